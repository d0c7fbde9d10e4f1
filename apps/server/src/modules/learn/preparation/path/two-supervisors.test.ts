// @database both
import { describe, expect, test } from 'vitest'
import { logIn, type TestCaller } from '../../../../testing/http.ts'
import { createLessonEntry, createPath, usePathSchool } from '../../../../testing/path-school.ts'
import { makeSupervisor } from '../../../../testing/school.ts'
import { advanceTime } from '../../../../testing/test-clock.ts'

const { at, saveGroup, saveChild, pathOfGroup, pathOfChild, placesOf, isRebuiltSame } = usePathSchool()

const changed = {
  status: 409,
  problem: {
    title: 'Intussen gewijzigd',
    detail: 'Iemand anders heeft dit pad intussen gewijzigd. Uw wijzigingen staan er nog.',
  },
}

describe('PATH-1 two supervisors who change one path', () => {
  test('the second supervisor of a group gets a conflict, overwrites nothing and can retry', async () => {
    const { version } = await pathOfGroup()
    const saved = await saveGroup(createPath([createLessonEntry(1)]), at.juf, version)
    expect(saved.status).toBe(200)
    expect(await saveGroup(createPath([createLessonEntry(2)]), at.juf, version)).toMatchObject(changed)
    expect(await placesOf(at.kim)).toEqual(['1.1.1'])
    expect(
      (await saveGroup(createPath([createLessonEntry(1), createLessonEntry(2)]), at.juf, saved.body.version))
        .status,
    ).toBe(200)
    expect((await pathOfGroup()).version).not.toBe(saved.body.version)
    expect(await placesOf(at.kim)).toEqual(['1.1.1', '1.2.2'])
  })

  test('the version of a child changes with the path of its group, and equal paths have equal versions', async () => {
    await saveGroup(createPath([createLessonEntry(1)]))
    const { version } = await pathOfChild(at.kim)
    await saveGroup(createPath([createLessonEntry(1), createLessonEntry(2)]))
    expect(await saveChild(at.kim, createPath([createLessonEntry(3)]), at.juf, version)).toMatchObject(
      changed,
    )
    await saveGroup(createPath([createLessonEntry(1)]))
    expect((await pathOfChild(at.kim)).version).toBe(version)
    const { body } = await saveChild(at.kim, createPath([createLessonEntry(1)]), at.juf, version)
    expect(body).toMatchObject({ follows_group_id: null })
    expect(body.version).not.toBe(version)
  })

  test('only one of several simultaneous changes is stored, and the others get a 409', async () => {
    const paths = [3, 4, 5, 6].map((nr) => createPath([createLessonEntry(nr)]))
    const { version } = await pathOfChild(at.kim)
    const replies = await Promise.all(paths.map((path) => saveChild(at.kim, path, at.juf, version)))
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409])
    const stored = replies.findIndex(({ status }) => status === 200)
    expect((await pathOfChild(at.kim)).path).toEqual(paths[stored])
    const group = await pathOfGroup()
    const others = await Promise.all(paths.map((path) => saveGroup(path, at.juf, group.version)))
    expect(others.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409])
    await isRebuiltSame(at.kim)
  })
})

describe('PATH-7 an undo takes back only one’s own latest change', () => {
  const refused = {
    status: 409,
    problem: {
      title: 'Intussen gewijzigd',
      detail: 'Dit pad is daarna nog gewijzigd. U kunt alleen uw eigen laatste wijziging ongedaan maken.',
    },
  }
  const colleague = async () => logIn(at.app, await makeSupervisor(at.app, at.school, 'beheerder'))
  const undoPath = (body: object, as: TestCaller, updated_at?: number) =>
    as.call('POST /api/v1/begeleider/path/undo', {
      body,
      query: updated_at === undefined ? {} : { updated_at: String(updated_at) },
    })
  const undoGroup = (as = at.juf, updated_at?: number) => undoPath({ group_id: at.group_id }, as, updated_at)
  const undoChild = (as = at.juf, updated_at?: number) =>
    undoPath({ student_ids: [at.kim.student_id] }, as, updated_at)

  test('a colleague’s change of a group or a child stays, and only the colleague can undo it', async () => {
    await saveGroup(createPath([createLessonEntry(1)]))
    const other = await colleague()
    await saveGroup(createPath([createLessonEntry(2)]), other)
    expect((await pathOfGroup()).can_undo).toBe(false)
    expect(await undoGroup()).toMatchObject(refused)
    expect(await placesOf(at.kim)).toEqual(['1.1.2'])
    expect((await undoGroup(other)).status).toBe(200)
    expect(await placesOf(at.kim)).toEqual(['1.1.1'])
    await saveChild(at.kim, createPath([createLessonEntry(3)]), other)
    expect((await pathOfChild(at.kim)).can_undo).toBe(false)
    expect(await undoChild()).toMatchObject(refused)
    await isRebuiltSame(at.kim)
  })

  test('an undo keeps a later change that was made in another tab', async () => {
    const student_ids = [at.kim.student_id]
    const gifts = [
      () => at.juf.call('POST /api/v1/begeleider/path/step', { body: { student_ids, nr: 2, is_own: false } }),
      () =>
        at.juf.call('POST /api/v1/begeleider/path/give', {
          body: { student_ids, follows_group_id: null, path: createPath([createLessonEntry(3)]) },
        }),
    ]
    for (const give of gifts) {
      await saveChild(at.kim, createPath([createLessonEntry(1)]))
      advanceTime(at.app, 5)
      const { updated_at } = (await give()).body
      advanceTime(at.app, 5)
      const { path } = (await saveChild(at.kim, createPath([createLessonEntry(4)]))).body
      expect(await undoChild(at.juf, updated_at)).toMatchObject(refused)
      expect((await pathOfChild(at.kim)).path).toEqual(path)
    }
  })

  test('an undo keeps a change that was made in another tab', async () => {
    const here = (await saveChild(at.kim, createPath([createLessonEntry(1)]))).body.updated_at ?? 0
    const group = (await saveGroup(createPath([createLessonEntry(1)]))).body.updated_at ?? 0
    advanceTime(at.app, 5)
    const there = (await saveChild(at.kim, createPath([createLessonEntry(2)]))).body.updated_at ?? 0
    await saveGroup(createPath([createLessonEntry(2)]))
    expect([await undoChild(at.juf, here), await undoGroup(at.juf, group)]).toMatchObject([refused, refused])
    expect(await placesOf(at.kim)).toEqual(['1.1.2'])
    expect((await undoChild(at.juf, there)).status).toBe(200)
    expect(await placesOf(at.kim)).toEqual(['1.1.1'])
  })
})
