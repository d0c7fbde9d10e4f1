import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { getNowSeconds } from '../../../clock.ts'
import { arbitraryAction, passWorldActions, type ChildAction } from '../../../testing/child-actions.ts'
import { createAnswerBody, getExercise, makePlayer, sendMove } from '../../../testing/player.ts'
import { makeChild, makeSchool, type TestChild } from '../../../testing/school.ts'
import { makeShortPath, playActions } from '../../../testing/short-path.ts'
import { useTestApp } from '../../../testing/test-app.ts'
import { createRightMove } from '../developer/move.ts'
import type { RowDifference } from './rows.ts'
import { rebuildStudent } from './rebuild-student.ts'
import { isLong } from '../../../../../../tools/testing/is-long.ts'

/** A few random lives in a normal run, or as many as possible within a minute in a long run. */
const lives = isLong ? { numRuns: 1000, interruptAfterTimeLimit: 60_000 } : { numRuns: 3 }

const app = await useTestApp()

const rebuild = ({ student_id }: TestChild, write = false): Promise<readonly RowDifference[]> =>
  rebuildStudent(app.database, app.contents, {
    student_id,
    write,
    now: getNowSeconds(app.clock) + 10_000_000,
  })

describe('a rebuild', () => {
  test('WEET-14 finds no difference after an exercise that was answered offline', async () => {
    const { child, caller, first } = await makePlayer(app)
    const [id = 0] = first.explore
    let run = (await getExercise(caller, id)).student_exercise[2]
    while (!run.is_complete) {
      const body = createAnswerBody(id, run, createRightMove(run))
      const headers = { 'device-time': String(body.startTime + 3600) }
      run = (await caller.call('PUT /api/v1/exercise/:id', { params: { id }, body, headers })).body
    }
    expect(await rebuild(child)).toEqual([])
  })

  test('finds no difference after a word was corrected offline and sent after later work', async () => {
    const { child, caller, first } = await makePlayer(app)
    const [done = 0] = first.explore
    for (let run = (await getExercise(caller, done)).student_exercise[2]; !run.is_complete;)
      run = (await sendMove(caller, done, run, createRightMove(run))).body
    const [id = 0] = first.practise
    let run = (await getExercise(caller, id)).student_exercise[2]
    const headers = {
      'device-time': String(createAnswerBody(id, run, createRightMove(run)).startTime + 3600),
    }
    for (const attempt of ['q', 'x', 'y', null]) {
      const move = attempt === null ? createRightMove(run) : { attempt, at: 0 }
      const body = createAnswerBody(id, run, move)
      run = (await caller.call('PUT /api/v1/exercise/:id', { params: { id }, body, headers })).body
    }
    expect(run.detailed_results[0]).toMatchObject({ num_errors: 3, completed: true })
    expect(await rebuild(child)).toEqual([])
  })

  test('finds no difference after a redo of a world with a dictation that was only opened', async () => {
    const child = await makeShortPath(app)
    const places = Array.from({ length: 13 }, (_, place) => place)
    const open = places.map((place) => ({ do: 'reset', step: 1, place, difficulty: 3, how: 'hard' }) as const)
    await playActions(app, child, [...passWorldActions, ...open, { do: 'redo', difficulty: 2 }])
    const rows = app.database.queries.selectFrom('student_exercise').select('run')
    const opened = rows.where('student_id', '=', child.student_id).where('difficulty', '=', 3)
    expect(await opened.execute()).toContainEqual({ run: 2 })
    expect(await rebuild(child)).toEqual([])
  })

  test('finds no difference after any sequence of play', async () => {
    const start = fc.constantFrom<readonly ChildAction[]>([], passWorldActions)
    const actions = fc.array(arbitraryAction, { minLength: 5, maxLength: 25, size: 'max' })
    const live = async (all: readonly ChildAction[]): Promise<void> => {
      const child = await makeShortPath(app)
      await playActions(app, child, all)
      expect(await rebuild(child)).toEqual([])
    }
    let last = Promise.resolve()
    const anyHistory = fc.asyncProperty(start, actions, (first, then) => (last = live([...first, ...then])))
    await fc.assert(anyHistory, lives)
    // Waits for the play that was not finished at the time limit.
    await last
  }, 240_000)
})

/** Returns a week of play: half a lesson, part of an earlier lesson, and two sets of 'Door elkaar'. */
function weekOfWork(week: number): ChildAction[] {
  const step = Math.floor(week / 2)
  const wrong = Math.max(0, 5 - Math.floor(week / 4))
  return [
    { do: 'finish', step, place: week % 2 === 0 ? 4 : 6, difficulty: 2, wrong },
    ...(week % 2 === 0 ? [] : [{ do: 'pass', step, difficulty: 2 } as const]),
    { do: 'wait', days: 3 },
    { do: 'repeat', which: 0, wrong: wrong + (week % 3) },
    { do: 'finish', step: Math.max(0, step - 3), place: 8, difficulty: 2, wrong: week % 4 },
    // Every 13th week has holidays, after which many words are due.
    { do: 'wait', days: week % 13 === 6 ? 18 : 4 },
    { do: 'repeat', which: 0, wrong: week % 4 },
  ]
}

const knowledge = ['word_memory', 'skill', 'skill_week', 'mastery'] as const

test('WEET-13 a rebuilt school year is equal to the live one', async () => {
  const child = await makeChild(app, await makeSchool(app), { worlds: [1], endsWithTest: true })
  const weeks = Array.from({ length: isLong ? 40 : 8 }, (_, week) => week)
  await playActions(app, child, weeks.flatMap(weekOfWork))
  const read = () =>
    Promise.all(
      knowledge.map((table) =>
        app.database.queries
          .selectFrom(table)
          .selectAll()
          .where('student_id', '=', child.student_id)
          .execute(),
      ),
    )
  const asSet = (rows: Awaited<ReturnType<typeof read>>) =>
    rows.map((ofTable) => new Set(ofTable.map((row) => JSON.stringify(row))))
  const live = await read()
  const [memory = [], skills = [], skillWeeks = [], mastery = []] = live
  expect(memory.length).toBeGreaterThan(30)
  expect(skills.length).toBeGreaterThan(3)
  expect(skillWeeks.length).toBeGreaterThan(0)
  expect(mastery.length).toBeGreaterThan(0)
  expect(await rebuild(child)).toEqual([])
  for (const table of knowledge)
    await app.database.queries.deleteFrom(table).where('student_id', '=', child.student_id).execute()
  await rebuild(child, true)
  expect(asSet(await read())).toEqual(asSet(live))
}, 240_000)
