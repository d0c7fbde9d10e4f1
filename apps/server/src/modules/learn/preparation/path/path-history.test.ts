import type { PathDocument, StepSummary } from '@letterliaan/contract'
import { describe, expect, test } from 'vitest'
import { createLessonEntry, createPath, usePathSchool } from '../../../../testing/path-school.ts'
import { passStep } from '../../../../testing/player.ts'
import { countRows, findRows } from '../../../../testing/rows.ts'
import type { TestChild } from '../../../../testing/school.ts'
import { getTest, sendAnswer, takeTest } from '../../../../testing/test-taker.ts'

const {
  at,
  saveGroup,
  saveChild,
  pathOfChild,
  pathOfGroup,
  undo,
  undoGroup,
  childAs,
  mapOf,
  placesOf,
  idOf,
  isRebuiltSame,
  give,
} = usePathSchool()

describe('PATH-6 a change of the path', () => {
  test('removes a step from the map, and restores the work if the step is added again', async () => {
    await saveChild(at.kim, createPath([createLessonEntry(1), createLessonEntry(2), createLessonEntry(3)]))
    const caller = await childAs(at.kim)
    const first = await idOf(at.kim)
    await passStep(caller, first)
    const before = await mapOf(at.kim)
    const answers = await countRows(at.app, 'answer', at.kim.student_id)
    await saveChild(at.kim, createPath([createLessonEntry(3), createLessonEntry(2)]))
    expect(await placesOf(at.kim)).toEqual(['1.1.3', '1.2.2'])
    expect((await mapOf(at.kim)).map(({ status }) => status)).toEqual([0, -1])
    expect((await caller.call('GET /api/v1/step/:id', { params: { id: first } })).status).toBe(404)
    expect((await caller.call('GET /api/v1/progress')).body.map(({ step_id }) => step_id)).not.toContain(
      first,
    )
    const { removed, worked } = await pathOfChild(at.kim)
    expect([removed.map(({ nr }) => nr), worked.map(({ nr }) => nr)]).toEqual([[1], [1]])
    await isRebuiltSame(at.kim)
    await saveChild(at.kim, createPath([createLessonEntry(1), createLessonEntry(2), createLessonEntry(3)]))
    expect(await mapOf(at.kim)).toEqual(before)
    expect(await countRows(at.app, 'answer', at.kim.student_id)).toBe(answers)
    await isRebuiltSame(at.kim)
  })

  test('does not change the words of a begun test step if its world changes', async () => {
    const test_step = { ...createLessonEntry(2), is_test_step: true, lock: 'open' as const }
    await saveChild(at.kim, createPath([createLessonEntry(1), test_step]))
    const caller = await childAs(at.kim)
    const test_id = (await mapOf(at.kim))[1]?.test_id ?? 0
    const toets = await getTest(caller, test_id)
    await sendAnswer(caller, toets, toets.current_word)
    await saveChild(at.kim, createPath([createLessonEntry(5), test_step]))
    const after = await getTest(caller, test_id)
    expect(Object.values(after.words).flat()).toHaveLength(Object.values(toets.words).flat().length)
    expect(after.current_word).not.toBe(toets.current_word)
    expect((await takeTest(caller, test_id)).is_complete).toBe(true)
    expect((await mapOf(at.kim))[1]).toMatchObject({ status: 5 })
    await isRebuiltSame(at.kim)
  })
})

describe('PATH-7 a change of the path', () => {
  const preview = (child: TestChild, path: PathDocument) =>
    at.juf.call('POST /api/v1/begeleider/:scope/:id/path/preview', {
      params: { scope: 'student', id: child.student_id },
      body: path,
    })

  test('has an exact preview, which stores nothing', async () => {
    await saveChild(at.kim, createPath([createLessonEntry(1), createLessonEntry(2)]))
    await passStep(await childAs(at.kim), await idOf(at.kim))
    const before = await mapOf(at.kim)
    const path = createPath(
      [createLessonEntry(1), createLessonEntry(12, { phase_id: 2, waived: true }), createLessonEntry(9)],
      {
        max_difficulty: 2,
      },
    )
    const { status, body } = await preview(at.kim, path)
    expect(status).toBe(200)
    expect(await mapOf(at.kim)).toEqual(before)
    await saveChild(at.kim, path)
    const seen = ({ label, phase_id, position, current_step, ...step }: StepSummary) => [
      [label, phase_id, position, current_step],
      [step.status, step.is_complete, step.max_difficulty, step.highest_difficulty_completed],
    ]
    expect(Object.values(body.steps).flat().map(seen)).toEqual((await mapOf(at.kim)).map(seen))
  })

  test('is previewed for a group as the map of a child without work', async () => {
    const { body } = await at.juf.call('POST /api/v1/begeleider/:scope/:id/path/preview', {
      params: { scope: 'group', id: at.group_id },
      body: createPath([createLessonEntry(13, { phase_id: 2 })]),
    })
    expect([body.phase_id, body.steps[2].map(({ status }) => status)]).toEqual([2, [0]])
    expect(await mapOf(at.kim)).toEqual([])
  })

  test('can be undone for a child, and then redone', async () => {
    await saveGroup(createPath([createLessonEntry(1), createLessonEntry(2)]))
    await saveChild(at.kim, createPath([createLessonEntry(3)]))
    expect((await undo([at.kim])).status).toBe(200)
    expect(await pathOfChild(at.kim)).toMatchObject({ follows_group_id: at.group_id })
    expect(await placesOf(at.kim)).toEqual(['1.1.1', '1.2.2'])
    await undo([at.kim])
    expect(await placesOf(at.kim)).toEqual(['1.1.3'])
  })

  test('can be undone for all followers of a group', async () => {
    await saveGroup(createPath([createLessonEntry(1), createLessonEntry(2)]))
    await saveGroup(createPath([createLessonEntry(9)]))
    await undoGroup()
    expect((await pathOfGroup()).path.entries.map(({ nr }) => nr)).toEqual([1, 2])
    for (const child of [at.kim, at.noor]) expect(await placesOf(child)).toEqual(['1.1.1', '1.2.2'])
  })

  test('cannot be undone if nothing was changed', async () => {
    expect((await undo([at.kim])).status).toBe(409)
    expect((await undoGroup()).status).toBe(409)
  })
})

