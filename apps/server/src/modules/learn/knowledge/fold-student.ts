import { defaultMemoryParameters } from '@letterliaan/rules/memory'
import { defaultEaseOfBlocks } from '@letterliaan/rules/skill'
import type { Clock } from '../../../clock.ts'
import type { Database, Queries, Transaction } from '../../../db/database.ts'
import { limitDatabase } from '../../../db/of-organisation.ts'
import { decodeJson } from '../../../db/json.ts'
import { type FittedParameters, foldTurn, type Knowledge, knowledgeTables, toRows } from './fold.ts'
import { formatRunKey } from '../path/step/exercise-id.ts'
import { decodeTurn } from './pending-turns.ts'
import {
  deletePendingTurns,
  findAllWaiting,
  findDifficultiesOfPending,
  findMasteries,
  findMemoriesOfPending,
  findPendingTurns,
  findPracticesOfPending,
  findSkills,
  findWaiting,
  findWaitingOf,
  saveKnowledge,
} from './queries.ts'
import { findOrganisation } from '../../../db/tables/organisation.ts'

/** Folds a child's pending turns (rules.md, What a child knows). The student's row must be locked. */
export async function foldStudent(transaction: Transaction, student_id: number): Promise<void> {
  const turns = await findPendingTurns(transaction, student_id)
  const [first] = turns
  if (first === undefined) return
  const { organisation_id } = first
  const [memories, skills, masteries, fitted, difficulties, practised] = await Promise.all([
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
  const practices = Map.groupBy(practised, ({ word_id }) => word_id)
  const estimated = new Map(difficulties.map(({ word_id, difficulty }) => [word_id, difficulty]))
  for (const turn of turns) {
    const { word_id } = turn
    const { prior, ...told } = decodeTurn(word_id, turn.told)
    const run = formatRunKey(turn)
    const last = practices
      .get(word_id)
      ?.findLast((row) => row.id < turn.answer_id && formatRunKey(row) !== run)
    const difficulty = estimated.get(word_id) ?? prior
    foldTurn(known, { ...told, difficulty, last_practised_at: last?.created_at ?? null }, fitted)
  }
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
  await deletePendingTurns(transaction, student_id)
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

export async function foldStudentIfPending(database: Database, student_id: number): Promise<void> {
  if (await isWaiting(database.queries, student_id)) await foldInTransaction(database, student_id)
}

export async function foldOrganisation(
  database: Database,
  onError?: (error: unknown) => void,
): Promise<void> {
  for (const { student_id } of await findWaiting(database.queries))
    await foldInTransaction(database, student_id).catch(onError)
}

const everyMs = 600_000

/** Folds turns of unfinished runs every ten minutes. Returns a function that stops it. */
export function startFolding(
  database: Database,
  clock: Clock,
  onError: (error: unknown) => void,
): () => void {
  const foldAll = async (): Promise<void> => {
    for (const { student_id, organisation_id } of await findAllWaiting(database.queries))
      await foldInTransaction(limitDatabase(database, organisation_id), student_id).catch(onError)
  }
  return clock.every(everyMs, () => {
    foldAll().catch(onError)
  })
}

export const isAnyoneWaiting = async (queries: Queries): Promise<boolean> =>
  (await findWaiting(queries)).length > 0

export const isWaiting = async (queries: Queries, student_id: number): Promise<boolean> =>
  (await findWaitingOf(queries, student_id)).length > 0

const foldInTransaction = (database: Database, student_id: number): Promise<void> =>
  database.transaction(async (transaction) => {
    await database.dialect.lockRow(transaction, 'student', student_id)
    await foldStudent(transaction, student_id)
  })
