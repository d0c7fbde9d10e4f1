import type { Updateable } from 'kysely'
import type { AuditQuery } from '@letterliaan/contract'
import { describe, expect, test } from 'vitest'
import { getNowSeconds } from '../../clock.ts'
import type { AuditTable } from '../../db/schema/accounts.ts'
import { createCaller, logIn, requestTokens, type TestCaller } from '../../testing/http.ts'
import { changeRows, deleteRows } from '../../testing/rows.ts'
import { makeFullSchool } from '../../testing/full-school.ts'
import { makeChild, makeSchool, makeSupervisor } from '../../testing/school.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { insertErasedAgain } from '../data/privacy/erasure/queries.ts'
import { checkAuditLog, hasSeal, sealAuditLog } from './seals.ts'

let director: TestCaller
let juf: TestCaller
const app = await useTestApp()
const school = await makeSchool(app, { days: 400 })
const full = await makeFullSchool(app, school)
const username = await makeSupervisor(app, school, 'beheerder')
await enter()

/** Logs in again after the clock has advanced. */
async function enter(): Promise<void> {
  director = await logIn(app, username)
  juf = createCaller(app, await full.logInAs('supervisor'))
}

async function passTime(seconds: number): Promise<void> {
  app.clock.advance(seconds)
  await enter()
}

const read = async (query: Partial<Record<keyof AuditQuery, string>> = {}, as = director) =>
  (await as.call('GET /api/v1/begeleider/audit-log', { query })).body
async function readAll(): Promise<Awaited<ReturnType<typeof read>>['entries']> {
  const { entries, before } = await read()
  const all = [...entries]
  for (let next = before; next !== null;) {
    const older = await read({ before: String(next) })
    all.push(...older.entries)
    next = older.before
  }
  return all
}
const params = () => ({ id: full.child.student_id })

describe('AVG-5 the audit log', () => {
  test('has successful and failed logins of staff, but no logins of children', async () => {
    const before = (await read({ kind: 'login' })).entries.length
    await requestTokens(app, { grant_type: 'password', username: username, password: 'mis' })
    await requestTokens(app, { grant_type: 'password', username: full.child.username, password: 'mis' })
    await requestTokens(app, { grant_type: 'password', username: 'niemand@school.test', password: 'mis' })
    await logIn(app, username)
    await logIn(app, full.child.username)
    await expect
      .poll(async () => (await read({ kind: 'login' })).entries.length, { interval: 20 })
      .toBe(before + 2)
    const [last, failed] = (await read({ kind: 'login' })).entries
    expect(new Set([last?.text, failed?.text])).toEqual(
      new Set(['Ingelogd.', 'Inloggen met dit account mislukte.']),
    )
    expect(last?.by?.name).toBe('Juf')
  })

  test('lists who viewed a child’s file, once an hour for each child, but no refused views', async () => {
    const views = async ({ student_id } = full.child) =>
      (await read({ kind: 'view', student_id: String(student_id) })).entries
    const before = (await views()).length
    const see = (as: TestCaller, { student_id } = full.child) =>
      as.call('GET /api/v1/begeleider/student/:id/insight', { params: { id: student_id }, query: {} })
    const sibling = await makeChild(app, school)
    await passTime(3600)
    await see(juf)
    await see(juf, sibling)
    expect(await views(sibling)).toHaveLength(1)
    await juf.call('GET /api/v1/begeleider/student/:id/note', { params: params() })
    const stranger = await logIn(app, await makeSupervisor(app, await makeSchool(app)))
    expect((await see(stranger)).status).toBe(404)
    const [entry, ...others] = await views()
    expect(others).toHaveLength(before)
    expect(entry).toMatchObject({ text: 'Bekeken.', students: [{ id: full.child.student_id }] })
    await passTime(3600)
    await Promise.all([see(juf), see(juf)])
    expect(await views()).toHaveLength(before + 2)
    const { body: history } = await juf.call('GET /api/v1/begeleider/student/:id/history', {
      params: params(),
    })
    expect(history.changes.map(({ text }) => text)).not.toContain('Bekeken.')
  })

  test('is read in pages, can be filtered, and shows an administrator only the own school', async () => {
    const all = await readAll()
    expect(all.length).toBeGreaterThan(8)
    expect(all.map(({ id }) => id)).toEqual(all.map(({ id }) => id).toSorted((a, b) => b - a))
    const [first] = all
    const by = first?.by?.id ?? 0
    expect((await read({ user_id: String(by) })).entries.every((entry) => entry.by?.id === by)).toBe(true)
    const now = getNowSeconds(app.clock)
    expect((await read({ since: String(now + 1) })).entries).toEqual([])
    const page = await read({ until: String(now + 1) })
    expect(page.entries).toEqual(all.slice(0, page.entries.length))
    const older = await read({ before: String(all[3]?.id) })
    expect(older.entries).toEqual(all.slice(4, 4 + older.entries.length))
    for (const kind of ['login', 'view', 'child', 'school'] as const) {
      const { entries } = await read({ kind })
      expect(entries.map((entry) => entry.kind)).toEqual(entries.map(() => kind))
      expect(entries).toEqual(all.filter((entry) => entry.kind === kind))
    }
    const other = await logIn(app, await makeSupervisor(app, await makeSchool(app), 'beheerder'))
    expect((await read({}, other)).entries.map(({ text }) => text)).toEqual(['Ingelogd.'])
  })

  test('is exported completely, and the export is recorded', async () => {
    const entries = await readAll()
    const { body } = await director.call('GET /api/v1/begeleider/audit-log.csv', { query: {} })
    const lines = new TextDecoder().decode(body).trim().split('\r\n')
    expect(lines).toHaveLength(entries.length + 2)
    expect(lines[1]).toContain('Het logboek opgehaald als bestand.')
    expect(lines.slice(2).map((line) => line.split(';')[0])).toEqual(entries.map(({ id }) => String(id)))
  })
})

