import { describe, expect, test } from 'vitest'
import { makeChild } from '../../../testing/school.ts'
import { daySeconds } from '../../../testing/test-clock.ts'
import { useGoalGroup } from '../../../testing/goal-group.ts'

const { at, goalOf, setGoal, goalsOf, celebrate, practise } = useGoalGroup()

describe('shown to a child', () => {
  test('INZ-7 a child sees the sum of its group and its own best week, but no results of other children', async () => {
    await setGoal(40)
    await practise(at.kim, 10)
    await practise(at.noor, 5)
    await practise(at.sem, 7)
    await practise(at.kim, 20, 7 * daySeconds)
    const { week, goals, own, to_celebrate } = await goalsOf(at.kim)
    expect(week).toBe((await goalOf()).week)
    expect(goals).toEqual([
      {
        group_id: at.group_id,
        name: 'Groep 5',
        words_wanted: 40,
        words: 22,
        is_exact: true,
        is_reached: false,
        planks: null,
      },
    ])
    expect(own).toEqual({ words: 10, best: 20 })
    expect(to_celebrate).toEqual([])
  })

  test('PLEK-7 the bridge grows with the sum of the group, and is hidden if fewer than five practised', async () => {
    await setGoal(40)
    for (const child of [at.kim, at.noor, at.sem]) await practise(child, 8)
    const guests = [await makeChild(at.app, at.school), await makeChild(at.app, at.school)]
    const add = guests.map(({ student_id }) => student_id)
    await at.juf.call('PUT /api/v1/begeleider/group/:id/student', {
      params: { id: at.group_id },
      body: { add },
    })
    const planks = async () => (await goalsOf(at.kim)).goals.map((goal) => goal.planks)
    expect(await planks()).toEqual([null])
    for (const guest of guests) await practise(guest, 3)
    expect(await planks()).toEqual([7])
    await practise(at.noor, 20)
    expect(await planks()).toEqual([10])
  })

  test('a sum of two children is rounded, because each could derive the words of the other', async () => {
    await setGoal(100)
    await practise(at.kim, 10)
    await practise(at.noor, 17)
    expect((await goalsOf(at.kim)).goals).toMatchObject([{ words: 20, is_exact: false }])
  })

  test('a child sees only the goals of its own groups', async () => {
    const other = await makeChild(at.app, at.school)
    await setGoal(40)
    expect((await goalsOf(other)).goals).toEqual([])
    expect((await celebrate(other, (await goalOf()).week)).status).toBe(404)
  })

  test('each child celebrates a reached goal once, even if that is a week later', async () => {
    await setGoal(20)
    const { week } = await goalOf()
    await practise(at.noor, 12)
    expect((await celebrate(at.kim, week)).status).toBe(409)
    await practise(at.sem, 12)
    const reached = { group_id: at.group_id, name: 'Groep 5', week, words_wanted: 20 }
    expect((await goalsOf(at.kim)).to_celebrate).toEqual([reached])
    const { status, body } = await celebrate(at.kim, week)
    expect([status, body.to_celebrate, body.goals[0]?.is_reached]).toEqual([200, [], true])
    expect((await celebrate(at.kim, week)).status).toBe(200)
    expect((await goalsOf(at.kim)).to_celebrate).toEqual([])
    at.app.clock.moveToMonday()
    expect((await goalsOf(at.noor)).to_celebrate).toEqual([reached])
    expect((await goalsOf(at.kim)).to_celebrate).toEqual([])
    expect((await celebrate(at.noor, week)).status).toBe(200)
    at.app.clock.moveToMonday()
    expect((await goalsOf(at.sem)).to_celebrate).toEqual([])
    expect((await celebrate(at.sem, week)).status).toBe(409)
  })
})

test('a personal best is visible to the child’s supervisor', async () => {
  await practise(at.kim, 6)
  await practise(at.kim, 9, 7 * daySeconds)
  const { body } = await at.juf.call('GET /api/v1/begeleider/student/:id/insight', {
    params: { id: at.kim.student_id },
    query: { since: '0' },
  })
  expect(body.best).toEqual({ words: 6, best: 9 })
})
