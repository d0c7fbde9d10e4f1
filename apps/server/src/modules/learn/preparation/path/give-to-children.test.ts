import { expect, test } from 'vitest'
import { createLessonEntry, createPath, usePathSchool } from '../../../../testing/path-school.ts'
import { makeChild } from '../../../../testing/school.ts'

const { at, saveGroup, saveChild, pathOfChild, undo } = usePathSchool()

const give = (student_ids: readonly number[], nr: number, is_own = false, as = at.juf) =>
  as.call('POST /api/v1/begeleider/path/step', { body: { student_ids: [...student_ids], nr, is_own } })
const ids = () => [at.kim.student_id, at.noor.student_id]

test('DOE-4 a step for selected children is put in its world and opened, and can be undone', async () => {
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

test('DOE-4 a child that has the step open keeps its path and is named in the reply', async () => {
  await saveGroup(createPath([createLessonEntry(1)]))
  await saveChild(at.noor, createPath([createLessonEntry(2, { lock: 'open' })]))
  const { body } = await give(ids(), 2)
  expect(body).toMatchObject({ changed_ids: [at.kim.student_id] })
  expect(body.had).toHaveLength(1)
  expect((await give(ids(), 2)).body).toMatchObject({ changed_ids: [] })
})

test('DOE-4 an own step is put in the treehouse of children of any groups', async () => {
  const sem = await makeChild(at.app, at.school, { worlds: [2] })
  const { body: own } = await at.juf.call('POST /api/v1/begeleider/own-step/copy', { body: { nr: 1 } })
  const { id } = own
  const { body } = await give([at.kim.student_id, sem.student_id], id, true)
  expect(body.changed_ids).toHaveLength(2)
  const { path } = await pathOfChild(sem)
  expect(path.entries.at(-1)).toMatchObject({ nr: id, is_own: true, phase_id: null })
})

test('DOE-4 an unknown step or a colleague’s child is refused, and nothing changes', async () => {
  const before = await pathOfChild(at.kim)
  expect((await give(ids(), 4444)).status).toBe(404)
  expect((await give(ids(), 2, false, at.meester)).status).toBe(404)
  expect((await pathOfChild(at.kim)).path).toEqual(before.path)
})
