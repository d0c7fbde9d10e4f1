import type { PreviewedRow, RosterDecision, RosterImportResult, RosterPreview } from '@letterliaan/contract'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { logIn, type TestCaller, type TestReply } from './http.ts'
import { hashCheaply, makeSchool, makeSupervisor, testPassword, type TestSchool } from './school.ts'
import { startTestApp, type TestApp } from './test-app.ts'
import { changeRows } from './rows.ts'

/** New for each test. */
interface AtRosterSchool {
  app: TestApp
  school: TestSchool
  supervisor: TestCaller & { readonly tokens: { readonly access_token: string } }
}

/** Starts one server for the test file, and makes a new school for each test. */
export function useRosterSchool() {
  const at = {} as AtRosterSchool
  beforeAll(async () => {
    at.app = await startTestApp()
  })
  afterAll(() => at.app.close())
  beforeEach(async () => {
    at.school = await makeSchool(at.app)
    at.supervisor = await logIn(at.app, await makeSupervisor(at.app, at.school))
  })
  return { at, ...rosterCalls(at), ...peopleOf(at) }
}

export const createFile = (content: string | Uint8Array<ArrayBuffer>): Blob =>
  new Blob([content], { type: 'application/octet-stream' })

/** Accepts all rows. Chooses the first candidate for a doubtful child. */
export const acceptAllRows = ({ rows }: RosterPreview): RosterDecision[] =>
  rows.flatMap(({ row, kind, student, candidates }): RosterDecision[] => {
    if (kind === 'refused') return []
    const student_id = student?.id ?? candidates[0]?.student.id ?? null
    return [{ row, action: student_id === null ? 'add' : 'update', student_id }]
  })

export const listNames = (students: readonly { readonly name: string }[]): string[] =>
  students.map(({ name }) => name)
export const listKinds = ({ rows }: RosterPreview) => rows.map(({ kind }: PreviewedRow) => kind)

export const createEdexml = (
  children: string,
  groups = '<groep key="g"><naam>5a</naam><jaargroep>5</jaargroep></groep>',
): string => `<EDEX><groepen>${groups}</groepen><leerlingen>${children}</leerlingen></EDEX>`
export const createPupil = (key: string, name: string, rest = '<groep key="g"/>'): string =>
  `<leerling key="${key}"><achternaam>Bos</achternaam><roepnaam>${name}</roepnaam>${rest}</leerling>`

interface TakeSettings {
  readonly archive?: readonly number[]
  readonly is_complete?: boolean
  readonly by?: TestCaller
  readonly headers?: Record<string, string>
}

function rosterCalls(at: AtRosterSchool) {
  const preview = (
    content: string | Uint8Array<ArrayBuffer>,
    query: Record<string, string> = {},
    by: TestCaller = at.supervisor,
  ): Promise<TestReply<RosterPreview>> =>
    by.call('POST /api/v1/begeleider/roster/preview', { upload: createFile(content), query })

  const take = (
    decisions: readonly RosterDecision[],
    { archive = [], is_complete = false, by = at.supervisor, headers = {} }: TakeSettings = {},
  ): Promise<TestReply<RosterImportResult>> =>
    by.call('POST /api/v1/begeleider/roster/import', { body: { decisions, archive, is_complete }, headers })

  return {
    preview,
    take,
    async add(content: string, query: Record<string, string> = {}, by: TestCaller = at.supervisor) {
      const { body } = await preview(content, query, by)
      return take(acceptAllRows(body), { by, is_complete: query['is_complete'] === 'true' })
    },
    undo: (id: number, by: TestCaller = at.supervisor) =>
      by.call('POST /api/v1/begeleider/roster/import/:id/undo', { params: { id } }),
    listStudents: async (by: TestCaller = at.supervisor, archived = 'false') =>
      (await by.call('GET /api/v1/begeleider/student', { query: { archived } })).body,
    listGroups: async (by: TestCaller = at.supervisor) =>
      (await by.call('GET /api/v1/begeleider/group')).body,
  }
}

function peopleOf(at: AtRosterSchool) {
  return {
    async makeAdministrator(): Promise<TestCaller> {
      const username = await makeSupervisor(at.app, at.school)
      await changeRows(at.app, 'user', { username }, { role: 'beheerder' })
      return logIn(at.app, username)
    },

    rowsOfSchool() {
      const { organisation_id } = at.school
      const of = (table: 'student' | 'user' | 'group' | 'group_student' | 'roster_import' | 'audit') =>
        at.app.database.queries
          .selectFrom(table)
          .selectAll()
          .where('organisation_id', '=', organisation_id)
          .execute()
      return Promise.all([
        of('student'),
        of('user'),
        of('group'),
        of('group_student'),
        of('roster_import'),
        of('audit'),
      ])
    },

    async enter(student_id: number): Promise<TestCaller> {
      const { queries } = at.app.database
      const user = await queries
        .selectFrom('student')
        .innerJoin('user', 'user.id', 'student.user_id')
        .select(['user.id', 'user.username'])
        .where('student.id', '=', student_id)
        .executeTakeFirstOrThrow()
      const password_hash = await hashCheaply(testPassword)
      await queries.updateTable('user').set({ password_hash }).where('id', '=', user.id).execute()
      return logIn(at.app, user.username)
    },
  }
}
