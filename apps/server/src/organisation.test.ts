import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { logIn } from './testing/http.ts'
import { makeSchool, makeSupervisor, type TestSchool } from './testing/school.ts'
import { startTestApp, type TestApp } from './testing/test-app.ts'

const program = fileURLToPath(new URL('organisation.ts', import.meta.url))

let app: TestApp
let school: TestSchool
let other: TestSchool
beforeAll(async () => {
  app = await startTestApp()
  school = await makeSchool(app)
  other = await makeSchool(app)
})
afterAll(() => app.close())

/** Gives the command, in a process of its own, while the server runs. */
function organisation(...asked: string[]): Promise<{ readonly code: unknown; readonly output: string }> {
  const env = { ...process.env, DATA_DIR: app.folder, DATABASE_URL: app.databaseUrl ?? '' }
  return new Promise((resolve) => {
    execFile(process.execPath, [program, ...asked], { env }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, output: (stdout + stderr).trim() }),
    )
  })
}

const regionOf = async (place: TestSchool) => {
  const boss = await logIn(app, await makeSupervisor(app, place, 'beheerder'))
  return (await boss.call('GET /api/v1/begeleider/me')).body.region
}

test('ZIN-6 a school moves to Flanders by a command beside the running server; the other stays, and its log tells it of nobody', async () => {
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
])('ZIN-6 %j changes nothing, and tells why', async (asked, sentence) => {
  const { code, output } = await organisation(...asked)
  expect([code, output]).toEqual([1, expect.stringContaining(sentence)])
  expect(await regionOf(other)).toBe('nederland')
})
