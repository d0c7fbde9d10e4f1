import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { getNowSeconds } from '../../../clock.ts'
import { decodeJson } from '../../../db/json.ts'
import { ProblemError } from '../../../plugins/errors/problem-error.ts'
import {
  arbitraryAction,
  allActions,
  passWorldActions,
  type ChildAction,
} from '../../../testing/child-actions.ts'
import { createRandomChild } from '../../../testing/random-child.ts'
import type { TestChild } from '../../../testing/school.ts'
import { makeShortPath } from '../../../testing/short-path.ts'
import { failTest, useTestApp } from '../../../testing/test-app.ts'
import { foldOrganisation, type LearningRow } from '../../learn/index.ts'
import { readDerivedRows } from './derived.ts'
import { listStudentSessions } from './sessions.ts'
import { removeTemplate } from '../../../testing/own-step.ts'
import { findRows } from '../../../testing/rows.ts'
import { createMending, effort } from '../../../testing/mending.ts'

const app = await useTestApp()
const { databaseOf, callerOf, rebuild, voidAt, undo, makeTwoSittings } = createMending(app)

const tables = ['answer', 'run', 'activity', 'point'] as const

async function dump(child: TestChild): Promise<Record<string, readonly LearningRow[]>> {
  const { student_id } = child
  const database = databaseOf(child)
  await foldOrganisation(database, app.contents, failTest, true)
  const { queries } = database
  const rows: Record<string, LearningRow[]> = {}
  for (const { table, row } of (await readDerivedRows(queries, student_id)).values())
    (rows[table] ??= []).push(row)
  for (const table of tables) {
    rows[table] = await queries.selectFrom(table).selectAll().where('student_id', '=', student_id).execute()
  }
  for (const table of Object.values(rows)) {
    const texts = new Map(table.map((row) => [row, JSON.stringify(row)]))
    table.sort((a, b) => ((texts.get(a) ?? '') < (texts.get(b) ?? '') ? -1 : 1))
  }
  return rows
}

const balanceOf = (rows: readonly LearningRow[] = []): number =>
  rows.reduce((sum, { amount }) => sum + Number(amount), 0)

/** Replaces the ledger by its balance, because a void adds rows to the ledger. */
const exactly = (all: Record<string, readonly LearningRow[]>) => ({ ...all, point: balanceOf(all['point']) })

const isSame = (a: LearningRow, b: LearningRow): boolean =>
  a['exercise_id'] === b['exercise_id'] && a['difficulty'] === b['difficulty']

const without = (row: LearningRow, ...names: readonly string[]): LearningRow =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name)))

/** Omits times of writing, and words drawn for a run that was not begun (ADR 80). */
const derived = (
  all: Record<string, readonly LearningRow[]>,
  before: Record<string, readonly LearningRow[]>,
) => ({
  ...exactly(all),
  student: all['student']?.map((row) => without(row, 'updated_at')),
  step: all['step']?.map((row) => without(row, 'updated_at')),
  activity: all['activity']?.filter(({ type }) => type !== 'download_workbook'),
  student_exercise: all['student_exercise']?.map((row) => {
    const was = before['student_exercise']?.find((other) => isSame(row, other))
    return was?.['run_status'] === 0
      ? without(row, 'updated_at', 'state', 'run', 'run_status')
      : { ...without(row, 'updated_at'), state: decodeJson<unknown>(String(row['state'])) }
  }),
})

/** Waits two days, so that the next actions are a sitting of their own. */
const pause: ChildAction = { do: 'wait', days: 2 }

/** Excludes notes, books and marks, which are not part of a sitting, and waits, which would split it. */
const isOfSession = (action: ChildAction): boolean =>
  action.do !== 'wait' && action.do !== 'mark' && (action.do !== 'around' || action.what === 'treehouse')

async function proveVoiding(first: readonly ChildAction[], then: readonly ChildAction[]): Promise<void> {
  const child = await makeShortPath(app)
  const player = createRandomChild(app, child, getNowSeconds(app.clock))
  for (const action of [...first, pause]) await player.do(action)
  const before = await dump(child)
  for (const action of then) await player.do(action)
  const played = await dump(child)
  if (played['answer']?.length === before['answer']?.length) return
  await voidAt(child, 0, player.now + 60)
  expect(derived(await dump(child), before)).toEqual(derived(before, before))
  expect(await rebuild(child)).toEqual([])
  await undo(child, player.now + 120)
  expect(exactly(await dump(child))).toEqual(exactly(played))
  expect(await rebuild(child)).toEqual([])
}

