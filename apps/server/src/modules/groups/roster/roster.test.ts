import type { PreviewedRow, RosterDecision, RosterImportResult, RosterPreview } from '@letterliaan/contract'
import { request } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { callerAs, logIn, requestTokens, type TestCaller, type TestReply } from '../../../testing/http.ts'
import { exercisesOf, getStep, playExercise } from '../../../testing/player.ts'
import { hashCheaply, makeChild, makeSchool, makeSupervisor, testPassword } from '../../../testing/school.ts'
import type { TestSchool } from '../../../testing/school.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { daySeconds } from '../../../testing/test-clock.ts'
import { playedTables, preparedTables } from './queries.ts'

let app: TestApp
let school: TestSchool
let supervisor: TestCaller & { readonly tokens: { readonly access_token: string } }
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  school = await makeSchool(app)
  supervisor = await logIn(app, await makeSupervisor(app, school))
})

const fileOf = (content: string | Uint8Array<ArrayBuffer>) =>
  new Blob([content], { type: 'application/octet-stream' })
const preview = (
  content: string | Uint8Array<ArrayBuffer>,
  query: Record<string, string> = {},
  by: TestCaller = supervisor,
): Promise<TestReply<RosterPreview>> =>
  by.call('POST /api/v1/begeleider/roster/preview', { upload: fileOf(content), query })
const decide = ({ rows }: RosterPreview): RosterDecision[] =>
  rows.flatMap(({ row, kind, student, candidates }): RosterDecision[] => {
    if (kind === 'refused') return []
    const student_id = student?.id ?? candidates[0]?.student.id ?? null
    return [{ row, action: student_id === null ? 'add' : 'update', student_id }]
  })
const take = (
  decisions: readonly RosterDecision[],
  { archive = [], is_complete = false, by = supervisor, headers = {} }: TakeSettings = {},
): Promise<TestReply<RosterImportResult>> =>
  by.call('POST /api/v1/begeleider/roster/import', { body: { decisions, archive, is_complete }, headers })
interface TakeSettings {
  readonly archive?: readonly number[]
  readonly is_complete?: boolean
  readonly by?: TestCaller
  readonly headers?: Record<string, string>
}
/** Previews a list and takes all of it. */
const add = async (content: string, query: Record<string, string> = {}, by: TestCaller = supervisor) =>
  take(decide((await preview(content, query, by)).body), { by, is_complete: query['is_complete'] === 'true' })
const undo = (id: number, by: TestCaller = supervisor) =>
  by.call('POST /api/v1/begeleider/roster/import/:id/undo', { params: { id } })
const listStudents = async (by: TestCaller = supervisor, archived = 'false') =>
  (await by.call('GET /api/v1/begeleider/student', { query: { archived } })).body
const listGroups = async (by: TestCaller = supervisor) => (await by.call('GET /api/v1/begeleider/group')).body
const names = (students: readonly { readonly name: string }[]) => students.map(({ name }) => name)
const kinds = ({ rows }: RosterPreview) => rows.map(({ kind }: PreviewedRow) => kind)
const makeAdministrator = async (): Promise<TestCaller> => {
  const username = await makeSupervisor(app, school)
  await app.database.queries
    .updateTable('user')
    .set({ role: 'beheerder' })
    .where('username', '=', username)
    .execute()
  return logIn(app, username)
}
const rowsOfSchool = async () => {
  const { queries } = app.database
  const of = (table: 'student' | 'user' | 'group' | 'group_student' | 'roster_import' | 'audit') =>
    queries.selectFrom(table).selectAll().where('organisation_id', '=', school.organisation_id).execute()
  return Promise.all([
    of('student'),
    of('user'),
    of('group'),
    of('group_student'),
    of('roster_import'),
    of('audit'),
  ])
}
/** Lets a child in by its username. */
const enter = async (student_id: number): Promise<TestCaller> => {
  const { queries } = app.database
  const user = await queries
    .selectFrom('student')
    .innerJoin('user', 'user.id', 'student.user_id')
    .select(['user.id', 'user.username'])
    .where('student.id', '=', student_id)
    .executeTakeFirstOrThrow()
  const password_hash = await hashCheaply(testPassword)
  await queries.updateTable('user').set({ password_hash }).where('id', '=', user.id).execute()
  return logIn(app, user.username)
}

