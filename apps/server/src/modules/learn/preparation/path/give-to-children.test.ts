import { maxTreehouseSteps } from '@letterliaan/rules/preparation'
import { expect, test } from 'vitest'
import { createLessonEntry, createPath, usePathSchool } from '../../../../testing/path-school.ts'
import { makeChild, type TestChild } from '../../../../testing/school.ts'
import { pasteStep } from '../../../../testing/own-step.ts'
import { changeRows } from '../../../../testing/rows.ts'
import { makeGroup } from '../../../../testing/make-group.ts'

const { at, saveGroup, saveChild, pathOfChild, undo, pathOfGroup, childAs } = usePathSchool()

const give = (student_ids: readonly number[], nr: number, is_own = false) =>
  at.juf.call('POST /api/v1/begeleider/path/step', { body: { student_ids: [...student_ids], nr, is_own } })
const ids = () => [at.kim.student_id, at.noor.student_id]

test('DOE-4 a step for selected children is added to its world and opened, and this can be undone', async () => {
  await saveGroup(createPath([createLessonEntry(1)]))
  await saveChild(at.noor, createPath([createLessonEntry(1), createLessonEntry(2, { lock: 'locked' })]))
  const before = await Promise.all([pathOfChild(at.kim), pathOfChild(at.noor)])
  const { status, body } = await give(ids(), 2)
  expect(status).toBe(200)
  expect(body.changed_ids.toSorted((a, b) => a - b)).toEqual(ids().toSorted((a, b) => a - b))
  expect(body).toMatchObject({ own_path_ids: [at.kim.student_id], had: [], passed: [], unreached: [] })
  for (const child of [at.kim, at.noor]) {
    const { path } = await pathOfChild(child)
    expect(path.entries.map(({ nr, phase_id, lock }) => [nr, phase_id, lock])).toEqual([
      [1, 1, 'auto'],
      [2, 1, 'open'],
    ])
  }
  await undo([at.kim, at.noor])
  const after = await Promise.all([pathOfChild(at.kim), pathOfChild(at.noor)])
  expect(after.map(({ path }) => path)).toEqual(before.map(({ path }) => path))
})

test('DOE-4 a child that already has the step open keeps its path and is named in the reply', async () => {
  await saveGroup(createPath([createLessonEntry(1)]))
  await saveChild(at.noor, createPath([createLessonEntry(2, { lock: 'open' })]))
  const { body } = await give(ids(), 2)
  expect(body).toMatchObject({ changed_ids: [at.kim.student_id] })
  expect(body.had).toHaveLength(1)
  expect((await give(ids(), 2)).body).toMatchObject({ changed_ids: [] })
})

test('DOE-4 an own step is added to the treehouse of children of any groups', async () => {
  const sem = await makeChild(at.app, at.school, { worlds: [2] })
  const { body: own } = await at.juf.call('POST /api/v1/begeleider/own-step/copy', { body: { nr: 1 } })
  const { id } = own
  const { body } = await give([at.kim.student_id, sem.student_id], id, true)
  expect(body.changed_ids).toHaveLength(2)
  const { path } = await pathOfChild(sem)
  expect(path.entries.at(-1)).toMatchObject({ nr: id, is_own: true, phase_id: null })
})

test('DOE-4 OWN-1 a child that has an own step by its group keeps following the group', async () => {
  await saveGroup(createPath([createLessonEntry(1)]))
  const { id } = await pasteStep(at.juf, 'bakker\nkikker\nladder')
  await giveToGroup(id)
  const { body } = await give([at.kim.student_id], id, true)
  expect(body).toMatchObject({ changed_ids: [], own_path_ids: [], unreached: [] })
  expect(body.had).toHaveLength(1)
  expect((await pathOfChild(at.kim)).follows_group_id).toBe(at.group_id)
})

test('DOE-4 a child whose treehouse is full is named, and its path stays the same', async () => {
  const { id } = await pasteStep(at.juf, 'bakker\nkikker\nladder')
  const full = []
  for (let nr = 1; nr <= maxTreehouseSteps; nr++) {
    const { body: own } = await at.juf.call('POST /api/v1/begeleider/own-step/copy', { body: { nr } })
    full.push(createLessonEntry(own.id, { is_own: true, phase_id: null }))
  }
  await saveChild(at.kim, createPath(full))
  const { body } = await give([at.kim.student_id], id, true)
  expect(body).toMatchObject({ changed_ids: [], had: [] })
  expect(body.unreached).toHaveLength(1)
})

