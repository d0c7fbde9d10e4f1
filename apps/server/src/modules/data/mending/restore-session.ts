import type { Transaction } from '../../../db/database.ts'
import type { Contents } from '../../curriculum/index.ts'
import {
  exerciseOf,
  forgive,
  readMending,
  type Row,
  runStages,
  studentStages,
  workStages,
} from '../../learn/index.ts'
import { revertDerived } from './derived.ts'
import type { MovedRows } from './lay-aside.ts'
import { findRunRows, insertRows, isPaidFor, renumberRun } from './log-queries.ts'
import { mustBeReadable, type LaidAside } from './void-session.ts'
import { findPoints, insertPoints } from '../../../db/tables/point.ts'

export interface Restoring {
  readonly transaction: Transaction
  readonly contents: Contents
  readonly organisation_id: number
  readonly student_id: number
  readonly laidAside: LaidAside
  readonly now: number
}

/** To the byte where nothing happened since (ADR 80). Throws 409 on a conflict. The student is locked. */
export async function restoreWork(call: Restoring): Promise<void> {
  const { transaction, contents, student_id, laidAside, now } = call
  const { history } = await readMending(transaction, contents, student_id, now)
  const moved = await makeRoom(transaction, student_id, laidAside.moved)
  await revertDerived(transaction, student_id, laidAside.changes)
  await insertRows(transaction, 'run', moved.run)
  await insertRows(transaction, 'answer', moved.answer)
  await insertRows(transaction, 'activity', moved.activity)
  await payAgain(call)
  const mending = await readMending(transaction, contents, student_id, now)
  mustBeReadable(
    mending.history.unreadable,
    new Set([...history.unreadable, ...(laidAside.unreadable ?? [])]),
  )
  await runStages(mending, [...workStages, ...studentStages])
  const owed = Math.min(laidAside.forgiven, await findPoints(transaction, student_id))
  if (owed > 0) await forgive(transaction, call, -owed, now)
}

/** A badge that the child bought again is paid once. */
async function payAgain({
  transaction,
  organisation_id,
  student_id,
  laidAside,
  now,
}: Restoring): Promise<void> {
  for (const payment of laidAside.unpaid) {
    await insertPoints(transaction, { organisation_id, student_id, ...payment })
  }
  for (const { badge_id, amount } of laidAside.refunded) {
    if (await isPaidFor(transaction, student_id, badge_id)) continue
    const row = { organisation_id, student_id, item_id: badge_id, difficulty: null, created_at: now }
    await insertPoints(transaction, { ...row, reason: 'purchase', amount })
  }
}

type Numbered = Row & {
  readonly exercise_id: number
  readonly difficulty: number
  readonly number: number
  readonly started_at: number
}

async function makeRoom(transaction: Transaction, student_id: number, moved: MovedRows): Promise<MovedRows> {
  const present = await findRunRows(transaction, student_id)
  const returning = Map.groupBy(moved.run as readonly Numbered[], exerciseOf)
  const renumbered = new Map<string, number>()
  for (const [key, runs] of returning) {
    const first = Math.min(...runs.map(({ number }) => number))
    const there = present.filter((run) => exerciseOf(run) === key && run.number >= first)
    const isTaken = runs.some(({ number }) => there.some((run) => run.number === number))
    if (!isTaken) continue
    const inOrder = [
      ...runs.map((run) => ({ run, isBack: true })),
      ...there.map((run) => ({ run, isBack: false })),
    ].toSorted((a, b) => a.run.started_at - b.run.started_at || a.run.number - b.run.number)
    let last = first - 1
    const changes = inOrder.map(({ run, isBack }) => {
      last = Math.max(last + 1, run.number)
      return { run, isBack, to: last }
    })
    for (const { run, isBack, to } of changes.toReversed()) {
      if (isBack) renumbered.set(`${key} ${run.number}`, to)
      else if (to !== run.number) await renumberRun(transaction, { ...run, student_id }, to)
    }
  }
  const numberOf = (row: Numbered, number: number): number =>
    renumbered.get(`${exerciseOf(row)} ${number}`) ?? number
  return {
    ...moved,
    run: (moved.run as readonly Numbered[]).map((row) =>
      Object.assign({}, row, { number: numberOf(row, row.number) }),
    ),
    answer: (moved.answer as readonly (Numbered & { readonly run: number })[]).map((row) =>
      Object.assign({}, row, { run: numberOf(row, row.run) }),
    ),
  }
}