describe('AVG-5 the chain of the audit log', () => {
  const check = () => checkAuditLog(app.database.queries, school.organisation_id)
  const seal = async () => {
    await passTime(300)
    await sealAuditLog(app.database.queries, getNowSeconds(app.clock))
  }

  test('is valid if two processes seal rows, and an administrator sees its state', async () => {
    await seal()
    await juf.call('POST /api/v1/begeleider/student/:id/password', { params: params() })
    await passTime(300)
    const now = getNowSeconds(app.clock)
    await Promise.all([sealAuditLog(app.database.queries, now), sealAuditLog(app.database.queries, now)])
    const found = await check()
    expect(found).toMatchObject({ num_seals: 2, problems: [] })
    const { body } = await director.call('GET /api/v1/begeleider/audit-log/check', {})
    expect(body).toEqual(found)
  })

  const audit = () => app.database.queries
  test.each<[string, 'changed' | 'chain' | 'redacted', Updateable<AuditTable> | null]>([
    ['changed', 'changed', { detail: '{}' }],
    ['given to somebody else', 'changed', { user_id: null }],
    ['changed with its hash', 'chain', { hash: 'x', redacted_at: 1 }],
    ['redacted though nobody was erased', 'redacted', { user_id: null, salt: null, redacted_at: 5 }],
    ['removed', 'chain', null],
  ])('detects a row that was %s', async (_what, kind, changes) => {
    await juf.call('POST /api/v1/begeleider/student/:id/exchange-token', {
      params: params(),
      body: { kind: 'login_card' },
    })
    await seal()
    const rows = await audit()
      .selectFrom('audit')
      .selectAll()
      .where('organisation_id', '=', school.organisation_id)
      .orderBy('id', 'desc')
      .execute()
    const row = rows.find(({ detail }) => detail !== '{}')
    if (row === undefined) throw new Error('nothing was written')
    const known = (await check()).problems.length
    await audit().deleteFrom('audit_student').where('audit_id', '=', row.id).execute()
    if (changes === null) await deleteRows(app, 'audit', { id: row.id })
    else await changeRows(app, 'audit', { id: row.id }, changes)
    const { problems } = await check()
    expect(
      problems
        .slice(known)
        .map((problem) => problem.kind)
        .concat(problems.map((p) => p.kind)),
    ).toContain(kind)
    expect(problems.length).toBeGreaterThan(known)
  })

  test('stays valid if an erasure redacts a row, because the hash of the row stays', async () => {
    const { organisation_id } = await makeSchool(app)
    await logIn(app, await makeSupervisor(app, { organisation_id }, 'beheerder'))
    await seal()
    const now = getNowSeconds(app.clock)
    await audit()
      .updateTable('audit')
      .set({ detail: '{}', salt: null, user_id: null, redacted_at: now })
      .where('organisation_id', '=', organisation_id)
      .execute()
    const redacted = { num_rows: 1, num_redacted: 1 }
    expect(await checkAuditLog(audit(), organisation_id)).toMatchObject({
      ...redacted,
      problems: [{ kind: 'redacted' }],
    })
    const erased = { subject: 'user', id: 7, created_at: 1 } as const
    await app.database.transaction((transaction) =>
      insertErasedAgain(transaction, organisation_id, erased, now),
    )
    expect(await checkAuditLog(audit(), organisation_id)).toMatchObject({ ...redacted, problems: [] })
  })

  test('detects that the newest seal was deleted, even if a later seal has the same number', async () => {
    const { organisation_id } = await makeSchool(app)
    const name = await makeSupervisor(app, { organisation_id }, 'beheerder')
    await logIn(app, name)
    await seal()
    await logIn(app, name)
    await seal()
    const { last_hash } = await checkAuditLog(audit(), organisation_id)
    const seals = () => audit().deleteFrom('audit_seal').where('organisation_id', '=', organisation_id)
    await seals().where('number', '=', 2).execute()
    await audit()
      .updateTable('audit')
      .set({ hash: 'x' })
      .where('hash', '=', await lastHashOf(organisation_id))
      .execute()
    expect((await checkAuditLog(audit(), organisation_id)).problems).toEqual([
      { kind: 'missing', seal: 2, audit_id: null },
    ])
    await seal()
    const { problems } = await checkAuditLog(audit(), organisation_id)
    expect(problems.map(({ kind }) => kind)).toContain('missing')
    expect(await hasSeal(audit(), last_hash ?? '')).toBe(false)
  })

  const lastHashOf = async (organisation_id: number): Promise<string | null> =>
    (
      await audit()
        .selectFrom('audit')
        .select('hash')
        .where('organisation_id', '=', organisation_id)
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow()
    ).hash
})
