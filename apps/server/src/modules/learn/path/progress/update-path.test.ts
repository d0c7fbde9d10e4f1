import { beforeEach, describe, expect, test } from 'vitest'
import type { StepsByPhase } from '@letterliaan/contract'
import { getNowSeconds } from '../../../../clock.ts'
import { logIn, type TestCaller } from '../../../../testing/http.ts'
import { groupExercises, getStep, passStep, playExercise } from '../../../../testing/player.ts'
import { makeChild, makeSchool, type ChildSettings, type TestChild } from '../../../../testing/school.ts'
import { useTestApp } from '../../../../testing/test-app.ts'
import { daySeconds } from '../../../../testing/test-clock.ts'
import { updatePath } from './update-path.ts'
import { limitDatabase } from '../../../../db/limit-to-organisation.ts'
import { changeRows, findRows } from '../../../../testing/rows.ts'

const app = await useTestApp()
let child: TestChild
let caller: TestCaller

async function begin(settings: ChildSettings = {}): Promise<void> {
  child = await makeChild(app, await makeSchool(app), settings)
  caller = await logIn(app, child.username)
}

async function statuses(world: keyof StepsByPhase = '1'): Promise<number[]> {
  const { body } = await caller.call('GET /api/v1/step')
  return body[world].map(({ status }) => status)
}

const points = async (): Promise<number> =>
  (await caller.call('GET /api/v1/user/me/')).body.student?.points ?? -1

const stepId = (at: number): number => child.steps[at] ?? 0

/** Waives steps; returns the child's level. */
async function waive(...ids: number[]): Promise<number | undefined> {
  await limitDatabase(app.database, child.organisation_id).transaction(async (transaction) => {
    await transaction.updateTable('step').set({ waived: true }).where('id', 'in', ids).execute()
    await updatePath(transaction, app.contents, child.student_id, getNowSeconds(app.clock))
  })
  return (await caller.call('GET /api/v1/user/me/')).body.student?.dle
}

describe('passing a step', () => {
  beforeEach(() => begin())

  test('RUL-1 requires two explored and two practised exercises and the dictation at two stars', async () => {
    const { explore, practise, dictation } = groupExercises(await getStep(caller, stepId(0)))
    const seen: number[] = [(await statuses())[0] ?? 9]
    for (const id of [...explore.slice(0, 2), ...practise.slice(0, 2)]) {
      await playExercise(caller, id, 2)
      seen.push((await statuses())[0] ?? 9)
    }
    expect(seen).toEqual([0, 1, 1, 3, 3])
    expect((await statuses())[1]).toBe(-1)
    await playExercise(caller, dictation, 2)
    expect((await statuses()).slice(0, 3)).toEqual([5, 0, -1])
    expect(await getStep(caller, stepId(0))).toMatchObject({
      is_complete: true,
      highest_difficulty_completed: 2,
      status_label: 'Gehaald',
    })
    expect((await getStep(caller, stepId(1))).current_step).toBe(true)
  })
})

describe('points', () => {
  beforeEach(() => begin())

  test('RUL-3 a repeat earns a quarter, once a day, and a failed exercise earns nothing', async () => {
    const { practise } = groupExercises(await getStep(caller, stepId(0)))
    const [id = 0, other = 0] = practise
    const repeat = async () => {
      await caller.call('PUT /api/v1/exercise/reset/:id', {
        params: { id },
        body: { difficulty: 2, shuffle: 1 },
      })
      return (await playExercise(caller, id, 2)).points_earned
    }
    const first = (await playExercise(caller, id, 2)).points_earned
    expect(await repeat()).toBe(Math.floor(first / 4))
    expect(await repeat()).toBe(0)
    app.clock.advance(daySeconds)
    caller = await logIn(app, child.username)
    expect(await repeat()).toBe(Math.floor(first / 4))
    const failed = await playExercise(caller, other, 2, 9)
    expect(failed).toMatchObject({ status: 3, points_earned: 0 })
    expect(await points()).toBe(first + 2 * Math.floor(first / 4))
  })

  test('the balance is the sum of the ledger, and an answered word counts once', async () => {
    const { explore } = groupExercises(await getStep(caller, stepId(0)))
    const run = await playExercise(caller, explore[0] ?? 0, 2)
    await caller.call('PUT /api/v1/exercise/reset/:id', {
      params: { id: explore[0] ?? 0 },
      body: { difficulty: 2 },
    })
    await playExercise(caller, explore[0] ?? 0, 2)
    const rows = await findRows(app, 'point', { student_id: child.student_id }, ['amount'])
    const { student } = (await caller.call('GET /api/v1/user/me/')).body
    expect(student?.points).toBe(rows.reduce((sum, { amount }) => sum + amount, 0))
    expect(student?.num_words).toBe(run.words.length)
  })
})

test('dle does not fall in world 4, where the path returns to a lower school year', async () => {
  await begin({ worlds: [3, 4] })
  const late = (await findRows(app, 'curriculum_step', { nr: 45 })).map(({ id }) => id)
  await changeRows(
    app,
    'step',
    { student_id: child.student_id, curriculum_step_id: late },
    { phase_id: 3, position: 21 },
  )
  const { body } = await caller.call('GET /api/v1/step')
  const reached = await waive(...body['3'].map(({ id }) => id))
  const [first] = (await caller.call('GET /api/v1/step')).body['4']
  expect(first?.dl).toBeLessThan(reached ?? 0)
  expect(await waive(first?.id ?? 0)).toBe(reached)
})

test('a world gives its reward and opens the next world only if all its steps are passed', async () => {
  await begin({ worlds: [1, 2] })
  const inWorld1 = (await caller.call('GET /api/v1/step')).body['1'].length
  await waive(...child.steps.slice(0, inWorld1 - 1))
  const before = (await caller.call('GET /api/v1/user/me/')).body.student
  expect(before).toMatchObject({ phase_id: 1, end_reward_1_collected: false })
  expect(await statuses('2')).not.toContain(0)
  await passStep(caller, stepId(inWorld1 - 1))
  const after = (await caller.call('GET /api/v1/user/me/')).body.student
  expect(after).toMatchObject({ phase_id: 2, end_reward_1_collected: true, end_reward_2_collected: false })
  expect((await statuses('2')).slice(0, 2)).toEqual([0, -1])
})
