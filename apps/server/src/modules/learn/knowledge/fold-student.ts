import { type Clock, runEvery } from '../../../clock.ts'
import type { Database, Queries, Transaction } from '../../../db/database.ts'
import { limitDatabase } from '../../../db/limit-to-organisation.ts'
import { isDatabaseUnavailable } from '../../../db/unavailable.ts'
import type { OnError } from '../../../plugins/watch.ts'
import type { Contents } from '../../curriculum/index.ts'
import { productVersion } from '../../../product-version.ts'
import { readStudentFacts, replayHistory, type RunFact } from '../rebuild/history.ts'
import { mendKnowledge } from '../rebuild/knowledge.ts'
import { type Knowledge, knowledgeTables, toKnowledgeRows } from './fold.ts'
import { foldRuns } from './fold-runs.ts'
import { readParameters } from './fitted-parameters.ts'
import { formatRunKey } from '../path/step/exercise-id.ts'
import {
  deletePendingRuns,
  findPendingSchools,
  countFailedRuns,
  countFailedRunsOf,
  findMasteries,
  findMemoriesOfPending,
  findPendingAnswers,
  findPendingRuns,
  findPracticesOfPending,
  findSkills,
  findStepsOfPending,
  findPending,
  findUntried,
  findUntriedOf,
  insertFailedRuns,
  markFailed,
  saveKnowledge,
} from './queries.ts'

interface UnfoldedRun {
  readonly run: RunFact & { readonly failed_version: string }
  readonly error: unknown
}

/**
 * Folds a child's pending runs (rules.md, What a child knows). Runs that can't be replayed are returned and
 * stay pending, because another version of the server may read them. If a run failed before, folds all of the
 * child's runs again, because later runs were folded without it. The student's row must be locked.
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
  const [steps, answers, memories, skills, masteries, fitted, practices] = await Promise.all([
    findStepsOfPending(transaction, student_id),
    findPendingAnswers(transaction, student_id),
    findMemoriesOfPending(transaction, student_id),
    findSkills(transaction, student_id),
    findMasteries(transaction, student_id),
    readParameters(transaction, organisation_id),
    findPracticesOfPending(transaction, student_id),
  ])
  const pendingByKey = new Map(pending.map((run) => [formatRunKey(run), run]))
  const replayed = await replayHistory(transaction, contents, { steps, runs: pending, answers })
  const readable = pending.filter((run) => !replayed.failures.has(run))
  const isLate = readable.some(({ failed_version }) => failed_version !== null)
  const failures = isLate ? await refoldKnowledge(transaction, contents, readable) : replayed.failures
  if (!isLate) {
    const known: Knowledge = {
      memories: new Map(memories.map((row) => [row.word_id, row])),
      skills: new Map(skills.map((row) => [row.category, row])),
      weeks: new Map(),
      masteries: new Map(masteries.map((row) => [row.step_id, row])),
    }
    foldRuns(known, {
      runs: replayed.runs,
      answers: practices,
      steps,
      fitted,
      isFolded: ({ fact }, answer_id) => answer_id < (pendingByKey.get(formatRunKey(fact))?.answer_id ?? 0),
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
  }
  const unfolded = Array.from(failures, ([run, error]) => ({
    run: { ...run, failed_version: pendingByKey.get(formatRunKey(run))?.failed_version ?? '' },
    error,
  }))
  await deletePendingRuns(transaction, student_id)
  await insertFailedRuns(
    transaction,
    unfolded.map(({ run }) => run),
  )
  return unfolded
}

/** Derives knowledge from the whole log, because later runs were folded already. Returns what failed. */
async function refoldKnowledge(
  transaction: Transaction,
  contents: Contents,
  readable: readonly RunFact[],
): Promise<ReadonlyMap<RunFact, unknown>> {
  const student_id = readable[0]?.student_id ?? 0
  const facts = await readStudentFacts(transaction, student_id)
  const history = await replayHistory(transaction, contents, facts)
  const keys = new Set(readable.map(formatRunKey))
  const moved = facts.answers.filter((row) => keys.has(formatRunKey(row)))
  await mendKnowledge({ transaction, student_id, facts, history, moved, differences: [] })
  return history.failures
}

export async function foldStudentIfPending(
  database: Database,
  contents: Contents,
  student_id: number,
  onError: OnError,
): Promise<void> {
  if (await isPending(database.queries, student_id))
    await foldInTransaction(database, contents, student_id, onError)
}

/** Folds the children of an organisation; a retry includes those whose failure was reported. */
export async function foldOrganisation(
  database: Database,
  contents: Contents,
  onError: OnError,
  isRetry = false,
): Promise<void> {
  for (const { student_id } of await (isRetry ? findPending : findUntried)(database.queries))
    await foldInTransaction(database, contents, student_id, onError)
}

const everyMs = 600_000

/** Folds unfinished and failed runs at the start and every ten minutes. Returns a function that stops it. */
export function startFolding(
  { database, contents }: { readonly database: Database; readonly contents: Contents },
  clock: Clock,
  onError: OnError,
): () => void {
  const foldAll = async (): Promise<void> => {
    for (const { organisation_id } of await findPendingSchools(database.queries))
      await foldOrganisation(limitDatabase(database, organisation_id), contents, onError, true).catch(
        (error: unknown) => onError(error, { organisation_id }),
      )
  }
  return runEvery(clock, everyMs, foldAll, onError)
}

export const isPending = async (queries: Queries, student_id: number): Promise<boolean> =>
  (await findUntriedOf(queries, student_id)).length > 0

/** Counts the runs that are not in a child's knowledge, because they could not be folded. */
export const countUnreadRunsByStudent = async (queries: Queries): Promise<ReadonlyMap<number, number>> =>
  new Map((await countFailedRuns(queries)).map(({ student_id, count }) => [student_id, Number(count)]))

export const countUnreadRuns = async (queries: Queries, student_id: number): Promise<number> =>
  Number((await countFailedRunsOf(queries, student_id))?.count ?? 0)

const foldFailed = (cause: unknown): Error => new Error('fold failed', { cause })

/** Reports a failure of a run once in each version. Afterwards only a retry folds the run again. */
async function foldInTransaction(
  database: Database,
  contents: Contents,
  student_id: number,
  onError: OnError,
): Promise<void> {
  try {
    const unfolded = await database.transaction(async (transaction) => {
      await database.dialect.lockRow(transaction, 'student', student_id)
      const failed = await foldStudent(transaction, contents, student_id)
      if (failed.length > 0) await markFailed(transaction, student_id)
      return failed
    })
    for (const { run, error } of unfolded) {
      const { exercise_id, difficulty, number, failed_version } = run
      if (failed_version === productVersion) continue
      onError(foldFailed(error), { student_id, exercise_id, difficulty, run: number })
    }
  } catch (error) {
    if (isDatabaseUnavailable(error as Error)) onError(foldFailed(error), { student_id })
    else if (await markFailed(database.queries, student_id).catch(() => true))
      onError(foldFailed(error), { student_id })
  }
}

/** Folds at the end of a run. If the fold fails, the run stays pending and the next read reports it. */
export const foldAtEnd = (
  transaction: Transaction,
  contents: Contents,
  student_id: number,
): Promise<unknown> => foldStudent(transaction, contents, student_id).catch(() => undefined)
