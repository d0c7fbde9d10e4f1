import { expect, test } from 'vitest'
import { getNowSeconds } from '../../../../clock.ts'
import { createLessonEntry, createPath, usePathSchool } from '../../../../testing/path-school.ts'
import { createRightMove } from '../../developer/move.ts'
import {
  groupExercises,
  getExercise,
  getStep,
  passStep,
  playExercise,
  sendMove,
} from '../../../../testing/player.ts'
import { findRow } from '../../../../testing/rows.ts'
import { takeTest } from '../../../../testing/test-taker.ts'
import { computeDayFromNow, giveDictation } from '../../../../testing/week-dictation.ts'
import { toTestId } from '../../path/step/exercise-id.ts'

const { at, saveChild, childAs } = usePathSchool()

test("DOE-3 a started step reports 'passed' with stars and date, 'beheerst' and the last failure", async () => {
  await saveChild(
    at.kim,
    createPath([
      createLessonEntry(1),
      createLessonEntry(2, { lock: 'open' }),
      createLessonEntry(3),
      createLessonEntry(4),
      createLessonEntry(5, { waived: true }),
    ]),
  )
  const kim = await childAs(at.kim)
  const steps = await at.app.database.queries
    .selectFrom('step')
    .select('id')
    .where('student_id', '=', at.kim.student_id)
    .orderBy('position')
    .execute()
  const [first = 0, second = 0] = steps.map(({ id }) => id)
  await passStep(kim, first)
  const passed_at = getNowSeconds(at.app.clock)
  await at.app.database.queries
    .insertInto('mastery')
    .values({
      organisation_id: at.school.organisation_id,
      student_id: at.kim.student_id,
      step_id: first,
      score: 1,
      num_new: 0,
      num_practised: 0,
      first_at: passed_at,
      updated_at: passed_at,
      mastered_at: passed_at,
      faded_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  at.app.clock.advance(100)
  const { explore, practise, dictation } = groupExercises(await getStep(kim, second))
  for (const id of [...explore.slice(0, 2), ...practise.slice(0, 2)]) await playExercise(kim, id, 2)
  await playExercise(kim, dictation, 2, 20)
  const { body } = await at.juf.call('GET /api/v1/begeleider/student/:id/path', {
    params: { id: at.kim.student_id },
  })
  const failed_at = getNowSeconds(at.app.clock)
  expect(body.progress).toMatchObject([
    {
      nr: 1,
      step_id: first,
      label: 'Korte klank',
      is_complete: true,
      is_mastered: true,
      highest_difficulty_completed: 2,
      num_failed: 0,
      last_failed_at: null,
    },
    { nr: 2, step_id: second, is_complete: false, num_failed: 1, completed_at: null },
    { nr: 5, is_complete: true, waived: true, highest_difficulty_completed: null, last_worked_at: null },
  ])
  expect(body.progress[0]?.completed_at).toBeLessThanOrEqual(passed_at)
  expect(body.progress[1]?.last_failed_at).toBeLessThanOrEqual(failed_at)
  expect(body.progress[1]?.last_failed_at).toBeGreaterThan(passed_at)
})

test('DOE-3 unfinished work has the date of its last answer', async () => {
  await saveChild(at.noor, createPath([createLessonEntry(1)]))
  const noor = await childAs(at.noor)
  const { id: step_id } = await findRow(at.app, 'step', { student_id: at.noor.student_id, is_current: true })
  const { practise } = groupExercises(await getStep(noor, step_id))
  const exercise_id = practise[0] ?? 0
  let run = (await getExercise(noor, exercise_id)).student_exercise[2]
  run = (await sendMove(noor, exercise_id, run, createRightMove(run))).body
  at.app.clock.advance(600)
  run = (await sendMove(noor, exercise_id, run, createRightMove(run))).body
  expect(run.is_complete).toBe(false)
  const { body } = await at.juf.call('GET /api/v1/begeleider/student/:id/path', {
    params: { id: at.noor.student_id },
  })
  expect(body.progress[0]).toMatchObject({ step_id, last_worked_at: getNowSeconds(at.app.clock) })
})

test('TST-3 DOE-2 an entry test and a week dictation are not failed, whatever their result', async () => {
  await saveChild(at.kim, createPath([createLessonEntry(1, { test_kind: 'entry' })]))
  const kim = await childAs(at.kim)
  const { id: step_id } = await findRow(at.app, 'step', { student_id: at.kim.student_id, is_current: true })
  const params = { id: at.kim.student_id }
  const readFailures = async () => {
    const { body: path } = await at.juf.call('GET /api/v1/begeleider/student/:id/path', { params })
    const { body: history } = await at.juf.call('GET /api/v1/begeleider/student/:id/session', { params })
    const { body: today } = await at.juf.call('GET /api/v1/begeleider/today')
    return {
      path: path.progress.map(({ num_failed, last_failed_at }) => [num_failed, last_failed_at !== null]),
      history: history.sessions.flatMap(({ failed_steps }) => failed_steps),
      today: today.lines.flatMap(({ causes }) =>
        causes.flatMap((cause) => (cause.kind === 'stuck' ? cause.num_failed : [])),
      ),
    }
  }
  await takeTest(kim, toTestId(step_id), 50)
  const day = computeDayFromNow(at.app, 0)
  await giveDictation(at.juf, { group_id: at.group_id, day, text: 'bakker, kikker, ladder' })
  const [dictation] = (await kim.call('GET /api/v1/test')).body.dictations
  await takeTest(kim, dictation?.test_id ?? 0, 50)
  expect(await readFailures()).toEqual({ path: [[0, false]], history: [], today: [] })

  const { explore, practise, dictation: last } = groupExercises(await getStep(kim, step_id))
  for (const id of [...explore.slice(0, 2), ...practise.slice(0, 2)]) await playExercise(kim, id, 2)
  await playExercise(kim, last, 2, 20)
  expect(await readFailures()).toEqual({ path: [[1, true]], history: [step_id], today: [1] })
})
