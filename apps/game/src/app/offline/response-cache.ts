import type { Exercise, Step, StudentExercise } from '@letterliaan/contract'
import { predictStepStatus, type PredictedStep } from '@letterliaan/rules'
import type { WaitingCall } from '../answer-queue/waiting-calls.ts'
import { limitResponseStore } from './response-store-bound.ts'
import { toCachedJson, type ResponseStore } from './response-store.ts'
import { createLatestRuns } from './latest-runs.ts'
import type { DeviceResponses } from './offline-fetch.ts'
import {
  exercisePathPattern,
  stepPathPattern,
  stepOrSoundPathPattern,
  spokenTextPathPattern,
  formatExercisePath,
} from './paths.ts'
import { withLatestRun } from './predict-step.ts'
import { createStoredResponses } from './stored-responses.ts'

/** A step with unsent answers. */
export interface UnsentStep extends PredictedStep {
  readonly id: number
}

export interface ResponseCachePorts {
  readonly store: ResponseStore
  /** Unsent calls, in order. */
  readonly listWaiting: () => Promise<readonly WaitingCall[]>
}

export interface ChildResponseCache extends DeviceResponses {
  readonly complete: (exercise: Exercise) => Promise<Exercise>
  readonly keepRun: (exercise_id: number, run: StudentExercise) => Promise<void>
  /** From now on stores only these paths. Removes other responses of steps and sounds. */
  readonly keepOnly: (paths: ReadonlySet<string>) => Promise<void>
  readonly listMissing: () => Promise<readonly string[]>
  readonly listHere: () => Promise<ReadonlySet<string>>
  readonly hasExercise: (id: number) => boolean
  readonly hasStep: () => boolean
  /** Returns the stored step with its unsent answers; null if no step is stored. */
  readonly readStep: () => Promise<Step | null>
  /** Returns the step for a map if one of these exercises belongs to it; else null. */
  readonly readUnsentStep: (exercise_ids: ReadonlySet<number>) => Promise<UnsentStep | null>
  /** Forgets a child that logged out. Its data on disk are deleted with its key. */
  readonly forget: () => void
}

export function createResponseCache({ store, listWaiting }: ResponseCachePorts): ChildResponseCache {
  const wantedBefore: Promise<ReadonlySet<string>> = store.list().then(
    (paths) => new Set([...paths].filter((path) => stepOrSoundPathPattern.test(path))),
    () => new Set<string>(),
  )
  let wanted = wantedBefore
  /** The same paths, available before the disk is read. */
  let known: ReadonlySet<string> = new Set()
  function want(paths: ReadonlySet<string>): void {
    wanted = Promise.resolve(paths)
    known = paths
  }
  // Skipped if another step was requested since.
  wantedBefore.then((paths) => (known = wanted === wantedBefore ? paths : known)).catch(() => undefined)

  const recall = createStoredResponses(store, listWaiting)
  const latestRuns = createLatestRuns()
  const keepWithinBounds = limitResponseStore(store)

  async function readStep(): Promise<Step | null> {
    const path = [...(await wanted)].find((other) => stepPathPattern.test(other))
    return path === undefined ? null : recall.step(path)
  }

  return {
    async recall(path) {
      if (exercisePathPattern.test(path)) return responseOf(await recall.exercise(path))
      if (stepPathPattern.test(path)) return responseOf(await recall.step(path))
      const copy = await store.read(path).catch(() => null)
      return copy && new Response(copy.body, { headers: { 'content-type': copy.type } })
    },
    async keep(path, answer, askedAt = performance.now()) {
      const isWanted =
        !stepOrSoundPathPattern.test(path) || spokenTextPathPattern.test(path) || (await wanted).has(path)
      if (!isWanted) return
      const type = answer.headers.get('content-type') ?? 'application/octet-stream'
      const body = await latestRuns.bodyOf(path, answer, askedAt)
      await store.write(path, { type, body })
      await keepWithinBounds(path, body.byteLength)
    },
    complete: recall.complete,
    async keepRun(exercise_id, run) {
      const path = formatExercisePath(exercise_id)
      latestRuns.note(path, run)
      const exercise = (await wanted).has(path) ? await recall.lastResponse<Exercise>(path) : null
      if (exercise !== null) await store.write(path, toCachedJson(withLatestRun(exercise, run)))
    },
    async keepOnly(paths) {
      want(paths)
      const here = [...(await store.list())]
      await store.drop(
        here.filter(
          (path) =>
            stepOrSoundPathPattern.test(path) && !spokenTextPathPattern.test(path) && !paths.has(path),
        ),
      )
    },
    async listMissing() {
      const [here, paths] = await Promise.all([store.list(), wanted])
      return [...paths].filter((path) => !here.has(path))
    },
    listHere: store.list,
    hasExercise: (id) => known.has(formatExercisePath(id)),
    hasStep: () => known.size > 0,
    readStep,
    async readUnsentStep(exercise_ids) {
      const step = await readStep()
      const isOfStep = step?.exercises.some(({ id }) => exercise_ids.has(id)) === true
      return isOfStep ? { id: step.id, ...predictStepStatus(step) } : null
    },
    forget() {
      want(new Set())
      latestRuns.clear()
    },
  }
}

const responseOf = (value: unknown): Response | null => (value === null ? null : Response.json(value))
