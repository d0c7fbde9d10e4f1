import { defaultMemoryParameters } from '@letterliaan/rules/memory'
import { defaultEaseOfBlocks } from '@letterliaan/rules/skill'
import type { Clock } from '../../../clock.ts'
import type { Database, Queries, Transaction } from '../../../db/database.ts'
import { limitDatabase } from '../../../db/of-organisation.ts'
import { decodeJson } from '../../../db/json.ts'
import type { Contents } from '../../curriculum/index.ts'
import { replayHistory } from '../rebuild/history.ts'
import { type FittedParameters, type Knowledge, knowledgeTables, toRows } from './fold.ts'
import { foldRuns } from './fold-runs.ts'
import { toDifficultyOf } from './item-difficulty.ts'
import { formatRunKey } from '../path/step/exercise-id.ts'
import {
  deletePendingRuns,
  findAllWaiting,
  findDifficultiesOfPending,
  findMasteries,
  findMemoriesOfPending,
  findPendingAnswers,
  findPendingRuns,
  findPracticesOfPending,
  findSkills,
  findStepsOfPending,
  findWaiting,
  findWaitingOf,
  saveKnowledge,
} from './queries.ts'
import { findOrganisation } from '../../../db/tables/organisation.ts'

/**
 * Folds a child's pending runs (rules.md, What a child knows), but for runs that can't be replayed, which a
 * rebuild reports. The student's row must be locked.
 */
export async function foldStudent(
  transaction: Transaction,
  contents: Contents,
  student_id: number,
): Promise<void> {
  const pending = await findPendingRuns(transaction, student_id)
  const [first] = pending
  if (first === undefined) return
  const { organisation_id } = first
  const [steps, answers, memories, skills, masteries, fitted, difficulties, practices] = await Promise.all([
    findStepsOfPending(transaction, student_id),
    findPendingAnswers(transaction, student_id),
    findMemoriesOfPending(transaction, student_id),
    findSkills(transaction, student_id),
    findMasteries(transaction, student_id),
    readFitted(transaction, organisation_id),
    findDifficultiesOfPending(transaction, student_id),
    findPracticesOfPending(transaction, student_id),
  ])
  const known: Knowledge = {
    memories: new Map(memories.map((row) => [row.word_id, row])),
    skills: new Map(skills.map((row) => [row.category, row])),
    weeks: new Map(),
    masteries: new Map(masteries.map((row) => [row.step_id, row])),
  }
  const { runs } = await replayHistory(transaction, contents, { steps, runs: pending, answers })
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
  const rows = toRows(changes, { organisation_id, student_id })
  await Promise.all(knowledgeTables.map((table) => saveKnowledge(transaction, table, rows[table])))
  await deletePendingRuns(transaction, student_id)
}

/** Returns the parameters fitted from an organisation's answers, or the defaults. */
export async function readFitted(queries: Queries, organisation_id: number): Promise<FittedParameters> {
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
): Promise<void> {
  if (await isWaiting(database.queries, student_id)) await foldInTransaction(database, contents, student_id)
}

export async function foldOrganisation(
  database: Database,
  contents: Contents,
  onError?: (error: unknown) => void,
): Promise<void> {
  for (const { student_id } of await findWaiting(database.queries))
    await foldInTransaction(database, contents, student_id).catch(onError)
}

const everyMs = 600_000

/** Folds turns of unfinished runs every ten minutes. Returns a function that stops it. */
export function startFolding(
  { database, contents }: { readonly database: Database; readonly contents: Contents },
  clock: Clock,
  onError: (error: unknown) => void,
): () => void {
  const foldAll = async (): Promise<void> => {
    for (const { student_id, organisation_id } of await findAllWaiting(database.queries))
      await foldInTransaction(limitDatabase(database, organisation_id), contents, student_id).catch(onError)
  }
  return clock.every(everyMs, () => {
    foldAll().catch(onError)
  })
}

export const isAnyoneWaiting = async (queries: Queries): Promise<boolean> =>
  (await findWaiting(queries)).length > 0

export const isWaiting = async (queries: Queries, student_id: number): Promise<boolean> =>
  (await findWaitingOf(queries, student_id)).length > 0

const foldInTransaction = (database: Database, contents: Contents, student_id: number): Promise<void> =>
  database.transaction(async (transaction) => {
    await database.dialect.lockRow(transaction, 'student', student_id)
    await foldStudent(transaction, contents, student_id)
  })
