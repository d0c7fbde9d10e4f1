// @database both
import { expect, test } from 'vitest'
import { useTestApp } from '../../testing/test-app.ts'
import { TestClock } from '../../testing/test-clock.ts'
import { claimBackup, endBackup, isBackupDue, startBackups, type BackupRun } from './schedule.ts'

const hour = 60 * 60
/** Local time of this machine. */
const night = Math.floor(new Date(2026, 10, 23, 2, 15).getTime() / 1000)
const ended = (started_at: number): BackupRun => ({
  started_at,
  ended_at: started_at + 60,
  has_failed: false,
})

test.each<[string, BackupRun | null, number, boolean]>([
  ['the first, at once', null, night - 5 * hour, true],
  ['a minute before its time', ended(night - 24 * hour), night - 60, false],
  ['at its time', ended(night - 24 * hour), night, true],
  ['made already tonight', ended(night), night + 60, false],
  ['the server was off at night', ended(night - 24 * hour), night + 6 * hour, true],
  ['half an hour after a failure', { ...ended(night), has_failed: true }, night + hour / 2, false],
  ['an hour after a failure', { ...ended(night), has_failed: true }, night + hour, true],
  ['while another one makes it', { ...ended(night), ended_at: null }, night + 5 * hour, false],
  ['the one who made it was killed', { ...ended(night), ended_at: null }, night + 6 * hour, true],
  ['the clock was wrong by years', ended(night + 9000 * hour), night, true],
])('OPS-5 whether a backup is due: %s', (_, last, now, due) =>
  expect(isBackupDue(last, now, '02:15')).toBe(due),
)

const app = await useTestApp()

test('OPS-5 only one of many processes makes the backup of each night', async () => {
  const { queries } = app.database
  for (const now of [night - 48 * hour, night, night + 24 * hour]) {
    const claims = await Promise.all(Array.from({ length: 20 }, () => claimBackup(queries, now, '02:15')))
    const [run, ...others] = claims.filter((claim) => claim !== null)
    expect([run?.started_at, others]).toEqual([now, []])
    if (run) await endBackup(queries, run, now + 1, false)
  }
})

test('OPS-5 a failed backup is reported and retried an hour later', async () => {
  await app.database.queries.deleteFrom('setting').where('name', '=', 'backup_run').execute()
  const clock = new TestClock()
  const told: unknown[] = []
  const results = [Promise.reject(new Error('schijf vol')), Promise.resolve()]
  results[0]?.catch(() => undefined)
  let numMade = 0
  const make = () => results[numMade++] ?? Promise.resolve()
  const stop = startBackups(
    { queries: app.database.queries, at: '02:15', onError: (error) => void told.push(error), make },
    clock,
  )
  await expect.poll(() => told).toEqual([new Error('schijf vol')])
  clock.advance(hour)
  const lookAgain = (): number => {
    clock.advance(60)
    return numMade
  }
  await expect.poll(lookAgain).toBe(2)
  stop()
  expect(told.length).toBe(1)
})
