import { expect, test } from 'vitest'
import { createLessonEntry, createPath, usePathSchool } from '../../../../testing/path-school.ts'
import { passStep } from '../../../../testing/player.ts'

const { at, saveGroup, saveChild, give, undo, undoGroup, childAs, mapOf, idOf, isRebuiltSame } =
  usePathSchool()

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
  at.app.database.queries
    .selectFrom('activity')
    .select('item_id')
    .where('student_id', '=', student_id)
    .where('type', '=', 'complete_world')
    .execute()

test('PATH-7 undo removes rewards that only the replaced path gave, and no passed step', async () => {
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

test('PATH-7 undoing a group’s path takes its rewards from followers', async () => {
  await saveGroup(toBegin)
  await passStep(await childAs(at.kim), await idOf(at.kim))
  await saveGroup(waived)
  await undoGroup()
  expect(await standOf(at.kim)).toEqual([1, false, false])
  await isRebuiltSame(at.kim)
})

test('PATH-7 undo locks a world that was open because the replaced path had no steps before it', async () => {
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

test('PATH-7 rewards of the earlier path and of work since then stay', async () => {
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
