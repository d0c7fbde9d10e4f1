import { createHash } from 'node:crypto'
import { encodeJson } from '../db/json.ts'
import type { LaidAsideSession } from '../modules/data/mending/void-session.ts'
import { issueTokens } from './hostile/tenants.ts'
import { instructionGroup, interventionPlan } from './intervention.ts'
import { createCaller, type TestCaller } from './http.ts'
import { makeOwnStep, pasteStep } from './own-step.ts'
import {
  makeBoard,
  makeChild,
  makeSchool,
  makeSupervisor,
  type TestChild,
  type TestSchool,
} from './school.ts'
import type { TestApp } from './test-app.ts'
import { computeDayFromNow } from './week-dictation.ts'
import { insertRow } from '../db/tables/rows.ts'

export type CallerRole = 'student' | 'supervisor' | 'administrator' | 'meekijker' | 'bestuur'

export type FullSchool = Awaited<ReturnType<typeof fillSchool>>

/** Fills `school`, or a new one if there is none. */
export async function makeFullSchool(app: TestApp, school?: TestSchool): Promise<FullSchool> {
  return fillSchool(app, school ?? (await makeSchool(app, { can_be_renewed: true })))
}

async function fillSchool(app: TestApp, school: TestSchool) {
  const child = await makeChild(app, school, { test_kind: 'entry' })
  const user = await findUser(app, child.username)
  const board = await makeBoard(app, school)
  const users = {
    student: user.id,
    supervisor: (await findUser(app, await makeSupervisor(app, school))).id,
    administrator: (await findUser(app, await makeSupervisor(app, school, 'beheerder'))).id,
    meekijker: (await findUser(app, await makeSupervisor(app, school, 'meekijker'))).id,
    bestuur: (await findUser(app, await makeSupervisor(app, board, 'bestuur'))).id,
  }
  const logInAs = async (who: CallerRole) => (await issueTokens(app, users[who])).access_token
  const student = createCaller(app, await logInAs('student'))
  const supervisor = createCaller(app, await logInAs('supervisor'))
  const { body: profile } = await student.call('GET /api/v1/user/me/')
  const words = await makeOwnWords(app, child)
  const things = await makeThings(student, supervisor)
  return {
    child,
    subscription_id: profile.current_subscription?.id ?? 0,
    channel_id: user.channel_id,
    ...words,
    ...things,
    measure_id: await giveMeasure(supervisor, child),
    week_dictation_id: await dictate(app, supervisor, child, things),
    ...(await makeSheet(supervisor, child, words.word_id)),
    intervention_id: await planFor(supervisor, child),
    instruction_id: await instruct(supervisor, child),
    voided_session_id: await voidNothing(app, child, users.supervisor),
    supervisor_note_id: await writeNote(supervisor, child),
    home_link_id: await makeHomeLink(supervisor, child),
    ...(await makeIdentity(app, child, users.supervisor)),
    erasure_id: await askErasure(app, school, createCaller(app, await logInAs('administrator'))),
    supervisor_id: users.supervisor,
    ...(await makePasskey(app, users.supervisor)),
    voice_pack_hash: await keepVoicePack(app, school.organisation_id, users.supervisor),
    leaver_id: (await findUser(app, await makeSupervisor(app, school))).id,
    ...(await makeMember(app, school, createCaller(app, await logInAs('administrator')))),
    board_id: board.organisation_id,
    organisation_id: school.organisation_id,
    logInAs,
  }
}

async function makeOwnWords(app: TestApp, { organisation_id, steps }: TestChild) {
  const { queries } = app.database
  const { step_id: curriculum_step_id, word_id } = await makeOwnStep(app, organisation_id)
  const file_name = `eigen-${organisation_id}`
  await queries.updateTable('word').set({ file_name }).where('id', '=', word_id).execute()
  const [first = 0] = steps
  await queries.updateTable('step').set({ curriculum_step_id }).where('id', '=', first).execute()
  return { curriculum_step_id, word_id, file_name }
}

