import type { StepSummary } from '@letterliaan/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { logIn, type TestCaller } from '../../../testing/http.ts'
import { groupExercises, getExercise, getStep, playExercise } from '../../../testing/player.ts'
import { makeChild, makeSchool, makeSupervisor, type TestChild } from '../../../testing/school.ts'
import { useTestApp } from '../../../testing/test-app.ts'
import { changeRows, findRows } from '../../../testing/rows.ts'
import { updatePath } from './progress/update-path.ts'
import { limitDatabase } from '../../../db/limit-to-organisation.ts'

const app = await useTestApp()
let child: TestChild
let caller: TestCaller

/** Makes a child that passed world 1: the first step by playing, the others waived. */
async function begin(): Promise<void> {
  child = await makeChild(app, await makeSchool(app), { worlds: [1, 2] })
  caller = await logIn(app, child.username)
  await changeRows(app, 'step', { id: child.steps.slice(1, 10) }, { waived: true })
  const { explore, practise, dictation } = groupExercises(await getStep(caller, stepId(0)))
  for (const id of [...explore.slice(0, 2), ...practise.slice(0, 2), dictation])
    await playExercise(caller, id, 2)
}

const stepId = (at: number): number => child.steps[at] ?? 0
const redo = (difficulty: number, world = 1) =>
  caller.call('POST /api/v1/world/:id/redo', { params: { id: world }, body: { difficulty } })

const underWay = async (world = 1) =>
  (await caller.call('GET /api/v1/world/:id/redo', { params: { id: world } })).body

async function world1(): Promise<StepSummary[]> {
  return (await caller.call('GET /api/v1/step')).body['1']
}
const firstStatuses = async (): Promise<number[]> => (await world1()).slice(0, 3).map(({ status }) => status)
const profile = async () => (await caller.call('GET /api/v1/user/me/')).body.student

test('a world that is not passed cannot be redone', async () => {
  child = await makeChild(app, await makeSchool(app), { worlds: [1] })
  caller = await logIn(app, child.username)
  const { status, problem } = await redo(2)
  expect([status, problem.detail]).toEqual([409, 'Je hebt deze wereld nog niet gehaald.'])
  expect((await redo(2, 2)).status).toBe(409)
  expect((await redo(1)).status).toBe(422)
  expect((await redo(2, 5)).status).toBe(404)
  expect(await firstStatuses()).toEqual([0, -1, -1])
  expect(await underWay()).toEqual({ phase_id: 1, difficulty: null })
})

describe('a world that is passed', () => {
  let before: Awaited<ReturnType<typeof profile>>

  beforeAll(async () => {
    await begin()
    before = await profile()
  })

  test('PLEK-3 is reported at once to the supervisor of the child, and to no other school', async () => {
    const told = async (username: string): Promise<number[]> => {
      const live = await (await logIn(app, username)).call('GET /api/v1/begeleider/live/now', {})
      return live.body.events.flatMap(({ event }) =>
        event.event === 'world_passed' ? [event.data.world] : [],
      )
    }
    expect(await told(await makeSupervisor(app, child))).toEqual([1])
    expect(await told(await makeSupervisor(app, await makeSchool(app)))).toEqual([])
  })

  test('reopens at the chosen difficulty, and keeps all rewards', async () => {
    expect(await firstStatuses()).toEqual([5, 4, 4])
    expect(await underWay()).toEqual({ phase_id: 1, difficulty: null })
    const { status, body } = await redo(3)
    expect(status).toBe(200)
    expect(body['1'].map((summary) => summary.status)).toEqual(Array(10).fill(0))
    expect(body['1'].every(({ is_complete }) => is_complete)).toBe(true)
    expect(body['1'][0]?.highest_difficulty_completed).toBe(2)
    expect(body['1'][0]?.current_step).toBe(true)
    expect(body['2'][0]?.status).toBe(0)
    expect(await underWay()).toEqual({ phase_id: 1, difficulty: 3 })
    expect(await underWay(2)).toEqual({ phase_id: 2, difficulty: null })
    expect(await profile()).toEqual({ ...before, updated_at: expect.any(Number) as number })
  })

  test('is redone once if requested twice, and another difficulty is refused until the redo is done', async () => {
    expect((await redo(3)).status).toBe(200)
    const { status, problem } = await redo(2)
    expect([status, problem.detail]).toEqual([409, 'Je bent deze wereld al opnieuw aan het doen.'])
    const rows = await findRows(app, 'activity', { student_id: child.student_id, type: 'redo_world' }, [
      'data',
    ])
    expect(rows).toEqual([{ data: '{"difficulty":3}' }])
  })
})

describe('a redo at the difficulty that was played before', () => {
  beforeAll(begin)

  test('opens every exercise with new words, which a reload does not change, and pays them as repeats', async () => {
    const { explore, practise, dictation } = groupExercises(await getStep(caller, stepId(0)))
    const id = explore[0] ?? 0
    const done = (await getExercise(caller, id)).student_exercise[2]
    expect(done.is_complete).toBe(true)
    await redo(2)
    const fresh = (await getExercise(caller, id)).student_exercise[2]
    expect(fresh).toMatchObject({ is_complete: false, status: 0, is_retry: true, percentage_score: null })
    expect((await getExercise(caller, id)).student_exercise[2]).toEqual(fresh)
    expect((await getExercise(caller, id)).status[2]).toBe(0)
    const again = await playExercise(caller, id, 2)
    expect(again.points_earned).toBe(Math.floor(done.points_earned / 4))
    for (const other of [explore[1], practise[0], practise[1], dictation]) {
      expect((await world1())[0]?.status).not.toBe(4)
      await playExercise(caller, other ?? 0, 2)
    }
    expect((await world1())[0]).toMatchObject({ status: 4, highest_difficulty_completed: 2 })
  })
})

test('DAG-7 worlds that a supervisor waived are open but not reported as passed', async () => {
  const { organisation_id, student_id, username } = await makeChild(app, await makeSchool(app), {
    worlds: [1, 2, 3],
  })
  await limitDatabase(app.database, organisation_id).transaction(async (transaction) => {
    await transaction
      .updateTable('step')
      .set({ waived: true })
      .where('student_id', '=', student_id)
      .where('phase_id', '<', 3)
      .execute()
    await updatePath(transaction, app.contents, student_id, 1_790_000_000)
  })
  const player = await logIn(app, username)
  const { student } = (await player.call('GET /api/v1/user/me/')).body
  expect(student).toMatchObject({ phase_id: 3, end_reward_1_collected: false, end_reward_2_collected: false })
  const steps = (await player.call('GET /api/v1/step')).body
  const [waived] = steps['1']
  expect(waived).toMatchObject({ status: 4, is_waived: true, status_label: 'Deze stap hoef je niet te doen' })
  expect(steps['3'][0]).toMatchObject({ status: 0, is_waived: false })
  const lesson = await player.call('GET /api/v1/step/:id', { params: { id: waived?.id ?? 0 } })
  expect(lesson.body.is_waived).toBe(true)
  const [row] = (await player.call('GET /api/v1/progress')).body
  expect(row).toMatchObject({ is_waived: true, status_label: 'Deze stap hoef je niet te doen' })
  const activities = await findRows(
    app,
    'activity',
    { student_id, type: ['complete_world', 'complete_step'] },
    ['type'],
  )
  expect(activities).toEqual([])
})