const edexml = (
  children: string,
  groups = '<groep key="g"><naam>5a</naam><jaargroep>5</jaargroep></groep>',
) => `<EDEX><groepen>${groups}</groepen><leerlingen>${children}</leerlingen></EDEX>`
const pupil = (key: string, name: string, rest = '<groep key="g"/>') =>
  `<leerling key="${key}"><achternaam>Bos</achternaam><roepnaam>${name}</roepnaam>${rest}</leerling>`

describe('adding', () => {
  test('GRP-2 thirty pasted names become children of a new group, with a username and a level', async () => {
    const list = Array.from(
      { length: 30 },
      (_, at) => `${'ABCDEFGHIJ'[at % 10]}nna ${'VWX'[Math.floor(at / 10)]}isser`,
    )
    const seen = await preview(list.join('\n'), { group_name: 'Groep 5' })
    expect(seen.status).toBe(200)
    expect(new Set(kinds(seen.body))).toEqual(new Set(['new']))
    expect(seen.body.groups).toEqual([{ name: 'Groep 5', group_id: null, num_rows: 30 }])
    expect(await listStudents()).toEqual([])

    const { status, body } = await take(decide(seen.body))
    expect([status, body.num_added, body.refused]).toEqual([201, 30, []])
    const students = await listStudents()
    expect(names(students).toSorted()).toEqual(list.toSorted())
    expect(new Set(students.map(({ buddy_id }) => buddy_id)).size, 'buddies in turn').toBe(6)
    expect(await listGroups()).toMatchObject([{ id: body.groups[0]?.id, name: 'Groep 5', num_students: 30 }])
  })

  test('GRP-7 the username is in e-mail form, without the child’s name, and nobody knows its password', async () => {
    await add('Noor de Vries\nDaan Visser')
    for (const { name, username } of await listStudents()) {
      expect(username).toMatch(/^[a-z]+-\d{4}@letterliaan\.alt$/)
      for (const part of name.toLowerCase().split(' ')) expect(username).not.toContain(part)
      const tokens = await requestTokens(app, { grant_type: 'password', username, password: '' })
      expect(tokens.status).toBeGreaterThanOrEqual(400)
    }
  })

  test('GRP-2 columns of a spreadsheet, GRP-3 and what a person says that they are', async () => {
    const columns = 'Vries, de\tNoor\t101\t5b\nVisser\tDaan\t102\t5b'
    const { body } = await preview(columns, {
      columns: 'last_name,first_name,key,group',
      has_header: 'false',
    })
    expect(body.table?.samples[0]).toEqual(['Vries, de', 'Noor', '101', '5b'])
    expect(body.rows.map(({ row }) => [row.first_name, row.last_name, row.key, row.group_names])).toEqual([
      ['Noor', 'de Vries', '101', ['5b']],
      ['Daan', 'Visser', '102', ['5b']],
    ])
    await take(decide(body))
    expect(names(await listStudents())).toEqual(['Daan Visser', 'Noor de Vries'])
  })

  test('GRP-3 a CSV of Windows-1252 has its letters', async () => {
    const csv = 'Roepnaam;Achternaam;Groep\r\nZoë;Çelik;6\r\n'
    const { body } = await preview(Uint8Array.from(csv, (sign) => sign.charCodeAt(0)))
    await take(decide(body))
    expect(names(await listStudents())).toEqual(['Zoë Çelik'])
  })

  test('GRP-4 EDEXML: children in their groups and combined groups; nothing else of it is kept', async () => {
    const groups =
      '<groep key="g"><naam>5a</naam><jaargroep>5</jaargroep></groep><samengestelde_groep key="s"><naam>Plus</naam></samengestelde_groep>'
    const child = pupil(
      '7',
      'Noor',
      '<bsn>123456782</bsn><groep key="g"/><samengestelde_groepen><samengestelde_groep key="s"/></samengestelde_groepen>',
    )
    await add(edexml(child, groups), { is_complete: 'true' })
    const [student] = await listStudents()
    expect(student).toMatchObject({ name: 'Noor Bos', level_id: 5 })
    expect((await listGroups()).map(({ name, level_id }) => [name, level_id])).toEqual([
      ['5a', 5],
      ['Plus', 5],
    ])
    expect(JSON.stringify(await rowsOfSchool())).not.toContain('123456782')
  })

  test('GRP-5 a preview tells new, changed, the same, gone and doubtful, and writes nothing', async () => {
    await add('key;voornaam;achternaam;groep\n1;Noor;Bos;5a\n2;Daan;Visser;5a\n3;Sem;Wit;5a\n4;Lotte;Smit;5a')
    const before = await rowsOfSchool()
    const csv =
      'key;voornaam;achternaam;groep\n1;Noor;Bos;5a\n2;Daan;de Visser;5a\n9;Lotte;Smit;5a\n8;Milan;Kok;5a\n8;X;Y;5a'
    const { body } = await preview(csv, { is_complete: 'true' })
    expect(kinds(body)).toEqual(['same', 'changed', 'doubtful', 'refused', 'refused'])
    expect(body.rows[1]?.changes).toEqual({ last_name: 'de Visser', joins: [], leaves: [], returns: false })
    expect(body.rows[2]?.candidates).toMatchObject([{ reason: 'same name', student: { name: 'Lotte Smit' } }])
    expect(body.rows[3]?.problems).toEqual(['Leerlingnummer 8 staat bij meer kinderen: rij 5, 6.'])
    expect(names(body.gone)).toEqual(['Sem Wit'])
    expect(await rowsOfSchool()).toEqual(before)
  })

  test('GRP-5 who is gone is archived when somebody says so, and else stays', async () => {
    await add('key;voornaam;groep\n1;Noor;5a\n2;Daan;5a')
    const csv = 'key;voornaam;groep\n1;Noor;5a'
    const { body } = await preview(csv, { is_complete: 'true' })
    await take(decide(body), { is_complete: true })
    expect(names(await listStudents())).toEqual(['Daan', 'Noor'])
    await take(decide(body), { is_complete: true, archive: body.gone.map(({ id }) => id) })
    expect(names(await listStudents())).toEqual(['Noor'])
    expect(names(await listStudents(supervisor, 'true'))).toEqual(['Daan'])
  })

  test('an archived child keeps its key: it comes back with the list that has it', async () => {
    await add('key;voornaam;groep\n1;Noor;5a')
    const [noor] = await listStudents()
    await supervisor.call('POST /api/v1/begeleider/roster/archive', {
      body: { student_ids: [noor?.id], is_archived: true },
    })
    await add('key;voornaam;groep\n1;Noor;6')
    expect(await listStudents()).toMatchObject([{ id: noor?.id, archived_at: null }])
  })

  test('a key twice is one effect', async () => {
    const { body } = await preview('Noor\nDaan')
    const headers = { 'idempotency-key': 'een-keer' }
    const first = await take(decide(body), { headers })
    const second = await take(decide(body), { headers })
    expect(second.body).toEqual(first.body)
    expect(await listStudents()).toHaveLength(2)
  })
})

