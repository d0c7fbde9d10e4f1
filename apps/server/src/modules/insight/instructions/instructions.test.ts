import type { Instruction, InstructionBody, NewInstruction } from '@letterliaan/contract'
import { toAmsterdamDate } from '@letterliaan/rules/calendar'
import { type Skill, updateSkill } from '@letterliaan/rules/skill'
import type { Insertable } from 'kysely'
import { expect, test } from 'vitest'
import { getNowSeconds } from '../../../clock.ts'
import type { SkillTable, SkillWeekTable } from '../../../db/schema.ts'
import { logIn } from '../../../testing/http.ts'
import { instructionGroup } from '../../../testing/intervention.ts'
import { pasteStep } from '../../../testing/own-step.ts'
import { readPdf } from '../../../testing/reported-class.ts'
import { makeChild, makeSchool, makeSupervisor, type TestChild } from '../../../testing/school.ts'
import { useTestApp } from '../../../testing/test-app.ts'
import { daySeconds } from '../../../testing/test-clock.ts'
import { addRows } from '../../../testing/rows.ts'

const app = await useTestApp()
const school = await makeSchool(app, { days: 400 })
const kim = await makeChild(app, school)
const sem = await makeChild(app, school)
const names = { juf: await makeSupervisor(app, school), meester: await makeSupervisor(app, school) }
let juf = await logIn(app, names.juf)

const day = (later: number): string => toAmsterdamDate(getNowSeconds(app.clock) + later * daySeconds)
const make = (more: Partial<NewInstruction> = {}, as = juf) =>
  as.call('POST /api/v1/begeleider/instruction', {
    body: {
      ...instructionGroup,
      look_again_on: day(21),
      student_ids: [kim.student_id, sem.student_id],
      ...more,
    },
  })
const change = (id: number, body: InstructionBody, as = juf) =>
  as.call('PUT /api/v1/begeleider/instruction/:id', { params: { id }, body })
const read = async (id: number): Promise<Instruction> =>
  (await juf.call('GET /api/v1/begeleider/instruction/:id', { params: { id } })).body
const due = async (as = juf) => (await as.call('GET /api/v1/begeleider/today')).body.instructions

async function wait(days: number) {
  app.clock.advance(days * daySeconds)
  juf = await logIn(app, names.juf)
}

/** Stores the skills that answers would give if `right` of forty words were right in each week up to now. */
async function practise(child: TestChild, category: string, right: readonly number[]) {
  const { organisation_id, student_id } = child
  let skill: Skill | null = null
  for (const [week, num_right] of right.entries()) {
    const at = getNowSeconds(app.clock) - (right.length - 1 - week) * 7 * daySeconds - 100
    for (let word = 0; word < 40; word++) {
      const is_right = (word * num_right) % 40 < num_right
      skill = updateSkill(skill, { at: at + word, is_right, difficulty: 0 })
    }
    const row = { organisation_id, student_id, category, ...skill }
    const isNow = week === right.length - 1
    if (isNow) await addRows(app, 'skill', row as Insertable<SkillTable>)
    else await addRows(app, 'skill_week', { ...row, week: `w${week}` } as Insertable<SkillWeekTable>)
  }
}

const categoryOf = async (nr: number): Promise<string> =>
  (await juf.call('GET /api/v1/begeleider/curriculum')).body.find((step) => step.nr === nr)?.category ?? ''

test('DOE-4 an instruction group has its reason, its start and the day to look again', async () => {
  const category = await categoryOf(2)
  const { status, body: made } = await make({ category })
  expect(status).toBe(201)
  expect(made).toMatchObject({
    group_name: 'Instructie Lange klank',
    category,
    category_name: 'Lange klank',
    look_again_on: day(21),
    made_at: getNowSeconds(app.clock),
    seen_at: null,
    closed_at: null,
  })
  expect(made.children.map(({ student_id }) => student_id).toSorted((a, b) => a - b)).toEqual(
    [kim.student_id, sem.student_id].toSorted((a, b) => a - b),
  )
  const { body: students } = await juf.call('GET /api/v1/begeleider/student')
  expect(students.filter(({ group_ids }) => group_ids.includes(made.group_id))).toHaveLength(2)
  const { body: list } = await juf.call('GET /api/v1/begeleider/instruction')
  expect(list).toContainEqual(expect.objectContaining({ id: made.id, group_id: made.group_id }))
})

