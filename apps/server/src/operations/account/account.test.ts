import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { createCaller, requestTokens } from '../../testing/http.ts'
import { makeSchool, makeSupervisor, testPassword } from '../../testing/school.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { makeAccountLink } from './account-link.ts'

const accountProgram = fileURLToPath(new URL('../../account.ts', import.meta.url))

const app = await useTestApp()
const school = await makeSchool(app)

/** Runs the command in a separate process while the server runs. */
function account(...asked: string[]): Promise<{ readonly code: unknown; readonly output: string }> {
  const env = {
    ...process.env,
    DATA_DIR: app.folder,
    DATABASE_URL: app.databaseUrl ?? '',
    PUBLIC_URL: 'https://spel.school.nl/',
  }
  return new Promise((resolve) => {
    execFile(process.execPath, [accountProgram, ...asked], { env }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, output: (stdout + stderr).trim() }),
    )
  })
}

const choose = (output: string, password: string) => {
  const token = /https:\/\/spel\.school\.nl\/wachtwoord-nieuw\?token=(\S+)/.exec(output)?.[1] ?? ''
  return createCaller(app, null).call('PUT /api/v1/password-reset', { body: { token, password } })
}
const logInWith = async (username: string, password: string): Promise<number> =>
  (await requestTokens(app, { grant_type: 'password', username, password })).status
const audit = async (): Promise<string[]> => {
  const rows = await app.database.queries.selectFrom('audit').select('action').orderBy('id').execute()
  return rows.map(({ action }) => action)
}

test('a command gives an administrator access again while the server runs, and the audit log records it', async () => {
  const username = await makeSupervisor(app, school)
  const { code, output } = await account('new-password', username.toUpperCase())
  expect([code, output]).toEqual([0, expect.stringContaining('Hij werkt één keer, een uur lang')])
  expect(await logInWith(username, testPassword)).toBe(200)
  expect((await choose(output, 'een heel nieuw wachtwoord')).status).toBe(200)
  expect(await logInWith(username, 'een heel nieuw wachtwoord')).toBe(200)
  expect((await choose(output, 'en nog een keer')).status).toBe(410)
  expect(await audit()).toEqual(expect.arrayContaining(['password_link_made', 'password_reset']))
})

const given = { name: '', organisation_id: null, board: null, publicUrl: 'https://spel.school.nl' }
type Kind = Parameters<typeof makeAccountLink>[2]
type Given = Parameters<typeof makeAccountLink>[3]
const linkFor = (kind: Kind, more: Partial<Given> & Pick<Given, 'username'>) =>
  makeAccountLink(app.database, app.clock, kind, { ...given, ...more })

test('a supervisor and a child are made only once', async () => {
  const { organisation_id } = school
  const link = await linkFor('supervisor', {
    username: 'juf@school.test',
    name: 'Juf Marit',
    organisation_id,
  })
  expect((await choose(link, 'een goed begin van de dag')).status).toBe(200)
  expect(await logInWith('juf@school.test', 'een goed begin van de dag')).toBe(200)

  const made = await account('child', 'noor@school.test', '--name', 'Noor', '--worlds', '1,2')
  const password = made.output.split('\n').at(-1) ?? ''
  expect(password).toMatch(/^[a-z]+ [a-z]+ [a-z]+ \d\d$/)
  const { body } = await requestTokens(app, {
    grant_type: 'password',
    username: 'noor@school.test',
    password,
  })
  const steps = await createCaller(app, body.access_token).call('GET /api/v1/step')
  const worlds = Object.entries(steps.body).filter(([, ofWorld]) => ofWorld.length > 0)
  expect(worlds.map(([world]) => world)).toEqual(['1', '2'])

  await expect(linkFor('supervisor', { username: 'noor@school.test' })).rejects.toThrow(
    /Er is al een account/,
  )
})

test('an impossible request changes nothing and gets a sentence', async () => {
  const unknown = linkFor('new-password', { username: 'niemand@school.test' })
  await expect(unknown).rejects.toThrow('Er is geen account niemand@school.test.')
  expect((await account('new-password')).output).toMatch(/npm run account -- new-password/)
  const other = await makeSchool(app)
  const asked = { username: 'wie@school.test', name: 'Wie' }
  await expect(linkFor('supervisor', asked)).rejects.toThrow(/Bij welke organisatie\?/)
  expect(await linkFor('supervisor', { ...asked, organisation_id: other.organisation_id })).toContain(
    'token=',
  )
})

test('ORG-6 a command unblocks the only administrator, and makes a new one if a name is given', async () => {
  const { organisation_id } = await makeSchool(app)
  const username = await makeSupervisor(app, { organisation_id }, 'begeleider')
  const { queries } = app.database
  await queries.updateTable('user').set({ blocked_at: 1 }).where('username', '=', username).execute()
  const link = await linkFor('administrator', { username })
  expect((await choose(link, 'daar ben ik weer terug')).status).toBe(200)
  const { body } = await requestTokens(app, {
    grant_type: 'password',
    username,
    password: 'daar ben ik weer terug',
  })
  const me = await createCaller(app, body.access_token).call('GET /api/v1/begeleider/me')
  expect(me.body.role).toBe('beheerder')

  const fresh = { username: 'nieuw@school.test', organisation_id }
  await expect(linkFor('administrator', fresh)).rejects.toThrow('--name')
  await linkFor('administrator', { ...fresh, name: 'Meester Bas' })
  const staff = await createCaller(app, body.access_token).call('GET /api/v1/begeleider/staff')
  expect(staff.body.map(({ email, role }) => [email, role])).toContainEqual([
    'nieuw@school.test',
    'beheerder',
  ])
})
