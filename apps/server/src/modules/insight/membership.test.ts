// @database both
import type { GroupInsight } from '@letterliaan/contract'
import { beforeEach, expect, test } from 'vitest'
import { generateClass, type GeneratedClass } from '../../testing/generated-class.ts'
import { logIn, type TestCaller } from '../../testing/http.ts'
import { makeGroup } from '../../testing/make-group.ts'
import { makeSchool, makeSupervisor, type TestSchool } from '../../testing/school.ts'
import { useTestApp } from '../../testing/test-app.ts'

let school: TestSchool
let juf: TestCaller
let meester: TestCaller
let generated: GeneratedClass
const app = await useTestApp()
beforeEach(async () => {
  school = await makeSchool(app)
  juf = await logIn(app, await makeSupervisor(app, school))
  meester = await logIn(app, await makeSupervisor(app, school))
  generated = await generateClass(app, school, { seed: 4, children: 2, weeks: 2 })
})

const change = (as: TestCaller, id: number, body: { add?: number[]; remove?: number[] }) =>
  as.call('PUT /api/v1/begeleider/group/:id/student', { params: { id }, body })
const insightOf = async (as: TestCaller, id: number, query = {}): Promise<GroupInsight> =>
  (await as.call('GET /api/v1/begeleider/group/:id/insight', { params: { id }, query })).body

const ids = () => generated.children.map(({ student_id }) => student_id)
function putIn(student_id: number, matches: (at: number) => boolean = () => true) {
  const turns = generated.turns.filter((turn) => turn.student_id === student_id && matches(turn.at))
  return { words: turns.length, right: turns.filter(({ outcome }) => outcome === 'right').length }
}
const words = ({ categories }: GroupInsight): number =>
  categories.reduce((sum, category) => sum + category.words, 0)

/** Changes the rows as if the child had changed groups between two weeks. */
async function moveThen(student_id: number, from: number, to: number): Promise<number> {
  const then = (generated.sessions.find(({ week }) => week === 1)?.from ?? 0) - 3600
  const { queries } = app.database
  const membership = queries.updateTable('group_membership').where('student_id', '=', student_id)
  await membership.set({ until: then }).where('group_id', '=', from).execute()
  await membership.set({ since: then }).where('group_id', '=', to).execute()
  return then
}

test('ZEG-4 work counts in the group in which the child was at the time', async () => {
  const [kim = 0, noor = 0] = ids()
  const five = await makeGroup(juf, generated.children)
  const six = await makeGroup(meester, [], 'Groep 6')
  const before = await insightOf(juf, five)
  const admin = await logIn(app, await makeSupervisor(app, school, 'beheerder'))
  await change(admin, six, { add: [kim] })
  await change(admin, five, { remove: [kim] })
  const seenBy = async (as: TestCaller) =>
    (await as.call('GET /api/v1/begeleider/student/:id/insight', { params: { id: kim } })).status
  expect([await seenBy(juf), await seenBy(meester)]).toEqual([404, 200])
  const then = await moveThen(kim, five, six)
  const [old, now] = [await insightOf(juf, five), await insightOf(meester, six)]
  const [early, late] = [putIn(kim, (at) => at < then), putIn(kim, (at) => at >= then)]
  expect(early.words * late.words).toBeGreaterThan(0)
  expect(old.students.map(({ student_id }) => student_id)).toEqual([noor])
  expect(old.former).toEqual({ num_students: 1, ...early })
  expect(words(old)).toBe(early.words + putIn(noor).words)
  expect(now.students).toMatchObject([{ student_id: kim, ...late }])
  expect([now.former.num_students, words(now)]).toEqual([0, late.words])
  expect(words(before)).toBe(words(old) + words(now))
  expect((await insightOf(juf, five, { since: String(then) })).former).toEqual({
    num_students: 0,
    words: 0,
    right: 0,
  })
})

test('ZEG-4 a new group sees the child’s present skill, even in categories practised in another group', async () => {
  const [kim = 0] = ids()
  const five = await makeGroup(juf, generated.children.slice(0, 1))
  const [before] = (await insightOf(juf, five)).students
  const six = await makeGroup(juf, generated.children.slice(0, 1), 'Groep 6')
  await change(juf, five, { remove: [kim] })
  const [now] = (await insightOf(juf, six)).students
  expect(now).toMatchObject({ words: 0, right: 0 })
  expect(now?.cells.map(({ category, skill }) => ({ category, skill }))).toEqual(
    before?.cells.map(({ category, skill }) => ({ category, skill })),
  )
})
