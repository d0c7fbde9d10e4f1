import { expect, test } from 'vitest'
import { pasteStep } from '../../../../testing/own-step.ts'
import { makeGroup } from '../../../../testing/make-group.ts'
import { createLessonEntry, createPath, usePathSchool } from '../../../../testing/path-school.ts'
import { makeChild, type TestChild } from '../../../../testing/school.ts'

const { at, saveGroup, saveChild, pathOfChild, pathOfGroup, childAs, undo } = usePathSchool()

const give = (own_step_id: number, id = at.group_id) =>
  at.juf.call('POST /api/v1/begeleider/group/:id/path/step', { params: { id }, body: { own_step_id } })
const inTreehouse = async (child: TestChild) =>
  (await (await childAs(child)).call('GET /api/v1/step/repeatable')).body.map(({ label }) => label)

test('DOE-5 a step for a group reaches followers, and children with their own path or none', async () => {
  await saveGroup(createPath([createLessonEntry(1)]))
  await saveChild(at.noor, createPath([createLessonEntry(2)]))
  const sem = await makeChild(at.app, at.school, { worlds: [3] })
  await at.juf.call('PUT /api/v1/begeleider/group/:id/student', {
    params: { id: at.group_id },
    body: { add: [sem.student_id] },
  })
  const { id } = await pasteStep(at.juf, 'bakker\nkikker\nladder')
  const before = await Promise.all([pathOfGroup(), pathOfChild(at.noor), pathOfChild(sem)])
  const { status, body } = await give(id)
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

test('DOE-5 a step that reaches no child is refused with a sentence, and nothing changes', async () => {
  const empty = await makeGroup(at.juf, [])
  const { id } = await pasteStep(at.juf, 'bakker\nkikker\nladder')
  const before = await pathOfGroup(empty)
  const { status, problem } = await give(id, empty)
  expect([status, problem.detail]).toEqual([422, expect.stringContaining('bereikt geen kind')])
  expect(await pathOfGroup(empty)).toEqual(before)
  expect((await give(4)).status).toBe(404)
})
