import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Privacy } from '@letterliaan/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { getNowSeconds } from '../clock.ts'
import { logIn, type TestCaller } from './http.ts'
import { makeChild, makeSchool, makeSupervisor, type TestSchool } from './school.ts'
import { startTestApp, type TestApp } from './test-app.ts'
import { daySeconds } from './test-clock.ts'
import { changeRows, findRow } from './rows.ts'

/** Part of all names, so that each child can be found by a unique name. */
let numSchools = 0

export const getErasureId = ({ erasures }: Privacy): number => erasures[0]?.id ?? 0

export const isPostgres = process.env['TEST_DATABASE_URL'] !== undefined

interface AtErasingSchool {
  app: TestApp
  count: number
  school: TestSchool
  administrator: TestCaller
  second: TestCaller
  supervisor: TestCaller
  supervisorName: string
}

/** Makes a school with two administrators, one of whom requests erasures. One school per test. */
export function useErasingSchool() {
  const at = {} as AtErasingSchool

  beforeAll(async () => {
    at.app = await startTestApp()
  })

  afterAll(() => at.app.close())

  beforeEach(async () => {
    at.count = ++numSchools
    at.school = await makeSchool(at.app)
    at.administrator = await logIn(at.app, await makeSupervisor(at.app, at.school, 'beheerder'))
    at.second = await logIn(at.app, await makeSupervisor(at.app, at.school, 'beheerder'))
    at.supervisorName = await makeSupervisor(at.app, at.school)
    at.supervisor = await logIn(at.app, at.supervisorName)
  })

  const now = () => getNowSeconds(at.app.clock)

  const run = () => at.app.eraser.run(now())

  const askFor = (body: object, caller = at.administrator) =>
    caller.call('POST /api/v1/begeleider/erasure', { body })

  const confirm = (id: number, caller = at.second) =>
    caller.call('POST /api/v1/begeleider/erasure/:id/confirm', { params: { id } })

  async function makeNamedChild() {
    const child = await makeChild(at.app, at.school)
    const names = {
      first_name: `Voornaamzq${at.count}`,
      last_name: `Achternaamzq${at.count}`,
      screen_name: `Spelnaamzq${at.count}`,
      identifier: `identifierzq${at.count}`,
      school_key: `schoolkeyzq${at.count}`,
      eckid: `eckidzq${at.count}`,
    }
    const account = {
      username: `kindzq${at.count}@school.test`,
      email: `mailzq${at.count}@school.test`,
      channel_id: `kanaalzq${at.count}`,
    }
    const { queries } = at.app.database
    await queries.updateTable('student').set(names).where('id', '=', child.student_id).execute()
    await changeRows(at.app, 'user', { id: child.user_id }, { ...account, name: names.first_name })
    const texts = [...Object.values(names), ...Object.values(account)]
    return {
      child: { ...child, username: account.username },
      texts,
      name: `${names.first_name} ${names.last_name}`,
      first: names.first_name,
    }
  }

  async function findInTables(texts: readonly string[]): Promise<string[]> {
    const { queries } = at.app.database
    const found = new Set<string>()
    for (const { name: table, columns } of await queries.introspection.getTables()) {
      const parts = columns.map(({ name }) => sql`coalesce(lower(cast(${sql.ref(name)} as text)), '')`)
      const all = sql.join(parts, sql` || ' ' || `)
      const isFound = texts.map((text) => sql`${all} like lower(${`%${text}%`})`)
      const { rows } = await sql<Record<string, unknown>>`
        select * from ${sql.table(table)} where ${sql.join(isFound, sql` or `)}
      `.execute(queries)
      for (const [column, value] of rows.flatMap((row) => Object.entries(row)))
        for (const text of texts)
          if (readText(value).includes(text.toLowerCase())) found.add(`${table}.${column}: ${text}`)
    }
    return [...found]
  }

  async function findInFiles(texts: readonly string[]): Promise<string[]> {
    if (isPostgres) return []
    const entries = await readdir(at.app.folder, { recursive: true, withFileTypes: true })
    const found: string[] = []
    for (const entry of entries.filter((file) => file.isFile())) {
      const path = join(entry.parentPath, entry.name)
      const bytes = await readFile(path)
      for (const text of texts)
        if (path.includes(text) || bytes.includes(text)) found.push(`${path}: ${text}`)
    }
    return found
  }

  const nightAfter = () => now() + 2 * daySeconds

  const findUser = (username: string) => findRow(at.app, 'user', { username })

  return { at, now, run, askFor, confirm, makeNamedChild, findInTables, findInFiles, nightAfter, findUser }
}

const readText = (value: unknown): string =>
  (value instanceof Uint8Array ? Buffer.from(value).toString() : String(value)).toLowerCase()
