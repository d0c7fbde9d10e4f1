import type { SupervisorNote, SupervisorNoteBody } from '@letterliaan/contract'
import { beforeEach, expect, test } from 'vitest'
import { toAmsterdamDate } from '@letterliaan/rules/calendar'
import { getNowSeconds } from '../../../clock.ts'
import { logIn, type TestCaller } from '../../../testing/http.ts'
import { countRows } from '../../../testing/rows.ts'
import {
  makeChild,
  makeSchool,
  makeSupervisor,
  type TestChild,
  type TestSchool,
} from '../../../testing/school.ts'
import { daySeconds } from '../../../testing/test-clock.ts'
import { useTestApp } from '../../../testing/test-app.ts'
import { deleteStudents } from '../../../db/personal-data/children.ts'
import { limitDatabase } from '../../../db/limit-to-organisation.ts'
import { readSchoolAudit } from '../../../testing/read-school-audit.ts'
import { makeGroup } from '../../../testing/make-group.ts'

let school: TestSchool
let child: TestChild
let juf: TestCaller
let meester: TestCaller
const app = await useTestApp()
beforeEach(async () => {
  school = await makeSchool(app)
  child = await makeChild(app, school)
  juf = await logIn(app, await makeSupervisor(app, school))
  meester = await logIn(app, await makeSupervisor(app, school))
})

const plain: SupervisorNoteBody = { text: 'Wil graag vooraan zitten', follow_up_on: null }

const list = (as = juf) =>
  as.call('GET /api/v1/begeleider/student/:id/note', { params: { id: child.student_id } })
const write = (body: object = plain, as = juf) =>
  as.call('POST /api/v1/begeleider/student/:id/note', { params: { id: child.student_id }, body })
const change = (id: number, body: object, as = juf) =>
  as.call('PATCH /api/v1/begeleider/note/:id', { params: { id }, body })
const remove = (id: number, as = juf) => as.call('DELETE /api/v1/begeleider/note/:id', { params: { id } })
const mark = (id: number, is_done: boolean, as = juf) =>
  as.call('PATCH /api/v1/begeleider/note/:id', { params: { id }, body: { is_done } })

test('MEND-3 a note has its date and author, and only its author can change or remove it', async () => {
  const { status, body: first } = await write()
  const { body: second } = await write({ ...plain, text: ' Moeder gebeld\r\n' }, meester)
  expect(status).toBe(201)
  expect(first).toMatchObject({ ...plain, author: 'Juf', is_own: true, followed_up_at: null })
  expect((await list()).body.map(({ id, text, is_own }: SupervisorNote) => [id, text, is_own])).toEqual([
    [second.id, 'Moeder gebeld', false],
    [first.id, plain.text, true],
  ])
  expect((await change(first.id, { ...plain, text: 'Zit vooraan' })).body.text).toBe('Zit vooraan')
  expect([(await change(second.id, plain)).status, (await remove(second.id)).status]).toEqual([403, 403])
  expect((await remove(second.id, meester)).body).toEqual({ ...second, is_own: true })
  expect((await list()).body).toHaveLength(1)
})

test.each([
  ['no text', { text: ' ', follow_up_on: null }],
  ['too much text', { text: 'x'.repeat(2001), follow_up_on: null }],
  ['a day that does not exist', { text: 'Bel', follow_up_on: '2026-02-30' }],
  ['a day of long ago', { text: 'Bel', follow_up_on: '0026-02-03' }],
])('%s is refused', async (_what, body) => {
  expect((await write(body)).status).toBe(422)
  expect((await list()).body).toEqual([])
})

test("VAN-2 MEND-3 'Vandaag' lists a follow-up from its day until it is done", async () => {
  const noteIds = async (as = juf) =>
    (await as.call('GET /api/v1/begeleider/today')).body.follow_ups.map(({ note_id }) => note_id)
  const today = toAmsterdamDate(getNowSeconds(app.clock))
  const tomorrow = toAmsterdamDate(getNowSeconds(app.clock) + daySeconds)
  const { body: note } = await write({ text: 'Bel de ouders', follow_up_on: tomorrow })
  expect(await noteIds()).toEqual([])
  await change(note.id, { text: 'Bel de ouders', follow_up_on: today })
  expect((await juf.call('GET /api/v1/begeleider/today')).body.follow_ups).toEqual([
    {
      id: child.student_id,
      screen_name: 'Kim',
      buddy_id: 1,
      note_id: note.id,
      text: 'Bel de ouders',
      author: 'Juf',
      follow_up_on: today,
    },
  ])
  expect((await mark(note.id, true, meester)).body.followed_up_at).not.toBeNull()
  expect(await noteIds()).toEqual([])
  await change(note.id, { text: 'Bel nog eens', follow_up_on: '2026-11-18' })
  expect(await noteIds()).toEqual([note.id])
  await makeGroup(juf, [child])
  expect([await noteIds(), await noteIds(meester)]).toEqual([[note.id], []])
})

test('MEND-3 the audit log has no text of notes, and the notes of an erased child are deleted', async () => {
  const { body: note } = await write({ text: 'Geheim', follow_up_on: '2026-11-20' })
  await change(note.id, { text: 'Ook geheim', follow_up_on: '2026-11-20' })
  await mark(note.id, true)
  await mark(note.id, true)
  await remove((await write()).body.id)
  const rows = await readSchoolAudit(app, school)
  const detail = JSON.stringify({ student_ids: [child.student_id] })
  expect(rows).toEqual(
    ['added', 'changed', 'done', 'added', 'removed'].map((what) => ({
      action: `supervisor_note_${what}`,
      detail,
    })),
  )
  expect(await countRows(app, 'supervisor_note', child.student_id)).toBe(1)
  await limitDatabase(app.database, child.organisation_id).transaction((transaction) =>
    deleteStudents(transaction, [child.student_id]),
  )
  expect(await countRows(app, 'supervisor_note', child.student_id)).toBe(0)
})