test('DOE-4 an unknown step is refused, and nothing changes', async () => {
  const before = await pathOfChild(at.kim)
  expect((await give(ids(), 4444)).status).toBe(404)
  expect((await pathOfChild(at.kim)).path).toEqual(before.path)
})

const giveToGroup = (own_step_id: number, id = at.group_id) =>
  at.juf.call('POST /api/v1/begeleider/group/:id/path/step', { params: { id }, body: { own_step_id } })
const inTreehouse = async (child: TestChild) =>
  (await (await childAs(child)).call('GET /api/v1/step/repeatable')).body.map(({ label }) => label)

test('DOE-5 a step for a group is given to followers, and to children with an own path or none', async () => {
  await saveGroup(createPath([createLessonEntry(1)]))
  await saveChild(at.noor, createPath([createLessonEntry(2)]))
  const sem = await makeChild(at.app, at.school, { worlds: [3] })
  await at.juf.call('PUT /api/v1/begeleider/group/:id/student', {
    params: { id: at.group_id },
    body: { add: [sem.student_id] },
  })
  const { id } = await pasteStep(at.juf, 'bakker\nkikker\nladder')
  const before = await Promise.all([pathOfGroup(), pathOfChild(at.noor), pathOfChild(sem)])
  const { status, body } = await giveToGroup(id)
  expect(status).toBe(200)
  expect(body).toMatchObject({ has_group_changed: true, unreached: [] })
  expect(body.student_ids).toHaveLength(3)
  expect(body.own_path_ids.toSorted((a, b) => a - b)).toEqual(
    [at.noor.student_id, sem.student_id].toSorted((a, b) => a - b),
  )
  for (const child of [at.kim, at.noor, sem])
    expect(await inTreehouse(child)).toEqual(['Woorden van de week'])
  expect((await pathOfChild(at.kim)).follows_group_id).toBe(at.group_id)

  await at.juf.call('POST /api/v1/begeleider/path/undo', {
    body: { group_id: at.group_id },
    query: { updated_at: String(body.updated_at) },
  })
  await undo([at.noor, sem])
  for (const child of [at.kim, at.noor, sem]) expect(await inTreehouse(child)).toEqual([])
  const after = await Promise.all([pathOfGroup(), pathOfChild(at.noor), pathOfChild(sem)])
  expect(after.map(({ path }) => path)).toEqual(before.map(({ path }) => path))
})

test('DOE-5 a step is refused with a sentence if no child would get it, and nothing changes', async () => {
  const empty = await makeGroup(at.juf, [])
  const { id } = await pasteStep(at.juf, 'bakker\nkikker\nladder')
  const before = await pathOfGroup(empty)
  const { status, problem } = await giveToGroup(id, empty)
  expect([status, problem.detail]).toEqual([422, expect.stringContaining('bereikt geen kind')])
  expect(await pathOfGroup(empty)).toEqual(before)
  expect((await giveToGroup(4)).status).toBe(404)
})

test('DOE-4 a child that passed the step and redid its world keeps the path of its group', async () => {
  await saveGroup(createPath([createLessonEntry(1), createLessonEntry(2)]))
  const first = { student_id: at.kim.student_id, position: 1 }
  await changeRows(at.app, 'step', first, { status: 4, is_complete: true, highest_difficulty_completed: 2 })
  const { body } = await give([at.kim.student_id], 1)
  expect([body.changed_ids, body.passed.length]).toEqual([[], 1])
  expect((await pathOfChild(at.kim)).follows_group_id).toBe(at.group_id)
})

test('DOE-5 a step that the group has already changes nothing, and the first time can still be undone', async () => {
  await saveGroup(createPath([createLessonEntry(1)]))
  const { id } = await pasteStep(at.juf, 'bakker\nkikker\nladder')
  await giveToGroup(id)
  at.app.clock.advance(60)
  const { body } = await giveToGroup(id)
  expect(body).toMatchObject({ has_group_changed: false, own_path_ids: [], unreached: [] })
  expect(body.student_ids).toHaveLength(2)
  await at.juf.call('POST /api/v1/begeleider/path/undo', { body: { group_id: at.group_id } })
  expect((await pathOfGroup()).path.entries.map(({ nr }) => nr)).toEqual([1])
})