const toBegin = createPath([
  createLessonEntry(1),
  createLessonEntry(2),
  createLessonEntry(13, { phase_id: 2 }),
])
const waived = createPath([
  createLessonEntry(1),
  createLessonEntry(2, { waived: true }),
  createLessonEntry(13, { phase_id: 2 }),
])

async function standOf(child: typeof at.kim) {
  const { student } = (await (await childAs(child)).call('GET /api/v1/user/me/')).body
  return [student?.phase_id, student?.end_reward_1_collected, student?.end_reward_2_collected]
}

const hasBadgeOfWorld = async (child: typeof at.kim) =>
  (await (await childAs(child)).call('GET /api/v1/reward/')).body.find(({ name }) => name === 'Wereld 1')
    ?.student_has_badge

const toldWorlds = ({ student_id }: typeof at.kim) =>
  findRows(at.app, 'activity', { student_id, type: 'complete_world' }, ['item_id'])

test('PATH-7 undo removes the rewards that only the replaced path gave, but no passed step', async () => {
  await saveGroup(waived)
  await saveChild(at.kim, toBegin)
  await passStep(await childAs(at.kim), await idOf(at.kim))
  await give([at.kim], at.group_id)
  expect(await standOf(at.kim)).toEqual([2, true, false])
  await undo([at.kim])
  expect(await standOf(at.kim)).toEqual([1, false, false])
  expect(await toldWorlds(at.kim)).toEqual([])
  expect(await hasBadgeOfWorld(at.kim)).toBe(false)
  expect((await mapOf(at.kim)).map(({ status }) => status)).toEqual([5, 0, -1])
  await isRebuiltSame(at.kim)
  await undo([at.kim])
  expect(await standOf(at.kim)).toEqual([2, true, false])
  await isRebuiltSame(at.kim)
})

test('PATH-7 undoing the path of a group removes its rewards from followers', async () => {
  await saveGroup(toBegin)
  await passStep(await childAs(at.kim), await idOf(at.kim))
  await saveGroup(waived)
  await undoGroup()
  expect(await standOf(at.kim)).toEqual([1, false, false])
  await isRebuiltSame(at.kim)
})

test('PATH-7 undo locks a world again if it was open only because there were no steps before it', async () => {
  await saveChild(at.kim, toBegin)
  await saveChild(at.kim, createPath([createLessonEntry(13, { phase_id: 2 })]))
  expect(await standOf(at.kim)).toEqual([2, false, false])
  await undo([at.kim])
  expect(await standOf(at.kim)).toEqual([1, false, false])
  await isRebuiltSame(at.kim)
})

test('PATH-7 a child keeps what it earned by work on the replaced path', async () => {
  await saveChild(at.kim, toBegin)
  await saveChild(at.kim, waived)
  await passStep(await childAs(at.kim), await idOf(at.kim))
  expect(await standOf(at.kim)).toEqual([2, true, false])
  await undo([at.kim])
  expect(await standOf(at.kim)).toEqual([2, true, false])
  expect(await toldWorlds(at.kim)).toHaveLength(1)
  expect(await hasBadgeOfWorld(at.kim)).toBe(true)
  await isRebuiltSame(at.kim)
})

test('PATH-7 undo keeps the rewards of the earlier path and of work since then', async () => {
  await saveChild(at.kim, waived)
  const caller = await childAs(at.kim)
  await passStep(caller, await idOf(at.kim))
  await saveChild(
    at.kim,
    createPath([createLessonEntry(1), createLessonEntry(3), createLessonEntry(13, { phase_id: 2 })]),
  )
  await undo([at.kim])
  expect(await standOf(at.kim)).toEqual([2, true, false])

  await saveChild(at.noor, toBegin)
  const noor = await childAs(at.noor)
  await passStep(noor, await idOf(at.noor))
  const second = await idOf(at.noor, 1)
  await saveChild(at.noor, waived)
  await passStep(noor, second)
  await undo([at.noor])
  expect(await standOf(at.noor)).toEqual([2, true, false])
  await isRebuiltSame(at.noor)
})