/** Voids a sitting between others; the child plays on after the void and after the undo. */
async function proveMiddle(lives: readonly (readonly ChildAction[])[]): Promise<void> {
  const child = await makeShortPath(app)
  const player = createRandomChild(app, child, getNowSeconds(app.clock))
  const [first = [], then = [], later = [], more = []] = lives
  for (const action of [...first, pause, ...then, pause, ...later]) await player.do(action)
  const caller = await callerOf(child)
  const { sessions } = await listStudentSessions(databaseOf(child).queries, {
    caller,
    student_id: child.student_id,
  })
  if (sessions.length < 2) return
  const played = await dump(child)
  await voidAt(child, 1, player.now + 60)
  expect(await rebuild(child)).toEqual([])
  await undo(child, player.now + 120)
  expect(exactly(await dump(child))).toEqual(exactly(played))
  await voidAt(child, 1, player.now + 180)
  for (const action of [pause, ...more]) await player.do(action)
  expect(await rebuild(child)).toEqual([])
  // A sitting can't be restored after the child played on in the same exercise.
  const refusal = await undo(child, player.now + 60).catch((error: unknown) => error)
  expect(refusal instanceof ProblemError ? refusal.problem.status : (refusal ?? 409)).toBe(409)
  expect(await rebuild(child)).toEqual([])
  expect(balanceOf((await dump(child))['point'])).toBeGreaterThanOrEqual(0)
}

describe('a voided sitting', () => {
  test('MEND-1 has no effect, and undo restores it exactly', async () => {
    await proveVoiding([], [...passWorldActions, { do: 'buy', which: 0 }])
    await proveVoiding(passWorldActions, allActions.filter(isOfSession))
  })

  test('MEND-1 is restored without a second payment if the child bought the lost badge again', async () => {
    const child = await makeShortPath(app)
    const player = createRandomChild(app, child, getNowSeconds(app.clock))
    const buy: ChildAction = { do: 'buy', which: 0 }
    const play: ChildAction = { do: 'finish', step: 0, place: 1, difficulty: 1, wrong: 0 }
    for (const action of [...passWorldActions, pause, play, buy]) await player.do(action)
    const played = balanceOf((await dump(child))['point'])
    await voidAt(child, 0, player.now + 60)
    await player.do(buy)
    await undo(child, player.now + 120)
    expect(balanceOf((await dump(child))['point'])).toBe(played)
    expect(await rebuild(child)).toEqual([])
  })

  test('MEND-1 has no effect on repetitions, and undo restores them exactly', async () => {
    const repeat: ChildAction = { do: 'repeat', which: 0, wrong: 0 }
    await proveVoiding([...passWorldActions, { do: 'wait', days: 4 }], [repeat])
    await proveVoiding([...passWorldActions, { do: 'mark', step: 0, is_repeatable: true }], [repeat])
  })

  test('MEND-1 loses the words of a dictation that was opened but not answered', async () => {
    const [begun, opened] = [
      { step: 0, place: 1, difficulty: 1 },
      { step: 0, place: 9, difficulty: 1 },
    ] as const
    await proveVoiding(
      [{ do: 'finish', step: 0, place: 0, difficulty: 1, wrong: 0 }],
      [
        { do: 'move', ...begun, how: 'right' },
        { do: 'reset', ...opened, how: 'hard' },
        { do: 'reset-test', step: 0 },
      ],
    )
  })

  test('MEND-1 is removed and restored exactly after any play', async () => {
    const start = fc.constantFrom<readonly ChildAction[]>([], passWorldActions)
    const actions = fc.array(arbitraryAction, { minLength: 1, maxLength: 8 })
    const session = fc.array(arbitraryAction.filter(isOfSession), { minLength: 1, maxLength: 8 })
    let last = Promise.resolve()
    const anyHistory = fc.asyncProperty(
      start,
      actions,
      session,
      (first, more, then) => (last = proveVoiding([...first, ...more], then)),
    )
    await fc.assert(anyHistory, effort)
    await last
  }, 240_000)

  test('MEND-1 leaves nothing for a rebuild to change if it is between other sittings', async () => {
    const life = fc.array(arbitraryAction, { minLength: 1, maxLength: 6 })
    let last = Promise.resolve()
    const anyHistories = fc.asyncProperty(
      fc.tuple(fc.constant(passWorldActions), life, life, life),
      (lives) => (last = proveMiddle(lives)),
    )
    await fc.assert(anyHistories, effort)
    await last
  }, 240_000)
})

test('MEND-1 a voided sitting has no effect on skill, even if another run can no longer be replayed', async () => {
  const { child, student_id, one, other } = await makeTwoSittings()
  const wordsOf = async (exercise_id: number) =>
    (await findRows(app, 'answer', { exercise_id }, ['word_id'])).map(({ word_id }) => word_id)
  const played = await dump(child)
  const voidedWords = await wordsOf(other)
  const restore = await removeTemplate(app, one)
  const now = getNowSeconds(app.clock)
  expect((await rebuild(child)).map(({ what }) => what)).toEqual(['unreadable'])
  await voidAt(child, 0, now)
  expect(await findRows(app, 'skill', { student_id })).toEqual([])
  const kept = (await wordsOf(one)).filter((word_id) => !voidedWords.includes(word_id))
  const memories = await findRows(app, 'word_memory', { student_id }, ['word_id'])
  expect(new Set(memories.map(({ word_id }) => word_id))).toEqual(new Set(kept))
  expect((await rebuild(child)).map(({ what }) => what)).toEqual(['unreadable'])
  await undo(child, now)
  await restore()
  expect(exactly(await dump(child))).toEqual(exactly(played))
})
