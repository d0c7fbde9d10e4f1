import { defaultMemoryParameters } from '@letterliaan/rules/memory'
import { defaultEaseOfBlocks } from '@letterliaan/rules/skill'
import type { Clock } from '../../../clock.ts'
import type { Database, Queries, Transaction } from '../../../db/database.ts'
import { limitDatabase } from '../../../db/limit-to-organisation.ts'
import { decodeJson } from '../../../db/json.ts'
import type { OnError } from '../../../plugins/watch.ts'
import type { Contents } from '../../curriculum/index.ts'
import { replayHistory } from '../rebuild/history.ts'
import { type FittedParameters, type Knowledge, knowledgeTables, toKnowledgeRows } from './fold.ts'
import { foldRuns } from './fold-runs.ts'
import { toDifficultyOf } from './difficulties.ts'
import { formatRunKey } from '../path/step/exercise-id.ts'
import {
  deletePendingRuns,
  findPendingSchools,
  findDifficultiesOfPendingWords,
  findMasteries,
  findMemoriesOfPending,
  findPendingAnswers,
  findPendingRuns,
  findPracticesOfPending,
  findSkills,
  findStepsOfPending,
  findAllPendingRuns,
  findPendingOf,
  insertPendingRuns,
  saveKnowledge,
} from './queries.ts'
import { findOrganisation } from '../../../db/tables/organisation.ts'

interface UnfoldedRun {
  readonly run: Awaited<ReturnType<typeof findPendingRuns>>[number]
  readonly error: unknown
}

/**
 * Folds a child's pending runs (rules.md, What a child knows). Runs that can't be replayed are returned and
 * stay pending, because another version of the server may read them. The student's row must be locked.
 */
export async function foldStudent(
  transaction: Transaction,
  contents: Contents,
  student_id: number,
): Promise<readonly UnfoldedRun[]> {
  const pending = await findPendingRuns(transaction, student_id)
  const [first] = pending
  if (first === undefined) {
    await deletePendingRuns(transaction, student_id)
    return []
  }
  const { organisation_id } = first
  const [steps, answers, memories, skills, masteries, fitted, difficulties, practices] = await Promise.all([
    findStepsOfPending(transaction, student_id),
    findPendingAnswers(transaction, student_id),
    findMemoriesOfPending(transaction, student_id),
    findSkills(transaction, student_id),
    findMasteries(transaction, student_id),
    readParameters(transaction, organisation_id),
    findDifficultiesOfPendingWords(transaction, student_id),
    findPracticesOfPending(transaction, student_id),
  ])
  const known: Knowledge = {
    memories: new Map(memories.map((row) => [row.word_id, row])),
    skills: new Map(skills.map((row) => [row.category, row])),
    weeks: new Map(),
    masteries: new Map(masteries.map((row) => [row.step_id, row])),
  }
  const { runs, failures } = await replayHistory(transaction, contents, { steps, runs: pending, answers })
  const firstAnswers = new Map(pending.map((run) => [formatRunKey(run), run.answer_id]))
  foldRuns(known, {
    runs,
    answers: practices,
    steps,
    difficultyOf: toDifficultyOf(difficulties),
    fitted,
    isFolded: ({ fact }, answer_id) => answer_id < (firstAnswers.get(formatRunKey(fact)) ?? 0),
  })
  const stored = new Set<object>([...memories, ...skills, ...masteries])
  const changed = <Key, Row extends object>(rows: Map<Key, Row>): Map<Key, Row> =>
    new Map([...rows].filter(([, row]) => !stored.has(row)))
  const changes = {
    memories: changed(known.memories),
    skills: changed(known.skills),
    weeks: known.weeks,
    masteries: changed(known.masteries),
  }
  const rows = toKnowledgeRows(changes, { organisation_id, student_id })
  await Promise.all(knowledgeTables.map((table) => saveKnowledge(transaction, table, rows[table])))
  await deletePendingRuns(transaction, student_id)
  const unfolded = pending.filter((run) => failures.has(run))
  if (unfolded.length > 0) await insertPendingRuns(transaction, unfolded)
  return unfolded.map((run) => ({ run, error: failures.get(run) }))
}