async function voidNothing(
  { database }: TestApp,
  { organisation_id, student_id }: TestChild,
  voided_by: number,
): Promise<number> {
  const laidAside: LaidAsideSession = {
    moved: { answer: [], run: [], activity: [] },
    refunded: [],
    forgiven: 0,
    changes: [],
  }
  const times = { started_at: 1_790_000_000, ended_at: 1_790_000_060, voided_at: 1_790_000_120 }
  const row = {
    organisation_id,
    student_id,
    ...times,
    reason: '',
    voided_by,
    undone_by: null,
    undone_at: null,
  }
  const { id } = await database.queries
    .insertInto('voided_session')
    .values({ ...row, laid_aside: encodeJson(laidAside) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function giveMeasure(supervisor: TestCaller, { student_id }: TestChild): Promise<number> {
  const body = { student_ids: [student_id], kind: 'start', worlds: [1] }
  const { body: given } = await supervisor.call('POST /api/v1/begeleider/measure', { body })
  return given.measure_ids[0] ?? 0
}

async function dictate(
  app: TestApp,
  supervisor: TestCaller,
  { student_id }: TestChild,
  { group_id, own_step_id }: { readonly group_id: number; readonly own_step_id: number },
): Promise<number> {
  const params = { id: group_id }
  const change = (body: object) =>
    supervisor.call('PUT /api/v1/begeleider/group/:id/student', { params, body })
  await change({ add: [student_id] })
  const body = { group_id, own_step_id, day: computeDayFromNow(app, 2) }
  const { body: given } = await supervisor.call('POST /api/v1/begeleider/week-dictation', { body })
  await change({ remove: [student_id] })
  return given.id
}

async function planFor(supervisor: TestCaller, { student_id }: TestChild): Promise<number> {
  const body = { ...interventionPlan, student_ids: [student_id] }
  const { body: planned } = await supervisor.call('POST /api/v1/begeleider/intervention', { body })
  const moments = [{ test: 'DMT', taken_on: '2026-01-20', score: 'V-' }]
  const params = { id: student_id }
  await supervisor.call('PUT /api/v1/begeleider/student/:id/normed-moment', { params, body: { moments } })
  return planned.id
}

async function instruct(supervisor: TestCaller, { student_id }: TestChild): Promise<number> {
  const body = { ...instructionGroup, student_ids: [student_id] }
  const { body: made } = await supervisor.call('POST /api/v1/begeleider/instruction', { body })
  return made.id
}

async function writeNote(supervisor: TestCaller, { student_id }: TestChild): Promise<number> {
  const body = { text: 'Leest graag over vossen', follow_up_on: '2026-11-20' }
  const params = { id: student_id }
  return (await supervisor.call('POST /api/v1/begeleider/student/:id/note', { params, body })).body.id
}

async function makeSheet(supervisor: TestCaller, { student_id }: TestChild, word_id: number) {
  const body = { sheets: [{ student_id, word_ids: [word_id] }] }
  const { body: made } = await supervisor.call('POST /api/v1/begeleider/writing-sheet', { body })
  return { writing_sheet_id: made[0]?.id ?? 0, writing_sheet_code: made[0]?.code ?? '' }
}

async function makeMember(app: TestApp, school: TestSchool, administrator: TestCaller) {
  const { id: member_id } = await findUser(app, await makeSupervisor(app, school))
  await issueTokens(app, member_id)
  const { body: staff } = await administrator.call('GET /api/v1/begeleider/staff')
  const [login] = staff.find(({ id }) => id === member_id)?.logins ?? []
  const body = { role: 'begeleider', group_ids: [], emails: [] }
  const { body: made } = await administrator.call('POST /api/v1/begeleider/invitation', { body })
  return { member_id, member_login_id: login?.id ?? 0, invitation_id: made[0]?.id ?? 0 }
}

async function keepVoicePack({ database: { queries } }: TestApp, organisation_id: number, user_id: number) {
  const content_hash = createHash('sha256').update(`${organisation_id} ${user_id}`).digest('hex')
  const told = { speaker: 'Juf Els', licence: 'scholen', consent: 'Dat mag.', made_on: '2026-09-07' } as const
  const pack = { organisation_id, content_hash, ...told, user_id, created_at: 1 }
  await queries.insertInto('voice_pack').values(pack).execute()
  const cut = { organisation_id, word: `judopak${user_id}`, marked: `judo|pak${user_id}|`, created_at: 1 }
  await queries.insertInto('word_cut').values(cut).execute()
  return content_hash
}

async function makePasskey({ database: { queries } }: TestApp, user_id: number) {
  const { id: supervisor_login_id, organisation_id } = await queries
    .selectFrom('token_family')
    .select(['id', 'organisation_id'])
    .where('user_id', '=', user_id)
    .executeTakeFirstOrThrow()
  const { id: passkey_id } = await queries
    .insertInto('passkey')
    .values({
      organisation_id,
      user_id,
      credential: `van ${user_id}`,
      public_key: 'x',
      counter: 0,
      transports: '[]',
      name: 'Laptop',
      created_at: 1,
      last_used_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { passkey_id, supervisor_login_id }
}

async function makeHomeLink(supervisor: TestCaller, { student_id }: TestChild): Promise<number> {
  const sent = { params: { id: student_id }, body: { since: 0 } }
  return (await supervisor.call('POST /api/v1/begeleider/student/:id/home-link', sent)).body.id
}

async function makeIdentity(
  { database }: TestApp,
  { organisation_id, user_id: childs }: TestChild,
  supervisor_id: number,
) {
  const others = await database.queries
    .selectFrom('identity_provider')
    .select('id')
    .where('organisation_id', '=', organisation_id)
    .execute()
  // A school can have only one provider with the same issuer.
  const issuer = others.length === 0 ? 'https://idp.school.test' : `https://idp-${supervisor_id}.school.test`
  const times = { created_at: 1, updated_at: 1 }
  const provider = {
    organisation_id,
    key: `sleutel-${organisation_id}${others.length === 0 ? '' : `-${supervisor_id}`}`,
    name: 'School',
    issuer,
    settings: '{"client_id":"x","client_secret":null}',
    subject_claim: 'sub',
    domains: '[]',
    for_whom: 'everyone' as const,
    is_enabled: true,
    ...times,
  }
  const identityOf = (user_id: number) => ({
    organisation_id,
    issuer,
    subject: `van ${user_id}`,
    user_id,
    origin: 'link' as const,
    created_at: 1,
    last_used_at: null,
  })
  return database.transaction(async (transaction) => ({
    identity_provider_id: await insertRow(transaction, 'identity_provider', provider),
    identity_id: await insertRow(transaction, 'identity', identityOf(supervisor_id)),
    prepared_identity_id: await insertRow(transaction, 'identity', identityOf(childs)),
  }))
}

async function askErasure(app: TestApp, school: TestSchool, administrator: TestCaller): Promise<number> {
  const { student_id } = await makeChild(app, school)
  const body = { subject: 'child', student_ids: [student_id] }
  const { body: privacy } = await administrator.call('POST /api/v1/begeleider/erasure', { body })
  return privacy.erasures[0]?.id ?? 0
}

async function makeThings(student: TestCaller, supervisor: TestCaller) {
  const report = { category: 'bug_other', title: 'Fout', description: 'Hier', data: '{}' }
  const note = { date: 1_790_000_000, title: 'Vandaag', text: 'Een vos' }
  const group = { name: 'Groep 5', school_year: 2026, level_id: 5 }
  const roster = { decisions: [], archive: [], is_complete: false }
  const created = await Promise.all([
    supervisor.call('POST /api/v1/book', { body: { title: 'Kruimeltje' } }),
    student.call('POST /api/v1/book-read', { body: { title: 'Pluk', review: 8 } }),
    student.call('POST /api/v1/note', { body: note }),
    student.call('POST /api/v1/user-report', { body: report }),
    supervisor.call('POST /api/v1/begeleider/group', { body: group }),
    supervisor.call('POST /api/v1/begeleider/roster/import', { body: roster }),
  ])
  const [book_id, book_read_id, note_id, report_id, group_id, roster_import_id] = created.map(
    ({ body }) => body.id,
  )
  const { id: own_step_id } = await pasteStep(supervisor, 'bakker\nkikker\nladder')
  if (!book_id || !book_read_id || !note_id || !report_id || !group_id || !roster_import_id || !own_step_id)
    throw new Error('the school is not full')
  const device = await supervisor.call('POST /api/v1/group-device', { body: { group_id, name: 'Tablet' } })
  const own = { own_step_id, group_device_id: device.body.id }
  return { book_id, book_read_id, note_id, report_id, group_id, roster_import_id, ...own }
}

const findUser = ({ database }: TestApp, username: string) =>
  database.queries
    .selectFrom('user')
    .select(['id', 'channel_id'])
    .where('username', '=', username)
    .executeTakeFirstOrThrow()