test('DOE-4 an instruction group with a past day or an unknown category is refused', async () => {
  const today = await make({ look_again_on: day(0) })
  expect([today.status, today.problem.detail]).toEqual([422, 'Kies een dag na vandaag.'])
  expect((await make({ category: 'bestaat niet' })).status).toBe(422)
  const { body: groups } = await juf.call('GET /api/v1/begeleider/group')
  const { body: made } = await make()
  const early = await change(made.id, { look_again_on: day(0), is_seen: false, is_closed: false })
  expect([early.status, early.problem.detail]).toEqual([422, 'Kies een dag na het begin van de groep.'])
  expect((await juf.call('GET /api/v1/begeleider/group')).body).toHaveLength(groups.length + 1)
})

test("DOE-4 'Vandaag' lists a group on its day until seen, postponed or closed; undo restores it", async () => {
  const { body: made } = await make({ look_again_on: day(14) })
  const isDue = async () => (await due()).filter(({ id }) => id === made.id).length
  await wait(13)
  expect(await isDue()).toBe(0)
  await wait(1)
  expect(await isDue()).toBe(1)
  const open = { look_again_on: day(0), is_seen: false, is_closed: false }
  const { body: seen } = await change(made.id, { ...open, is_seen: true })
  expect(seen).toMatchObject({ seen_at: getNowSeconds(app.clock), seen_by: expect.any(String) })
  expect(await isDue()).toBe(0)
  await change(made.id, open)
  expect(await isDue()).toBe(1)
  await change(made.id, { ...open, look_again_on: day(7) })
  expect(await isDue()).toBe(0)
  await wait(7)
  expect(await isDue()).toBe(1)
  await change(made.id, { ...open, is_closed: true })
  expect(await isDue()).toBe(0)
})

test('DOE-4 a closed instruction group keeps its children and their work', async () => {
  const { body: made } = await make()
  const body = { look_again_on: made.look_again_on, is_seen: false, is_closed: true }
  expect((await change(made.id, body)).body).toMatchObject({ closed_at: getNowSeconds(app.clock) })
  expect((await read(made.id)).children).toHaveLength(2)
  const params = { id: made.group_id }
  const remove = { add: [], remove: [kim.student_id, sem.student_id] }
  await juf.call('PUT /api/v1/begeleider/group/:id/student', { params, body: remove })
  expect((await juf.call('DELETE /api/v1/begeleider/group/:id', { params })).status).toBe(200)
  expect((await juf.call('GET /api/v1/begeleider/instruction')).body.map(({ id }) => id)).not.toContain(
    made.id,
  )
})

test('DOE-4 a group’s results have estimates at the start and now, and changes that exceed their error', async () => {
  const steady = await makeChild(app, school)
  const grown = await makeChild(app, school)
  const unknown = await makeChild(app, school)
  const category = await categoryOf(3)
  const student_ids = [steady, grown, unknown].map(({ student_id }) => student_id)
  const { body: made } = await make({ category, student_ids })
  await wait(50)
  await practise(steady, category, [17, 16, 17, 16, 17, 16, 17, 16])
  await practise(grown, category, [8, 13, 18, 23, 28, 32, 36, 39])
  const { children } = await read(made.id)
  const of = ({ student_id }: TestChild) => children.find((child) => child.student_id === student_id)
  expect(of(grown)).toMatchObject({ changed: 'forward', now: { look: 'good' } })
  expect(of(steady)).toMatchObject({ changed: null })
  expect(of(unknown)).toMatchObject({ changed: null, before: { look: 'unknown' }, now: { look: 'unknown' } })
  expect(await due()).toContainEqual(expect.objectContaining({ id: made.id, children }))
})

test('DOE-4 a supervisor can print any step as a workbook with its rule, words and exercises', async () => {
  const answer = await juf.call('GET /api/v1/begeleider/curriculum/werkboek.pdf', { query: { nr: '2' } })
  expect((await readPdf(answer)).text).toContain('Langeklank')
  const none = await juf.call('GET /api/v1/begeleider/curriculum/werkboek.pdf', { query: { nr: '9999' } })
  expect(none.status).toBe(404)
  const { id } = await pasteStep(juf, 'bakker\nkikker\nladder')
  const query = { nr: String(id), is_own: 'true' as const }
  const own = await juf.call('GET /api/v1/begeleider/curriculum/werkboek.pdf', { query })
  const { text } = await readPdf(own)
  expect(text).toContain('bakkerkikkerladder')
  expect(text, 'each word once').not.toContain('ladderbakker')
  const stranger = await logIn(app, await makeSupervisor(app, await makeSchool(app)))
  const theirs = await stranger.call('GET /api/v1/begeleider/curriculum/werkboek.pdf', { query })
  expect(theirs.status).toBe(404)
})