/** Returns the parameters fitted from an organisation's answers, or the defaults. */
export async function readParameters(queries: Queries, organisation_id: number): Promise<FittedParameters> {
  const { memory_parameters = null, ease_of_blocks = null } =
    (await findOrganisation(queries, organisation_id)) ?? {}
  return {
    memory: memory_parameters === null ? defaultMemoryParameters : decodeJson<number[]>(memory_parameters),
    easeOfBlocks: ease_of_blocks ?? defaultEaseOfBlocks,
  }
}

export async function foldStudentIfPending(
  database: Database,
  contents: Contents,
  student_id: number,
  onError: OnError,
): Promise<void> {
  if (await isPending(database.queries, contents, student_id))
    await foldInTransaction(database, contents, student_id, onError)
}

export async function foldOrganisation(
  database: Database,
  contents: Contents,
  onError: OnError,
): Promise<void> {
  for (const student_id of listWaiting(contents, await findAllPendingRuns(database.queries)))
    await foldInTransaction(database, contents, student_id, onError)
}

const everyMs = 600_000

/** Folds turns of unfinished runs every ten minutes. Returns a function that stops it. */
export function startFolding(
  { database, contents }: { readonly database: Database; readonly contents: Contents },
  clock: Clock,
  onError: OnError,
): () => void {
  const foldAll = async (): Promise<void> => {
    const aside = unreadable.get(contents)
    for (const answer_id of aside?.keys() ?? []) aside?.set(answer_id, false)
    for (const { organisation_id } of await findPendingSchools(database.queries))
      await foldOrganisation(limitDatabase(database, organisation_id), contents, onError).catch(
        (error: unknown) => onError(error, { organisation_id }),
      )
  }
  return clock.every(everyMs, () => {
    foldAll().catch(onError)
  })
}

export const isAnyonePending = async (queries: Queries, contents: Contents): Promise<boolean> =>
  listWaiting(contents, await findAllPendingRuns(queries)).size > 0

export const isPending = async (queries: Queries, contents: Contents, student_id: number): Promise<boolean> =>
  listWaiting(contents, await findPendingOf(queries, student_id)).size > 0

/** First answers of pending runs that this process can't read; true until the idle job tries again. */
const unreadable = new WeakMap<Contents, Map<number, boolean>>()

const listWaiting = (
  contents: Contents,
  pending: readonly { readonly student_id: number; readonly answer_id: number }[],
): ReadonlySet<number> => {
  const aside = unreadable.get(contents)
  return new Set(
    pending.filter(({ answer_id }) => aside?.get(answer_id) !== true).map(({ student_id }) => student_id),
  )
}

const foldFailed = (cause: unknown): Error => new Error('fold failed', { cause })

async function foldInTransaction(
  database: Database,
  contents: Contents,
  student_id: number,
  onError: OnError,
): Promise<void> {
  try {
    const unfolded = await database.transaction(async (transaction) => {
      await database.dialect.lockRow(transaction, 'student', student_id)
      return foldStudent(transaction, contents, student_id)
    })
    const aside = unreadable.get(contents) ?? new Map<number, boolean>()
    unreadable.set(contents, aside)
    for (const { run, error } of unfolded) {
      const isReported = aside.has(run.answer_id)
      aside.set(run.answer_id, true)
      if (isReported) continue
      const { exercise_id, difficulty, number } = run
      onError(foldFailed(error), { student_id, exercise_id, difficulty, run: number })
    }
  } catch (error) {
    onError(foldFailed(error), { student_id })
  }
}

/** Folds at the end of a run. If the fold fails, the run stays pending and the next read reports it. */
export const foldAtEnd = (
  transaction: Transaction,
  contents: Contents,
  student_id: number,
): Promise<unknown> => foldStudent(transaction, contents, student_id).catch(() => undefined)