describe('refusing', () => {
  test('GRP-6 rows that can’t be are told with their reason, and the others are taken', async () => {
    const { body } = await preview('key;voornaam;groep\n1;Noor;5a\n2;;5a\n3;=cmd();5a\n4;Daan;5a')
    const decisions = body.rows.map(({ row }): RosterDecision => ({ row, action: 'add', student_id: null }))
    const { body: taken } = await take(decisions)
    expect(taken.num_added).toBe(2)
    expect(taken.refused).toEqual([
      { line: 3, name: '', reasons: ['De voornaam ontbreekt.'] },
      { line: 4, name: '=cmd()', reasons: ['In de naam staat een teken dat niet in een naam hoort.'] },
    ])
    expect(names(await listStudents())).toEqual(['Daan', 'Noor'])
  })

  test('GRP-6 what became another matter since the preview is refused', async () => {
    const { body } = await preview('key;voornaam;groep\n1;Noor;5a')
    await take(decide(body))
    const again = await take(decide(body))
    expect(again.body).toMatchObject({ num_added: 0, refused: [{ line: 2, name: 'Noor' }] })
    expect(await listStudents()).toHaveLength(1)
  })

  test('GRP-6 it is one transaction: what fails at the end leaves nothing', async () => {
    const before = await rowsOfSchool()
    const { body } = await preview('Noor\nDaan', { group_name: '5a' })
    const { status } = await take(decide(body), { archive: [999_999_999] })
    expect(status).toBe(404)
    expect(await rowsOfSchool()).toEqual(before)
  })

  test.each([
    [
      'an entity bomb',
      '<!DOCTYPE x [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]><EDEX><leerlingen/></EDEX>',
      'DTD',
    ],
    ['an external entity', '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><EDEX>&e;</EDEX>', 'DTD'],
    ['an Excel file', 'PK\u0003\u0004abc', 'CSV'],
    ['bytes', '\u0000\u0001\u0002', 'geen tekst'],
    ['an empty file', ' ', 'geen namen'],
    ['XML of something else', '<html><body/></html>', 'geen leerlingen'],
  ])('GRP-4 a hostile or wrong file gets a sentence: %s', async (_name, content, sentence) => {
    const { status, problem } = await preview(content)
    expect(status).toBe(422)
    expect(problem.detail).toContain(sentence)
  })

  test.each([
    ['that says its length', { 'content-length': '50000000' }, 1],
    ['that does not', {}, 6],
  ])('50 MB is refused, and not read to the end: a file %s', async (_name, length, megabytes) => {
    const status = await new Promise<number>((resolve, reject) => {
      const upload = request(`${app.url}/api/v1/begeleider/roster/preview`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${supervisor.tokens.access_token}`,
          'content-type': 'application/octet-stream',
          ...length,
        },
      })
      upload.on('error', reject)
      upload.on('response', (response) => {
        resolve(response.statusCode ?? 0)
        upload.destroy()
      })
      // The answer comes before the rest is sent: it is never sent.
      upload.write(Buffer.alloc(megabytes * 1_000_000, 'a'))
    })
    expect(status).toBe(413)
    expect((await preview('Noor')).status).toBe(200)
  })

  test('another content type is refused', async () => {
    const upload = new Blob(['Noor'], { type: 'audio/wav' })
    const { status } = await supervisor.call('POST /api/v1/begeleider/roster/preview', { upload })
    expect(status).toBe(415)
  })
})

describe('undoing', () => {
  const csv = 'key;voornaam;achternaam;groep\n'

  test('GRP-6 an import of today goes back: children, groups, and what they were before', async () => {
    await add(`${csv}1;Noor;Bos;5a\n2;Daan;Visser;5a`)
    const [students, , groups, members] = await rowsOfSchool()
    const next = await preview(`${csv}1;Noortje;Bos;6\n3;Sem;Wit;6`, { is_complete: 'true' })
    const daan = (await listStudents()).find(({ name }) => name.startsWith('Daan'))?.id ?? 0
    const { body } = await take(decide(next.body), { is_complete: true, archive: [daan] })
    expect(body).toMatchObject({ num_added: 1, num_changed: 1, num_archived: 1, can_be_undone: true })
    const { body: listed } = await supervisor.call('GET /api/v1/begeleider/roster/import')
    expect(listed[0]).toMatchObject({ id: body.id, num_added: 1, can_be_undone: true })

    const undone = await undo(body.id)
    expect([undone.status, undone.body.can_be_undone]).toEqual([200, false])
    const after = await rowsOfSchool()
    expect(after[0]).toEqual(
      students.map((row) => Object.assign(row, { updated_at: expect.any(Number) as number })),
    )
    expect([after[2], after[3]]).toEqual([groups, members])
    expect((await undo(body.id)).status).toBe(409)
  })

  test('GRP-6 undone, who left a group is in it again, and who came back is archived again', async () => {
    await add(`${csv}1;Noor;Bos;5a\n2;Daan;Visser;5a\n3;Sem;Wit;5a`)
    const sem = (await listStudents()).find(({ name }) => name === 'Sem Wit')?.id ?? 0
    await supervisor.call('POST /api/v1/begeleider/roster/archive', {
      body: { student_ids: [sem], is_archived: true },
    })
    const memberships = async () =>
      (await rowsOfSchool())[3].map(({ group_id, student_id }) => `${group_id} ${student_id}`).toSorted()
    const before = await memberships()
    const list = `${csv}1;Noor;Bos;6\n2;Daan;Visser;5a\n3;Sem;Wit;5a`
    const { body } = await add(list, { is_complete: 'true' })
    expect(await listGroups()).toMatchObject([
      { name: '5a', num_students: 2 },
      { name: '6', num_students: 1 },
    ])
    expect(names(await listStudents(supervisor, 'true'))).toEqual([])

    expect((await undo(body.id)).status).toBe(200)
    expect(await memberships()).toEqual(before)
    expect(await listGroups()).toMatchObject([{ name: '5a', num_students: 2 }])
    expect(names(await listStudents(supervisor, 'true'))).toEqual(['Sem Wit'])
  })

  test('GRP-6 once a new child played it stays: 409 with a sentence', async () => {
    const { body } = await add('Noor de Vries', { group_name: '5a' })
    const [noor] = await listStudents()
    // A child that only looked in has done nothing that could be lost.
    const child = await enter(noor?.id ?? 0)
    await child.call('POST /api/v1/activity', { body: { type: 'treehouse' } })
    await child.call('POST /api/v1/note', { body: { date: 1_790_000_000, title: 'Hoi', text: '' } })
    const { status, problem } = await undo(body.id)
    expect([status, problem.detail]).toEqual([
      409,
      'Noor de Vries heeft al gespeeld. Archiveer wie er niet bij hoort.',
    ])
    expect(await listStudents()).toHaveLength(1)
  })

  test('GRP-6 a child with steps and a card that did nothing yet goes with all of it', async () => {
    const { body } = await add('Noor')
    const [noor] = await listStudents()
    const other = await makeChild(app, school)
    const { queries } = app.database
    const step = await queries
      .selectFrom('step')
      .selectAll()
      .where('student_id', '=', other.student_id)
      .limit(1)
      .executeTakeFirstOrThrow()
    const { id: _, ...copy } = step
    await queries
      .insertInto('step')
      .values({ ...copy, student_id: noor?.id ?? 0 })
      .execute()
    await supervisor.call('POST /api/v1/begeleider/student/:id/exchange-token', {
      params: { id: noor?.id },
      body: { kind: 'login_card' },
    })
    await enter(noor?.id ?? 0)
    expect((await undo(body.id)).status).toBe(200)
    expect(names(await listStudents())).toEqual(['Kim Bos'])
  })

  test('GRP-6 the day after it stays', async () => {
    const { body } = await add('Noor')
    app.clock.advance(daySeconds)
    const { status, problem } = await undo(body.id, await makeAdministrator())
    expect([status, problem.detail]).toEqual([409, expect.stringContaining('alleen op de dag zelf')])
  })

  test('every table of a child is known to undoing', async () => {
    const known = new Set<string>([
      ...playedTables,
      ...preparedTables,
      'step',
      'measure',
      'exchange_token',
      'user_report',
    ])
    const tables = await app.database.queries.introspection.getTables()
    const ofStudents = tables.filter(({ columns }) => columns.some(({ name }) => name === 'student_id'))
    expect(ofStudents.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([])
  })
})

describe('many at once', () => {
  test('GRP-8 an archived child keeps all, can’t log in, and comes back', async () => {
    const child = await makeChild(app, school)
    const inGame = await logIn(app, child.username)
    const step = await getStep(inGame, child.steps[0] ?? 0)
    await playExercise(inGame, exercisesOf(step).practise[0] ?? 0, 2)
    const answers = () =>
      app.database.queries
        .selectFrom('answer')
        .selectAll()
        .where('student_id', '=', child.student_id)
        .execute()
    const before = await answers()
    const set = (is_archived: boolean) =>
      supervisor.call('POST /api/v1/begeleider/roster/archive', {
        body: { student_ids: [child.student_id], is_archived },
      })
    expect((await set(true)).body).toEqual({ num_changed: 1 })
    expect((await set(true)).body).toEqual({ num_changed: 0 })
    expect(await listStudents()).toEqual([])
    expect((await inGame.call('GET /api/v1/user/me/')).status).toBe(401)
    await expect(logIn(app, child.username)).rejects.toThrow('Invalid credentials')
    expect((await set(false)).body).toEqual({ num_changed: 1 })
    await logIn(app, child.username)
    expect(await answers()).toEqual(before)
    expect(before.length).toBeGreaterThan(0)
  })

  test('GRP-8 a card of an archived child opens nothing until it is back', async () => {
    const child = await makeChild(app, school)
    const { body: card } = await supervisor.call('POST /api/v1/begeleider/student/:id/exchange-token', {
      params: { id: child.student_id },
      body: { kind: 'login_card' },
    })
    const exchange = async () =>
      (
        await callerAs(app, null).call('POST /api/v1/exchange-token', {
          body: { grant_type: 'exchange_token', token: card.token },
        })
      ).status
    const set = (is_archived: boolean) =>
      supervisor.call('POST /api/v1/begeleider/roster/archive', {
        body: { student_ids: [child.student_id], is_archived },
      })
    await set(true)
    expect(await exchange()).toBeGreaterThanOrEqual(400)
    await set(false)
    expect(await exchange()).toBe(200)
  })

  test('GRP-8 a group goes to the next year in one go, and back', async () => {
    await add('voornaam;leerjaar;groep\nNoor;5;5a\nDaan;5;5a\nSem;5;5a\nLotte;8;8')
    const groups = await listGroups()
    const group = groups.find(({ name }) => name === '5a')
    const students = await listStudents()
    const idOf = (name: string) => students.find((student) => student.name === name)?.id ?? 0
    const { status, body } = await supervisor.call('POST /api/v1/begeleider/group/:id/next-year', {
      params: { id: group?.id },
      body: { name: '6a', staying: [idOf('Daan')], staying_group_id: null, leaving: [idOf('Sem')] },
    })
    expect([status, body.num_archived]).toEqual([200, 1])
    expect((await listGroups()).find(({ id }) => id === group?.id)).toMatchObject({
      name: '6a',
      level_id: 6,
      school_year: (group?.school_year ?? 0) + 1,
      num_students: 1,
    })
    const after = await listStudents()
    expect(after.map(({ name, level_id, group_ids }) => [name, level_id, group_ids.length])).toEqual([
      ['Daan', 5, 0],
      ['Lotte', 8, 1],
      ['Noor', 6, 1],
    ])
    expect((await undo(body.id)).status).toBe(200)
    expect(await listGroups()).toEqual(groups)
    expect(await listStudents()).toEqual(students)
  })

  test('GRP-8 the next year of groep 8 is no groep 9', async () => {
    await add('voornaam;leerjaar;groep\nLotte;8;8')
    const [group] = await listGroups()
    await supervisor.call('POST /api/v1/begeleider/group/:id/next-year', {
      params: { id: group?.id },
      body: { name: '8', staying: [], staying_group_id: null, leaving: [] },
    })
    expect(await listGroups()).toMatchObject([{ level_id: 8, school_year: (group?.school_year ?? 0) + 1 }])
    expect(await listStudents()).toMatchObject([{ level_id: 8 }])
  })

  test('500 children in one import, and the next list of them', async () => {
    const list = (group: string) =>
      Array.from({ length: 500 }, (_, at) => `${at};Kind${at};Van ${at % 7};${group}${at % 20}`).join('\n')
    const first = await add(`key;voornaam;achternaam;groep\n${list('5-')}`)
    expect(first.body).toMatchObject({ num_added: 500, refused: [] })
    const second = await add(`key;voornaam;achternaam;groep\n${list('6-')}`)
    expect(second.body).toMatchObject({ num_added: 0, num_changed: 500, refused: [] })
  })
})

describe('rights', () => {
  const csv = 'key;voornaam;achternaam;groep\n1;Noor;Bos;5a\n2;Daan;Visser;5a'

  test('GRP-5 another organisation’s children are never matched nor told', async () => {
    await add(csv)
    const stranger = await logIn(app, await makeSupervisor(app, await makeSchool(app)))
    const { body } = await preview(csv, { is_complete: 'true' }, stranger)
    expect(kinds(body)).toEqual(['new', 'new'])
    expect([body.gone, body.groups]).toEqual([[], [{ name: '5a', group_id: null, num_rows: 2 }]])
    const [noor] = await listStudents()
    const archive = await stranger.call('POST /api/v1/begeleider/roster/archive', {
      body: { student_ids: [noor?.id], is_archived: true },
    })
    expect(archive.status).toBe(404)
    expect((await take([], { by: stranger, archive: [noor?.id ?? 0] })).status).toBe(404)
  })

  test('GRP-1 a supervisor of another group changes nothing of it; an administrator does', async () => {
    const { body: imported } = await add(csv)
    const colleague = await logIn(app, await makeSupervisor(app, school))
    const group_id = imported.groups[0]?.id ?? 0
    const [noor] = await listStudents()
    const { body } = await preview(csv, { is_complete: 'true' }, colleague)
    expect(kinds(body)).toEqual(['refused', 'refused'])
    expect(body.rows[0]?.problems).toEqual([
      'Dit kind zit al in een groep van een collega. Vraag de beheerder om het te verplaatsen.',
      'Groep 5a is van een collega. Vraag de beheerder om u erbij te zetten.',
    ])
    expect(JSON.stringify(body.rows.map(({ student, candidates }) => [student, candidates]))).toBe(
      '[[null,[]],[null,[]]]',
    )
    const rows = body.rows.map(({ row }): RosterDecision => ({ row, action: 'add', student_id: null }))
    expect((await take(rows, { by: colleague })).body).toMatchObject({ num_added: 0, refused: [{}, {}] })
    expect((await undo(imported.id, colleague)).status).toBe(404)
    expect((await preview('Sem', { group_id: String(group_id) }, colleague)).status).toBe(404)
    const archive = { body: { student_ids: [noor?.id], is_archived: true } }
    expect((await colleague.call('POST /api/v1/begeleider/roster/archive', archive)).status).toBe(404)
    const year = {
      params: { id: group_id },
      body: { name: '6a', staying: [], staying_group_id: null, leaving: [] },
    }
    expect((await colleague.call('POST /api/v1/begeleider/group/:id/next-year', year)).status).toBe(404)

    const administrator = await makeAdministrator()
    expect(kinds((await preview(csv, { is_complete: 'true' }, administrator)).body)).toEqual(['same', 'same'])
    expect((await undo(imported.id, administrator)).status).toBe(200)
  })

  test('a child may do none of it, nor who is not logged in', async () => {
    const child = await logIn(app, (await makeChild(app, school)).username)
    for (const [by, status] of [
      [child, 403],
      [callerAs(app, null), 401],
    ] as const) {
      expect((await preview('Noor', {}, by)).status).toBe(status)
      expect((await take([], { by })).status).toBe(status)
      expect((await undo(1, by)).status).toBe(status)
    }
  })

  test('it is in the audit log', async () => {
    const { body } = await add('Noor', { group_name: '5a' })
    await undo(body.id)
    const rows = await app.database.queries
      .selectFrom('audit')
      .select('action')
      .where('organisation_id', '=', school.organisation_id)
      .orderBy('id')
      .execute()
    expect(rows.map(({ action }) => action)).toEqual(['group_made', 'roster_imported', 'roster_undone'])
  })
})
