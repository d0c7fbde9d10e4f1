// @database both
import { beforeEach, expect, test } from 'vitest'
import { templates } from '@letterliaan/exercises/logic'
import { getNowSeconds } from '../../../clock.ts'
import { logIn } from '../../../testing/http.ts'
import { logAnswers } from '../../../testing/log-answers.ts'
import { groupExercises, getStep, playExercise } from '../../../testing/player.ts'
import {
  makeChild,
  makeSchool,
  makeSupervisor,
  type TestChild,
  type TestSchool,
} from '../../../testing/school.ts'
import { useTestApp } from '../../../testing/test-app.ts'
import { daySeconds } from '../../../testing/test-clock.ts'

const app = await useTestApp()
let school: TestSchool
let kim: TestChild
beforeEach(async () => {
  school = await makeSchool(app)
  kim = await makeChild(app, school)
})

const dailyOf = async ({ username }: TestChild) =>
  (await (await logIn(app, username)).call('GET /api/v1/daily')).body

/** Stores an answer in the log, dated `daysAgo` days before now. */
async function practise(child: TestChild, daysAgo: number): Promise<void> {
  const { id: word_id } = await app.database.queries.selectFrom('word').select('id').executeTakeFirstOrThrow()
  const created_at = getNowSeconds(app.clock) - daysAgo * daySeconds
  await logAnswers(app, child, [{ word_id, run: daysAgo, is_right: false, created_at }])
}

test('PLEK-7 the map has nothing for a new child, and an egg after a day of practice', async () => {
  expect(await dailyOf(kim)).toMatchObject({ thing: null, animals: [] })
  await practise(kim, 0)
  expect((await dailyOf(kim)).thing).toBeNull()
  app.clock.advance(daySeconds)
  expect(await dailyOf(kim)).toMatchObject({ thing: { kind: 'egg', is_moving: false }, animals: [] })
})

test('PLEK-7 the egg hatches after six practice days, even if there were gaps or wrong answers', async () => {
  for (const daysAgo of [90, 41, 40, 12, 3]) await practise(kim, daysAgo)
  expect((await dailyOf(kim)).animals).toEqual([])
  await practise(kim, 200)
  const { thing, animals } = await dailyOf(kim)
  expect(animals).toHaveLength(1)
  expect(thing).toEqual({ kind: 'hatch', animal: animals[0] })
  app.clock.advance(20 * daySeconds)
  const after = await dailyOf(kim)
  expect(after).toMatchObject({ thing, animals })
})

test('PLEK-7 animals and visitors stay if a sitting is voided', async () => {
  for (const daysAgo of [9, 8, 7, 6, 5]) await practise(kim, daysAgo)
  const playing = await logIn(app, kim.username)
  const { practise: exercises } = groupExercises(await getStep(playing, kim.steps[0] ?? 0))
  await playExercise(playing, exercises[0] ?? 0, 2)
  app.clock.advance(daySeconds)
  const before = await dailyOf(kim)
  expect(before.animals).toHaveLength(1)
  const juf = await logIn(app, await makeSupervisor(app, school))
  const params = { id: kim.student_id }
  const { body } = await juf.call('GET /api/v1/begeleider/student/:id/session', { params })
  await juf.call('POST /api/v1/begeleider/student/:id/session/void', {
    params,
    body: { started_at: body.sessions[0]?.started_at, reason: 'broertje' },
  })
  // A voided answer leaves the log, but its day still counts for the map.
  expect(await dailyOf(kim)).toEqual({ ...before, played: (await dailyOf(kim)).played })
})

test('PLEK-1 the reply lists for each step the activities of the exercises that the child answered', async () => {
  const playing = await logIn(app, kim.username)
  const step = await getStep(playing, kim.steps[0] ?? 0)
  expect((await dailyOf(kim)).played).toEqual([])
  const { practise: exercises } = groupExercises(step)
  const done = exercises.slice(0, 2)
  for (const id of done) await playExercise(playing, id, 2)
  const activities = done.map((id) => {
    const exercise = step.exercises.find((other) => other.id === id)
    return templates[exercise?.exercise_type.template ?? 'Test'].activity
  })
  expect((await dailyOf(kim)).played).toEqual([{ step_id: step.id, activities }])
  // A repeat is the same exercise, and another child has no activities.
  await playExercise(playing, done[0] ?? 0, 1)
  expect((await dailyOf(kim)).played).toEqual([{ step_id: step.id, activities }])
  expect((await dailyOf(await makeChild(app, school))).played).toEqual([])
})
