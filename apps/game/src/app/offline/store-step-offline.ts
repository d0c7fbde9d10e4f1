import type { Difficulty, Exercise, Step } from '@letterliaan/contract'
import type { Client } from '@letterliaan/contract/client'
import { createRandomId } from '@letterliaan/contract/client'
import { ExerciseStatus } from '@letterliaan/contract/status'
import { listPossibleSounds, toSpokenWord } from '@letterliaan/exercises/run'
import { formatTextAddress } from '@letterliaan/web/spoken-sound'
import { type ReadAloud, applyWording } from '@letterliaan/ui/spoken'
import { addresses } from '../addresses.ts'
import { listSoundAddresses } from '../play/sound-addresses.ts'
import { waitUntilIdle } from '../wait-until-idle.ts'
import { listLinesOfMainPages, listLinesOfStep } from './lines-of-step.ts'
import { loadLogic } from './predict-exercise.ts'
import type { DrawnRuns } from './drawn-runs.ts'
import type { ChildResponseCache } from './response-cache.ts'
import { formatExercisePath, formatStepPath, soundPathPattern } from './paths.ts'

/** Limits the sounds of a step. A real step of a class is some MB and has fewer. */
const maxSounds = 600

export interface Wording extends Pick<ReadAloud, 'isEasier' | 'isSober'> {
  readonly buddy_id?: number | undefined
}

export interface KeepStepPorts {
  readonly client: Client
  readonly cache: ChildResponseCache
  readonly fetchSound: (address: string) => Promise<unknown>
  readonly readWording: () => Promise<Wording>
  readonly whenAtRest: () => Promise<void>
  /** True if the child logged out, another step is requested, or the network failed. */
  readonly isStopped: () => boolean
  /** Loads the code and first data of a page. */
  readonly loadPage: (address: string) => Promise<unknown>
  /** True if the child began the exercise since the game was opened, or if answers to it wait. */
  readonly isBegun: (exercise_id: number) => Promise<boolean>
  readonly drawn: DrawnRuns
}

export interface StepLevels {
  readonly difficulty: Difficulty
  readonly levels: readonly Difficulty[]
}

/** Stores a step: exercises at open levels, words and sounds (NET-1). Resolves to whether all is stored. */
export async function storeStepOffline(
  { client, cache, fetchSound, readWording, whenAtRest, isStopped, loadPage, isBegun, drawn }: KeepStepPorts,
  step: Step,
  { difficulty, levels }: StepLevels,
): Promise<boolean> {
  const paths = new Set([formatStepPath(step.id), ...step.exercises.map(({ id }) => formatExercisePath(id))])
  await cache.keepOnly(new Set([...paths, ...(await listSoundsHere(cache, step.id))]))
  await client.call('GET /api/v1/step/:id', { params: { id: step.id } })
  const exercises: Exercise[] = []
  for (const { id } of step.exercises) {
    await whenAtRest()
    await waitUntilIdle()
    if (isStopped()) return false
    // Asked before the request, because the answers may be sent during it.
    const wasBegun = await isBegun(id)
    const exercise = await client.call('GET /api/v1/exercise/:id', { params: { id } })
    exercises.push(exercise)
    if (!wasBegun) await keepDictation({ client, cache, isBegun, drawn }, exercise, difficulty)
  }
  const sounds = (await Promise.all(exercises.map((exercise) => listSounds(exercise, levels)))).flat()
  const wording = await readWording()
  const said = [...(await listLinesOfStep(step, exercises)), ...(await listLinesOfMainPages(wording))]
  const lines = applyWording(said, wording)
  await keepLists(client, step, await cache.listHere())
  if (isStopped()) return false
  await cache.keepOnly(new Set([...paths, ...sounds.slice(0, maxSounds), ...lines.map(formatTextAddress)]))
  for (const sound of await cache.listMissing()) {
    await whenAtRest()
    if (isStopped()) return false
    await fetchSound(sound).catch(() => undefined)
  }
  // The service worker caches the drawing with which the map starts.
  if (step.phase_id !== null) await loadPage(addresses.world(step.phase_id))
  return true
}

/** Lists stored sounds, which are not fetched again if the step is requested again. */
async function listSoundsHere(cache: ChildResponseCache, step_id: number): Promise<string[]> {
  if ((await cache.readStep())?.id !== step_id) return []
  return [...(await cache.listHere())].filter((path) => soundPathPattern.test(path))
}

/** Fetches the lists of map and lesson page if a deep link skipped these pages. */
async function keepLists(client: Client, { phase_id }: Step, here: ReadonlySet<string>): Promise<void> {
  const world = phase_id ?? 1
  const lists: Readonly<Record<string, () => Promise<unknown>>> = {
    '/api/v1/step': () => client.call('GET /api/v1/step', {}),
    '/api/v1/step/repeatable': () => client.call('GET /api/v1/step/repeatable', {}),
    '/api/v1/test': () => client.call('GET /api/v1/test', {}),
    [`/api/v1/world/${world}/redo`]: () =>
      client.call('GET /api/v1/world/:id/redo', { params: { id: world } }),
  }
  for (const [path, fetchList] of Object.entries(lists)) if (!here.has(path)) await fetchList()
}

/** Draws the words of a dictation in advance, so that device and server both know them (ADR 67). */
async function keepDictation(
  { client, cache, isBegun, drawn }: Pick<KeepStepPorts, 'client' | 'cache' | 'isBegun' | 'drawn'>,
  exercise: Exercise,
  difficulty: Difficulty,
): Promise<void> {
  const { id, exercise_type, student_exercise } = exercise
  const { status, is_complete } = student_exercise[difficulty]
  if (!exercise_type.is_dictation || is_complete || status !== ExerciseStatus.open) return
  const { run: traits } = await loadLogic(exercise)
  if (traits?.isDictation !== true) return
  // Drawing words again would delete the answers of a started dictation.
  if (drawn.has(id, difficulty) || (await isBegun(id))) return
  const idempotencyKey = createRandomId()
  const drawing = client
    .call('POST /api/v1/exercise/hard-reset/:id', { params: { id }, body: { difficulty }, idempotencyKey })
    .catch(() => null)
  drawn.add(id, difficulty, drawing)
  const run = await drawing
  if (run !== null) await cache.keepRun(id, run)
}

async function listSounds(exercise: Exercise, levels: readonly Difficulty[]): Promise<string[]> {
  const logic = await loadLogic(exercise)
  const words = levels.flatMap((level) => exercise.student_exercise[level].words)
  return words.flatMap((word) =>
    listSoundAddresses({
      word: toSpokenWord({ logic, exercise }, word),
      sounds: listPossibleSounds({ logic, exercise }, word),
      phrases: logic.turn.countPhrases?.(word),
    }),
  )
}
