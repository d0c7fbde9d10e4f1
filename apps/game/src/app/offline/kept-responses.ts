import type { Exercise, Step, StudentExercise } from '@letterliaan/contract'
import { predictStepStatus, type PredictedStep } from '@letterliaan/rules'
import type { WaitingCall } from '../answer-queue/waiting-calls.ts'
import type { Copies, Copy, ListedCopy } from './copies.ts'
import type { KeptResponses } from './offline-fetch.ts'
import { predictStep, withLatestRun } from './predict-step.ts'

/** The step of which the server has not heard everything. */
export interface UnheardStep extends PredictedStep {
  readonly id: number
}

export interface KeptResponsesPorts {
  readonly copies: Copies
  /** What was not sent yet, in order. */
  readonly listWaiting: () => Promise<readonly WaitingCall[]>
  /** Who looks along, or plays as a child, leaves nothing on the device. */
  readonly mayKeep: () => Promise<boolean>
}

export interface KeptResponsesOfChild extends KeptResponses {
  readonly complete: (exercise: Exercise) => Promise<Exercise>
  /** The server's latest word on a run. */
  readonly keepRun: (exercise_id: number, run: StudentExercise) => Promise<void>
  /** From now on these are kept, and of all that is of a step or a sound nothing else. */
  readonly want: (paths: ReadonlySet<string>) => Promise<void>
  /** What is wanted and not here. */
  readonly listMissing: () => Promise<readonly string[]>
  readonly listHere: () => Promise<ReadonlySet<string>>
  readonly hasExercise: (id: number) => boolean
  readonly hasStep: () => boolean
  /** The step that is here, with what waits; null without one. */
  readonly readStep: () => Promise<Step | null>
  /** That step as a map may show it, if one of these exercises is of it. */
  readonly readUnheardStep: (exercise_ids: ReadonlySet<number>) => Promise<UnheardStep | null>
  readonly forget: () => Promise<void>
}

/** Of one step or sound; all others are the child's own lists, one each. */
const ofStep = /^\/(api\/v1\/(step|exercise|test|word)\/\d+|word\/)/
const ofOneStep = /^\/api\/v1\/step\/\d+$/
const ofText = /^\/word\/text\//
const ofSound = /^\/word\//
/** A step is some MB; over this the oldest sounds go (ADR 67). */
export const maxBytes = 24_000_000
/** Looked at once in so many. */
const stepBytes = 1_000_000
/** Texts read aloud are heard again on the next page (about 10 kB each). */
const maxTexts = 150

export const pathOfStep = (id: number): string => `/api/v1/step/${id}`
export const pathOfExercise = (id: number): string => `/api/v1/exercise/${id}`

