import { daySeconds } from '@letterliaan/rules/calendar'
import { installationSubjects, type InstallationCheck } from '@letterliaan/contract'
import { expect, test } from 'vitest'
import { getNowSeconds } from '../../clock.ts'
import { encodeJson } from '../../db/json.ts'
import { logIn } from '../../testing/http.ts'
import { makeBoard, makeChild, makeSchool, makeSupervisor } from '../../testing/school.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { lastBackupSetting } from '../backup/last-backup.ts'
import { forgetDue } from '../maintenance/forget-old.ts'
import { createInstallationCheck, type InstallationToCheck } from './installation-check.ts'
import { addRows, deleteRows } from '../../testing/rows.ts'

const app = await useTestApp()

test('OPS-3 administrators and boards get the same result, which contains no data of schools', async () => {
  const ask = async (username: string) =>
    (await logIn(app, username)).call('GET /api/v1/begeleider/installation-check')
  const { status, body } = await ask(await makeSupervisor(app, await makeSchool(app), 'beheerder'))
  expect(status).toBe(200)
  expect(body.checks.map(({ subject }) => subject)).toEqual(installationSubjects)
  expect(Object.keys(body).toSorted()).toEqual(['checked_at', 'checks', 'version'])
  expect(JSON.stringify(body)).not.toMatch(/School|letterliaan-|\/tmp/)
  expect((await ask(await makeSupervisor(app, await makeBoard(app), 'bestuur'))).body).toEqual(body)
})

const createCheck = (changes: Partial<InstallationToCheck> = {}) =>
  createInstallationCheck({
    queries: app.database.queries,
    speech: app.speech,
    clock: app.clock,
    dataDir: app.folder,
    smtpUrl: null,
    hasBackupPlace: false,
    hasOwnVoice: false,
    ...changes,
  })

async function stateOf(
  subject: InstallationCheck['subject'],
  changes: Partial<InstallationToCheck> = {},
): Promise<Pick<InstallationCheck, 'state' | 'at'>> {
  const found = (await createCheck(changes)()).checks.find((each) => each.subject === subject)
  if (found === undefined) throw new Error(`Nothing of ${subject}.`)
  return { state: found.state, at: found.at }
}

const setBackup = (made_at: number, num_missing_files = 0) =>
  addRows(app, 'setting', {
    name: lastBackupSetting,
    value: encodeJson({ name: 'x', made_at, num_missing_files }),
  })

test('OPS-3 forgetting needs attention if it never ran, and is wrong a day after its last success', async () => {
  expect(await stateOf('forgetting')).toEqual({ state: 'attention', at: null })
  const now = getNowSeconds(app.clock)
  await forgetDue(app.database, now)
  expect(await stateOf('forgetting')).toEqual({ state: 'good', at: now })
  app.clock.advance(2 * daySeconds)
  const failing = { name: 'as asked', forgetBatch: () => Promise.reject(new Error('no')) }
  await expect(forgetDue(app.database, getNowSeconds(app.clock), { rules: [failing] })).rejects.toThrow(
    'as asked',
  )
  expect(await stateOf('forgetting')).toEqual({ state: 'wrong', at: now })
})

test('OPS-3 the check distinguishes no backup, a backup of today and a backup that is too old', async () => {
  const now = getNowSeconds(app.clock)
  expect(await stateOf('backup')).toEqual({ state: 'attention', at: null })
  expect(await stateOf('backup', { hasBackupPlace: true })).toEqual({ state: 'wrong', at: null })
  await setBackup(now - 3600)
  expect(await stateOf('backup')).toEqual({ state: 'good', at: now - 3600 })
  app.clock.advance(3 * daySeconds)
  expect((await stateOf('backup')).state).toBe('wrong')
})

test('OPS-3 mail, the voice and the disk are checked', async () => {
  expect((await stateOf('mail')).state).toBe('attention')
  expect((await stateOf('mail', { smtpUrl: 'smtp://127.0.0.1:1' })).state).toBe('wrong')
  expect((await stateOf('voice')).state).toBe('good')
  expect((await stateOf('voice', { hasOwnVoice: true })).state).toBe('attention')
  const silent = { say: () => Promise.reject(new Error('no voice')) }
  expect((await stateOf('voice', { speech: silent })).state).toBe('wrong')
  expect((await stateOf('disk')).state).not.toBe('wrong')
  expect((await stateOf('disk', { dataDir: `${app.folder}/nergens` })).state).toBe('wrong')
})

test('OPS-3 a second check within half a minute returns the first result, and a later one runs again', async () => {
  let said = 0
  const check = createCheck({ speech: { say: (request) => (said++, app.speech.say(request)) } })
  await Promise.all([check(), check()])
  expect(said).toBe(1)
  app.clock.advance(31)
  await check()
  expect(said).toBe(2)
})

test('OPS-3 the database needs attention if a run could not be folded', async () => {
  const { organisation_id, student_id } = await makeChild(app, await makeSchool(app))
  const run = { student_id, exercise_id: 1, difficulty: 1, run: 1, answer_id: 1 }
  await addRows(app, 'pending_run', { organisation_id, ...run, failed_version: '0.0.1' })
  expect((await stateOf('database')).state).toBe('attention')
  await deleteRows(app, 'pending_run', { student_id })
})

test('OPS-3 the check reports whether the database is complete or lacks a migration', async () => {
  expect((await stateOf('database')).state).toBe('good')
  await app.database.queries
    .deleteFrom('kysely_migration' as 'setting')
    .where('name', 'like', '0001%')
    .execute()
  expect((await stateOf('database')).state).toBe('wrong')
})
