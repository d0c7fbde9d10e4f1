import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { getNowSeconds } from '../../../clock.ts'
import { decodeJson } from '../../../db/json.ts'
import type { UserCaller } from '../../../plugins/auth/caller.ts'
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
import { createRightMove } from '../../learn/developer/move.ts'
import { knowledgeTables } from '../../learn/knowledge/fold.ts'
import { rebuildStudent } from '../../learn/rebuild/rebuild-student.ts'
import type { RowDifference } from '../../learn/rebuild/rows.ts'
import { readDerivedRows } from './derived.ts'
import { listStudentSessions, restoreSession, voidSession } from './sessions.ts'
import { limitDatabase } from '../../../db/limit-to-organisation.ts'
import { isLong } from '../../../../../../tools/testing/is-long.ts'
import { logIn } from '../../../testing/http.ts'
import { removeTemplate } from '../../../testing/own-step.ts'
import { getExercise, makePlayer, playExercise, sendMove } from '../../../testing/player.ts'
import { findRow, findRows } from '../../../testing/rows.ts'
import { daySeconds } from '../../../testing/test-clock.ts'

/** Tries a few random histories in a normal run, and as many as fit in a minute in a long run. */
const effort = isLong ? { numRuns: 1000, interruptAfterTimeLimit: 60_000 } : { numRuns: 3 }

const app = await useTestApp()

const databaseOf = ({ organisation_id }: TestChild) => limitDatabase(app.database, organisation_id)

const callerOf = async ({ organisation_id }: TestChild): Promise<UserCaller> => {
  const supervisor = await findRow(app, 'user', { organisation_id }, ['id'])
  const login = {
    family_id: 0,
    expires_at: 0,
    has_active_subscription: true,
    is_read_only: false,
    may_export: false,
  }
  return { ...login, organisation_id, user_id: supervisor.id, role: 'beheerder', student_id: null }
}

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

const rebuild = async ({ student_id }: TestChild) =>
  (
    await rebuildStudent(app.database, app.contents, {
      student_id,
      write: false,
      now: getNowSeconds(app.clock) + 10_000_000,
    })
  ).filter(({ what }) => what !== 'kept_badge')

/** Voids a sitting; 0 is the last one. */
async function voidAt(child: TestChild, at: number, now: number) {
  const caller = await callerOf(child)
  const call = { caller, student_id: child.student_id, now }
  const { sessions } = await listStudentSessions(databaseOf(child).queries, call)
  const started_at = sessions[at]?.started_at ?? 0
  return databaseOf(child).transaction((transaction) =>
    voidSession(app, transaction, call, { started_at, reason: 'broertje' }),
  )
}

async function undo(child: TestChild, now: number): Promise<void> {
  const caller = await callerOf(child)
  const call = { caller, student_id: child.student_id, now }
  const { voided } = await listStudentSessions(databaseOf(child).queries, call)
  await databaseOf(child).transaction((transaction) =>
    restoreSession(app, transaction, call, voided[0]?.id ?? 0),
  )
}

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

type Step =
  | { readonly do: 'play'; readonly action: ChildAction }
  | { readonly do: 'read' | 'undo' }
  | { readonly do: 'void' | 'break'; readonly at: number }

/** Makes a run unreadable, if possible one that is not folded. Resolves to a function that makes it readable. */
async function breakRun({ student_id }: TestChild, at: number, broken: Set<number>) {
  const runs = [
    ...(await findRows(app, 'pending_run', { student_id }, ['exercise_id'])),
    ...(await findRows(app, 'run', { student_id }, ['exercise_id'])),
  ].filter(({ exercise_id }) => !broken.has(exercise_id))
  const exercise_id = runs[at % Math.max(1, runs.length)]?.exercise_id
  if (exercise_id === undefined) return null
  broken.add(exercise_id)
  return removeTemplate(app, exercise_id)
}

