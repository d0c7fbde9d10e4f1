import { comparePaths } from '@letterliaan/rules/preparation'
import { describe, expect, test } from 'vitest'
import { makeGroup } from '../../../../testing/make-group.ts'
import { createLessonEntry, createPath, usePathSchool } from '../../../../testing/path-school.ts'
import { makeChild } from '../../../../testing/school.ts'

const { at, saveGroup, saveChild, pathOfChild, give, mapOf, placesOf } = usePathSchool()

describe('PATH-5 a child follows its group until it differs', () => {
  test('followers get the changes of the group, and a child with an own path does not', async () => {
    await saveGroup(createPath([createLessonEntry(1), createLessonEntry(2)]))
    await saveChild(at.noor, createPath([createLessonEntry(2), createLessonEntry(1)]))
    const saved = await saveGroup(
      createPath([createLessonEntry(1), createLessonEntry(2), createLessonEntry(3)]),
    )
    expect(
      saved.body.children.map(({ follows_group_id, num_steps }) => [follows_group_id, num_steps]),
    ).toEqual([
      [at.group_id, 3],
      [null, 2],
    ])
    expect(await placesOf(at.kim)).toEqual(['1.1.1', '1.2.2', '1.3.3'])
    expect(await placesOf(at.noor)).toEqual(['1.1.2', '1.2.1'])
    const { path, groups } = await pathOfChild(at.noor)
    const { differences } = comparePaths(path, groups[0]?.path ?? path)
    expect(differences.map(({ key, kind }) => [key.nr, kind])).toEqual([
      [1, 'moved'],
      [3, 'removed'],
    ])
    await give([at.noor], at.group_id)
    expect(await pathOfChild(at.noor)).toMatchObject({ follows_group_id: at.group_id })
    expect(await placesOf(at.noor)).toEqual(['1.1.1', '1.2.2', '1.3.3'])
  })

  test('a child prepared before paths existed has its steps as an own path', async () => {
    const old = await makeChild(at.app, at.school, { worlds: [1] })
    await at.juf.call('PUT /api/v1/begeleider/group/:id/student', {
      params: { id: at.group_id },
      body: { add: [old.student_id] },
    })
    await saveGroup(createPath([createLessonEntry(1)]))
    const { path, follows_group_id, can_undo } = await pathOfChild(old)
    expect([path.entries.length, follows_group_id, can_undo]).toEqual([10, null, false])
    expect(await mapOf(old)).toHaveLength(10)
  })

  test('a new member of a group gets the group’s path', async () => {
    await saveGroup(createPath([createLessonEntry(1), createLessonEntry(2)]))
    const late = await makeChild(at.app, at.school, { worlds: [] })
    await at.juf.call('PUT /api/v1/begeleider/group/:id/student', {
      params: { id: at.group_id },
      body: { add: [late.student_id] },
    })
    expect(await placesOf(late)).toEqual(['1.1.1', '1.2.2'])
  })

  test('the last group with a path decides; a group without a path, or of others, gives no path', async () => {
    const second = await makeGroup(at.juf, [at.kim])
    expect((await give([at.kim], second)).problem.errors).toMatchObject({
      follows_group_id: 'Deze groep heeft nog geen pad.',
    })
    await saveGroup(createPath([createLessonEntry(1)]))
    await saveGroup(createPath([createLessonEntry(5)]), at.juf, undefined, second)
    expect(await placesOf(at.kim)).toEqual(['1.1.1'])
    await give([at.kim], second)
    expect(await placesOf(at.kim)).toEqual(['1.1.5'])
    expect((await give([at.noor], second)).status).toBe(422)
  })

  test('followers keep the path if the group is deleted', async () => {
    await saveGroup(createPath([createLessonEntry(1)]))
    const params = { id: at.group_id }
    const remove = [at.kim.student_id, at.noor.student_id]
    await at.juf.call('PUT /api/v1/begeleider/group/:id/student', { params, body: { remove } })
    expect((await at.juf.call('DELETE /api/v1/begeleider/group/:id', { params })).status).toBe(200)
    expect(await pathOfChild(at.kim)).toMatchObject({
      follows_group_id: null,
      path: { entries: [{ nr: 1 }] },
    })
    expect(await placesOf(at.kim)).toEqual(['1.1.1'])
  })
})