export function createKeptResponses({
  copies,
  listWaiting,
  mayKeep,
}: KeptResponsesPorts): KeptResponsesOfChild {
  const wantedBefore: Promise<ReadonlySet<string>> = copies.list().then(
    (list) => new Set([...list.keys()].filter((path) => ofStep.test(path))),
    () => new Set<string>(),
  )
  let wanted = wantedBefore
  let known: ReadonlySet<string> = new Set()
  // Another step may have been asked for meanwhile.
  wantedBefore.then((paths) => (known = wanted === wantedBefore ? paths : known)).catch(() => undefined)

  async function readJson<T>(path: string): Promise<T | null> {
    const copy = await copies.read(path).catch(() => null)
    return copy && (JSON.parse(new TextDecoder().decode(copy.body)) as T)
  }

  const writeJson = (path: string, value: unknown): Promise<void> => copies.write(path, copyOf(value))

  async function complete(exercise: Exercise): Promise<Exercise> {
    const calls = (await listWaiting()).filter(({ id }) => id === exercise.id)
    if (calls.length === 0) return exercise
    const { predictExercise } = await import('./predict-exercise.ts')
    return predictExercise(exercise, calls)
  }

  const recallExercise = async (path: string): Promise<Exercise | null> => {
    const exercise = await readJson<Exercise>(path)
    return exercise && complete(exercise)
  }

  async function recallStep(path: string): Promise<Step | null> {
    const step = await readJson<Step>(path)
    if (step === null) return null
    const exercises = await Promise.all(step.exercises.map(({ id }) => recallExercise(pathOfExercise(id))))
    return predictStep(
      step,
      exercises.filter((exercise) => exercise !== null),
    )
  }

  async function readStep(): Promise<Step | null> {
    const path = [...(await wanted)].find((other) => ofOneStep.test(other))
    return path === undefined ? null : recallStep(path)
  }

  async function dropOldTexts(): Promise<void> {
    const texts = [...(await copies.list())].filter(([path]) => ofText.test(path))
    const oldest = texts
      .toSorted(([, a], [, b]) => a.at - b.at)
      .slice(0, Math.max(0, texts.length - maxTexts))
    await copies.drop(oldest.map(([path]) => path))
  }

  /** By path, when the server told it (`performance.now()`). */
  const latestRuns = new Map<string, { readonly run: StudentExercise; readonly at: number }>()

  /** A child answers while its exercise is on the way: what was asked before that is older than the run. */
  async function withLaterRun(path: string, answer: Response, askedAt: number): Promise<ArrayBuffer> {
    const latest = latestRuns.get(path)
    if (latest === undefined || latest.at < askedAt) return answer.arrayBuffer()
    return copyOf(withLatestRun((await answer.json()) as Exercise, latest.run)).body
  }

  let unseenBytes = 0
  async function keepWithinBound(bytes: number): Promise<void> {
    unseenBytes += bytes
    if (unseenBytes < stepBytes) return
    unseenBytes = 0
    await copies.drop(listOverBound(await copies.list()))
  }

  return {
    async recall(path) {
      if (/^\/api\/v1\/exercise\/\d+$/.test(path)) return responseOf(await recallExercise(path))
      if (ofOneStep.test(path)) return responseOf(await recallStep(path))
      const copy = await copies.read(path).catch(() => null)
      return copy && new Response(copy.body, { headers: { 'content-type': copy.type } })
    },
    async keep(path, answer, askedAt = performance.now()) {
      const isWanted = !ofStep.test(path) || ofText.test(path) || (await wanted).has(path)
      if (!isWanted || !(await mayKeep())) return
      const type = answer.headers.get('content-type') ?? 'application/octet-stream'
      const body = await withLaterRun(path, answer, askedAt)
      await copies.write(path, { type, body })
      await keepWithinBound(body.byteLength)
      if (ofText.test(path)) await dropOldTexts()
    },
    complete,
    async keepRun(exercise_id, run) {
      const path = pathOfExercise(exercise_id)
      latestRuns.set(path, { run, at: performance.now() })
      const exercise = (await wanted).has(path) ? await readJson<Exercise>(path) : null
      if (exercise !== null) await writeJson(path, withLatestRun(exercise, run))
    },
    async want(paths) {
      wanted = Promise.resolve(paths)
      known = paths
      const here = [...(await copies.list()).keys()]
      await copies.drop(here.filter((path) => ofStep.test(path) && !ofText.test(path) && !paths.has(path)))
    },
    async listMissing() {
      const [here, paths] = await Promise.all([copies.list(), wanted])
      return [...paths].filter((path) => !here.has(path))
    },
    listHere: async () => new Set((await copies.list()).keys()),
    hasExercise: (id) => known.has(pathOfExercise(id)),
    hasStep: () => known.size > 0,
    readStep,
    async readUnheardStep(exercise_ids) {
      const step = await readStep()
      const isOfStep = step?.exercises.some(({ id }) => exercise_ids.has(id)) === true
      return isOfStep ? { id: step.id, ...predictStepStatus(step) } : null
    },
    async forget() {
      wanted = Promise.resolve(new Set())
      known = new Set()
      latestRuns.clear()
      await copies.wipe()
    },
  }
}

/** The oldest sounds, as many as are over the bound; a child's work is small and stays. */
function listOverBound(list: ReadonlyMap<string, ListedCopy>): string[] {
  const sizes = [...list.values()].map(({ bytes }) => bytes)
  let over = sizes.reduce((sum, bytes) => sum + bytes, 0) - maxBytes
  const sounds = [...list].filter(([path]) => ofSound.test(path)).toSorted(([, a], [, b]) => a.at - b.at)
  return sounds.flatMap(([path, { bytes }]) => {
    if (over <= 0) return []
    over -= bytes
    return [path]
  })
}

const copyOf = (value: unknown): Copy => ({
  type: 'application/json',
  body: new TextEncoder().encode(JSON.stringify(value)).buffer,
})

const responseOf = (value: unknown): Response | null => (value === null ? null : Response.json(value))
