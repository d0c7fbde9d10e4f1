import { toAmsterdamDate, listWeeksUpTo } from '@letterliaan/rules/calendar'
import { beforeEach, expect, test } from 'vitest'
import { getNowSeconds } from '../../../clock.ts'
import { logIn, type TestCaller } from '../../../testing/http.ts'
import { instructionGroup } from '../../../testing/intervention.ts'
import { groupExercises, getStep, playExercise } from '../../../testing/player.ts'
import { makeChild, makeSchool, makeSupervisor, type TestSchool } from '../../../testing/school.ts'
import { useTestApp } from '../../../testing/test-app.ts'
import { daySeconds } from '../../../testing/test-clock.ts'
import type { Mail } from '../../../mailer.ts'
import { createChildCheck } from '../today/child-checks.ts'
import { sendWeeklyMails, type WeeklyMailNeeds } from './send-weekly-mails.ts'
import { changeRows } from '../../../testing/rows.ts'

let school: TestSchool
let username: string
let juf: TestCaller
const app = await useTestApp()
beforeEach(async () => {
  await app.database.queries.deleteFrom('weekly_mail').execute()
  school = await makeSchool(app, { days: 60 })
  username = await makeSupervisor(app, school)
  juf = await logIn(app, username)
})

const want = (wants_weekly_mail: boolean) =>
  juf.call('PATCH /api/v1/begeleider/account', { body: { wants_weekly_mail } })

/** Returns unix seconds of a day and hour of next week; day 0 is Monday. */
const at = (day: number, hour: number): number =>
  (listWeeksUpTo(getNowSeconds(app.clock), 0)[0]?.until ?? 0) + day * daySeconds + hour * 3600

const needsWith = (send: (mail: Mail) => Promise<void>, errors: unknown[] = []): WeeklyMailNeeds => ({
  database: app.database,
  contents: app.contents,
  checkChildren: createChildCheck(Infinity),
  mailer: { send },
  publicUrl: () => 'https://spel.test',
  onError: (error) => void errors.push(error),
})

async function sendAt(now: number): Promise<Mail[]> {
  const sent: Mail[] = []
  await sendWeeklyMails(
    needsWith(async (mail) => void sent.push(mail)),
    now,
  )
  return sent
}

async function makeNamedChild(practises: boolean): Promise<void> {
  const child = await makeChild(app, school)
  await changeRows(
    app,
    'student',
    { id: child.student_id },
    { first_name: 'Wolkje', last_name: 'Zonderling', screen_name: 'Panterpoot' },
  )
  if (!practises) return
  const caller = await logIn(app, child.username)
  const [exercise_id = 0] = groupExercises(await getStep(caller, child.steps[0] ?? 0)).explore
  await playExercise(caller, exercise_id, 1)
}

test('ZEG-6 a subscriber gets one letter a week, which has counts and links but no names', async () => {
  for (const practises of [true, true, false]) await makeNamedChild(practises)
  await want(true)
  const [mail, ...others] = await sendAt(at(0, 8))
  expect(others).toEqual([])
  expect(mail?.to).toBe(username)
  expect(mail?.text).toMatch(/oefenden 2 van de 3 kinderen die u begeleidt, samen \d+ minu/)
  expect(mail?.text).toContain('https://spel.test/begeleider/instellingen')
  const groups = await app.database.queries.selectFrom('group').select('name').execute()
  for (const name of ['Wolkje', 'Zonderling', 'Panterpoot', ...groups.map((group) => group.name)])
    expect(`${mail?.subject} ${mail?.text}`).not.toContain(name)
  expect(await sendAt(at(0, 9))).toEqual([])
  expect(await sendAt(at(1, 9))).toEqual([])
  expect(await sendAt(at(7, 8))).toHaveLength(1)
})

test("ZEG-6 a child on 'Vandaag' is counted by its most urgent cause", async () => {
  for (const practises of [false, false]) await makeNamedChild(practises)
  await want(true)
  const { lines } = (await juf.call('GET /api/v1/begeleider/today')).body
  const [mail] = await sendAt(at(0, 8))
  const told = [...(mail?.text ?? '').matchAll(/^- .*: (\d+) kind/gm)].map(([, count]) => Number(count))
  expect(told.reduce((sum, count) => sum + count, 0)).toBe(lines.length)
})

test('ZEG-6 an instruction group to look at again is counted but not named', async () => {
  const { student_id } = await makeChild(app, school)
  await want(true)
  const body = { ...instructionGroup, student_ids: [student_id], look_again_on: toAmsterdamDate(at(0, 8)) }
  await juf.call('POST /api/v1/begeleider/instruction', { body })
  const [mail] = await sendAt(at(0, 8))
  expect(mail?.text).toContain('- tijd om weer te kijken: 1 instructiegroep\n')
  expect(mail?.text).not.toContain(instructionGroup.name)
})

test('ZEG-6 a user gets no letter without a request, a subscription or children', async () => {
  expect(await sendAt(at(0, 8))).toEqual([])
  await want(true)
  expect(await sendAt(at(0, 8)), 'no child').toEqual([])
  await makeNamedChild(false)
  await want(false)
  expect(await sendAt(at(7, 8))).toEqual([])
  await want(true)
  expect(await sendAt(at(70, 8)), 'the subscription has ended').toEqual([])
})

test('ZEG-6 a letter is sent not before Monday at seven and not after Wednesday', async () => {
  await makeNamedChild(false)
  await want(true)
  for (const now of [at(0, 6), at(-1, 12), at(3, 8), at(4, 8)]) expect(await sendAt(now)).toEqual([])
  expect(await sendAt(at(2, 12))).toHaveLength(1)
})

test('ZEG-6 a failed letter is sent again an hour later, once even if there are several processes', async () => {
  await makeNamedChild(false)
  await want(true)
  const errors: unknown[] = []
  const failing = needsWith(() => Promise.reject(new Error('away')), errors)
  await sendWeeklyMails(failing, at(0, 8))
  expect(errors.map(String)).toEqual(['Error: away'])
  const sent: Mail[] = []
  const working = needsWith(async (mail) => void sent.push(mail))
  await Promise.all([1, 2, 3].map(() => sendWeeklyMails(working, at(0, 9))))
  expect(sent).toHaveLength(1)
})
