import type { Transaction } from '../../../db/database.ts'
import {
  formatExerciseKey,
  isBadgePaid,
  readMendContext,
  refoldLog,
  type LearningRow,
  formatRunKey,
  type StudentFacts,
} from '../../learn/index.ts'
import { revertDerivedChanges } from './derived.ts'
import { renumberRun } from './queries.ts'
import { assertReadableRuns, type LaidAsideSession, type Voiding } from './void-session.ts'
import { findPoints, insertPoints } from '../../../db/tables/point.ts'
import { insertRows } from '../../../db/tables/rows.ts'

interface Restoring extends Omit<Voiding, 'session'> {
  readonly laidAside: LaidAsideSession
}

/** Restores a voided session exactly, if nothing happened since (ADR 80). Throws 409 on a conflict. */
export async function restoreWork(call: Restoring): Promise<void> {
  const { transaction, contents, organisation_id, student_id, laidAside, now } = call
  const { facts, history } = await readMendContext(transaction, contents, student_id, now)
  const moved = await makeRoom(transaction, facts, laidAside.moved)
  await revertDerivedChanges(transaction, student_id, laidAside.changes)
  for (const table of ['run', 'answer', 'activity'] as const)
    await insertRows(transaction, table, moved[table] as never)
  const owner = { organisation_id, student_id }
  // A badge that the child bought again is paid once.
  const unpaid = laidAside.refunded.filter(({ badge_id }) => !isBadgePaid(facts, badge_id))
  for (const { badge_id: item_id, amount } of unpaid)
    await insertPoints(transaction, owner, { reason: 'purchase', amount, item_id }, now)
  const mending = await readMendContext(transaction, contents, student_id, now)
  assertReadableRuns(
    mending.history.unreadable,
    new Set([...history.unreadable, ...(laidAside.unreadable ?? [])]),
  )
  await refoldLog({ ...mending, moved: moved.answer })
  const owed = Math.min(laidAside.forgiven, await findPoints(transaction, student_id))
  if (owed > 0) await insertPoints(transaction, owner, { reason: 'forgiven', amount: -owed }, now)
}

type RunRow = StudentFacts['runs'][number]

async function makeRoom(
  transaction: Transaction,
  { runs: present }: StudentFacts,
  moved: LaidAsideSession['moved'],
): Promise<LaidAsideSession['moved']> {
  const renumbered = new Map<string, number>()
  for (const [key, runs] of Map.groupBy(moved.run as readonly RunRow[], formatExerciseKey)) {
    const first = Math.min(...runs.map(({ number }) => number))
    const there = present.filter((run) => formatExerciseKey(run) === key && run.number >= first)
    if (!runs.some(({ number }) => there.some((run) => run.number === number))) continue
    const inOrder = [...runs, ...there].toSorted((a, b) => a.started_at - b.started_at || a.number - b.number)
    let last = first - 1
    const changes = inOrder.map((run) => [run, (last = Math.max(last + 1, run.number))] as const)
    for (const [run, to] of changes.toReversed()) {
      if (runs.includes(run)) renumbered.set(formatRunKey(run), to)
      else if (to !== run.number) await renumberRun(transaction, run, to)
    }
  }
  const withNumber = (row: LearningRow, name: 'number' | 'run'): LearningRow => {
    const to = renumbered.get(formatRunKey(row as unknown as RunRow))
    return to === undefined ? row : { ...row, [name]: to }
  }
  return {
    ...moved,
    run: moved.run.map((row) => withNumber(row, 'number')),
    answer: moved.answer.map((row) => withNumber(row, 'run')),
  }
}
