import { execFile } from 'node:child_process'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { getNowSeconds } from './clock.ts'
import { checkAuditLog, sealAuditLog } from './modules/audit-log/seals.ts'
import { logIn } from './testing/http.ts'
import { makeSchool, makeSupervisor, type TestSchool } from './testing/school.ts'
import { useTestApp } from './testing/test-app.ts'
import { readParts } from './testing/zip.ts'
import { changeRows } from './testing/rows.ts'

const app = await useTestApp()
const school = await makeSchool(app)
const other = await makeSchool(app)

/** Runs a command in a separate process while the server runs. */
function command(name: string, asked: readonly string[]) {
  const program = fileURLToPath(new URL(name, import.meta.url))
  const env = { ...process.env, DATA_DIR: app.folder, DATABASE_URL: app.databaseUrl ?? '' }
  return new Promise<{ readonly code: unknown; readonly output: string }>((resolve) => {
    execFile(process.execPath, [program, ...asked], { env }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, output: (stdout + stderr).trim() }),
    )
  })
}

const organisation = (...asked: string[]) => command('organisation.ts', asked)

const regionOf = async (place: TestSchool) => {
  const boss = await logIn(app, await makeSupervisor(app, place, 'beheerder'))
  return (await boss.call('GET /api/v1/begeleider/me')).body.region
}

test('ZIN-6 a command moves a school to Flanders while a server runs, and the audit log records it', async () => {
  const number = String(school.organisation_id)
  const { code, output } = await organisation('region', 'vlaanderen', '--organisation', number)
  expect([code, output]).toEqual([0, expect.stringContaining('staat nu in Vlaanderen')])
  expect([await regionOf(school), await regionOf(other)]).toEqual(['vlaanderen', 'nederland'])
  const boss = await logIn(app, await makeSupervisor(app, school, 'beheerder'))
  const { body: log } = await boss.call('GET /api/v1/begeleider/audit-log', { query: {} })
  const ofNobody = log.entries.filter(({ by }) => by === null)
  expect(JSON.stringify(ofNobody)).toContain('Gekozen voor Vlaanderen')
})

test.each([
  [['region', 'wallonië', '--organisation', '1'], 'npm run organisation -- region'],
  [['region', 'vlaanderen'], 'npm run organisation -- region'],
  [['region', 'vlaanderen', '--organisation', '999'], 'Er is geen organisatie met nummer 999.'],
])('ZIN-6 %j changes nothing and is refused with a reason', async (asked, sentence) => {
  const { code, output } = await organisation(...asked)
  expect([code, output]).toEqual([1, expect.stringContaining(sentence)])
  expect(await regionOf(other)).toBe('nederland')
})

test('AVG-2 the export command writes an archive, but no file if the archive could not be imported', async () => {
  const to = join(app.folder, 'school.zip')
  const asked = ['export', '--organisation', String(school.organisation_id), '--to', to]
  expect(await organisation(...asked)).toEqual({ code: 0, output: expect.stringContaining(`staat in ${to}`) })
  expect(await organisation(...asked)).toEqual({ code: 1, output: `${to} bestaat al.` })
  expect(await readParts(to)).toHaveProperty('tables/organisation.ndjson')
  await rm(to)
  await changeRows(app, 'organisation', { id: school.organisation_id }, { own_holidays: '{' })
  const { code, output } = await organisation(...asked)
  expect([code, output]).toEqual([1, expect.stringContaining('Het gaat om de tabel organisation')])
  expect((await readdir(app.folder)).filter((name) => name.startsWith('school'))).toEqual([])
})

test('AVG-5 audit:check exits with 1 if a given seal is missing', async () => {
  await logIn(app, await makeSupervisor(app, other, 'beheerder'))
  app.clock.advance(600)
  await sealAuditLog(app.database.queries, getNowSeconds(app.clock))
  const { last_hash } = await checkAuditLog(app.database.queries, other.organisation_id)
  const check = (hash: string) => command('check-audit-log.ts', [hash])
  expect(await check(last_hash ?? '')).toEqual({ code: 0, output: expect.stringContaining('laatste zegel') })
  expect(await check('0'.repeat(64))).toEqual({
    code: 1,
    output: expect.stringContaining(`Zegel ${'0'.repeat(64)} staat in geen enkel logboek meer`),
  })
})