/** Ignores refusals, such as an undo after the child played on, because they change nothing. */
async function proveFold(steps: readonly Step[]): Promise<void> {
  const child = await makeShortPath(app)
  const player = createRandomChild(app, child, getNowSeconds(app.clock))
  const broken = new Set<number>()
  let restore: Awaited<ReturnType<typeof breakRun>> = null
  const ignoreRefusal = (error: unknown): void => {
    if (!(error instanceof ProblemError) && restore === null) throw error
  }
  for (const step of steps) {
    if (step.do === 'play') await player.do(step.action).catch(ignoreRefusal)
    if (step.do === 'read')
      await foldOrganisation(databaseOf(child), app.contents, restore === null ? failTest : () => undefined)
    if (step.do === 'void') await voidAt(child, step.at, player.now + 60).catch(ignoreRefusal)
    if (step.do === 'undo') await undo(child, player.now + 120).catch(ignoreRefusal)
    if (step.do !== 'break') continue
    await restore?.()
    restore = restore === null ? await breakRun(child, step.at, broken) : null
  }
  await restore?.()
  await foldOrganisation(databaseOf(child), app.contents, failTest, true)
  const isKnowledge = ({ what }: RowDifference) => knowledgeTables.some((table) => table === what)
  // An exercise without its template also counts differently for its step.
  expect((await rebuild(child)).filter((row) => broken.size === 0 || isKnowledge(row))).toEqual([])
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

/** Makes a child with two sittings, each of one exercise. */
async function makeTwoSittings() {
  const { child, caller, first } = await makePlayer(app)
  const [one = 0, other = 0] = first.practise
  await playExercise(caller, one, 2)
  app.clock.advance(2 * daySeconds)
  await playExercise(await logIn(app, child.username), other, 2, 1)
  return { child, student_id: child.student_id, one, other }
}

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

test('FOLD-1 a run that could not be read during a void counts again once it can be read', async () => {
  const { child, student_id, one } = await makeTwoSittings()
  const restore = await removeTemplate(app, one)
  await voidAt(child, 0, getNowSeconds(app.clock))
  expect(await findRows(app, 'skill', { student_id })).toEqual([])
  await restore()
  await dump(child)
  expect(await findRows(app, 'skill', { student_id })).not.toEqual([])
  expect(await rebuild(child)).toEqual([])
})

test('FOLD-1 a sitting that is voided and restored while it cannot be read counts once it can be read', async () => {
  const { child, caller, first } = await makePlayer(app)
  const [id = 0] = first.practise
  const run = (await getExercise(caller, id)).student_exercise[2]
  await sendMove(caller, id, run, createRightMove(run))
  const restore = await removeTemplate(app, id)
  const now = getNowSeconds(app.clock)
  await voidAt(child, 0, now)
  await undo(child, now)
  await restore()
  await dump(child)
  expect(await findRows(app, 'word_memory', { student_id: child.student_id })).toHaveLength(1)
  expect(await rebuild(child)).toEqual([])
})

const playing = fc.record({ do: fc.constant('play' as const), action: arbitraryAction })
const withoutPlay = [
  fc.record({ do: fc.constantFrom('read' as const, 'undo' as const) }),
  fc.record({ do: fc.constant('void' as const), at: fc.nat(2) }),
] as const
const breaking = fc.record({ do: fc.constant('break' as const), at: fc.nat(5) })

test.each([
  ['answers, reads, voids and undos', fc.oneof(...withoutPlay)],
  ['these and runs that cannot be read for a while', fc.oneof(...withoutPlay, breaking)],
])(
  'FOLD-1 any order of %s gives the result of folding the final log',
  async (_, other) => {
    const step = fc.oneof({ weight: 3, arbitrary: playing }, { weight: 1, arbitrary: other })
    const steps = fc.array<Step>(step, { minLength: 8, maxLength: 20 })
    let last = Promise.resolve()
    await fc.assert(
      fc.asyncProperty(steps, (all) => (last = proveFold(all))),
      effort,
    )
    await last
  },
  240_000,
)
