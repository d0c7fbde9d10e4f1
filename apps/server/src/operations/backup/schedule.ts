import { hourSeconds } from '@letterliaan/rules/calendar'
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { getNowSeconds, runEvery, type Clock } from '../../clock.ts'
import type { Queries } from '../../db/database.ts'
import { decodeJson, encodeJson } from '../../db/json.ts'
import { addSetting, readSetting } from '../../db/tables/setting.ts'

/** State of the schedule, shared by all processes. */
export interface BackupRun {
  /** Unix seconds. */
  readonly started_at: number
  readonly ended_at: number | null
  readonly has_failed: boolean
}

const backupRunSetting = 'backup_run'
const minuteMs = 60 * 1000
/** A run that has not ended after this time is given up, because its process was probably killed. */
const givenUpSeconds = 6 * hourSeconds

/** Returns the last occurrence of this time of day, in local time of this machine. */
function lastMoment(now: number, at: string): number {
  const [hour = 0, minute = 0] = at.split(':').map(Number)
  const moment = new Date(now * 1000)
  moment.setHours(hour, minute, 0, 0)
  if (moment.getTime() > now * 1000) moment.setDate(moment.getDate() - 1)
  return Math.floor(moment.getTime() / 1000)
}

/** Due once a day, an hour after a failure, six hours after an unfinished run, and at once if there was no run. */
export function isBackupDue(last: BackupRun | null, now: number, at: string): boolean {
  // A time in the future was written by a wrong clock, so it is ignored.
  if (last === null || last.started_at > now + hourSeconds) return true
  if (last.ended_at === null) return now - last.started_at >= givenUpSeconds
  if (last.has_failed) return now - last.started_at >= hourSeconds
  return lastMoment(now, at) > last.started_at
}

/** Claims the run; returns null if it is not due or another process was first. */
export async function claimBackup(queries: Queries, now: number, at: string): Promise<BackupRun | null> {
  const stored = await readSetting(queries, backupRunSetting)
  const last = stored === null ? null : (decodeJson(stored) as BackupRun)
  if (!isBackupDue(last, now, at)) return null
  const run: BackupRun = { started_at: now, ended_at: null, has_failed: false }
  const value = encodeJson(run)
  if (stored !== null) {
    const { numUpdatedRows } = await queries
      .updateTable('setting')
      .set({ value })
      .where('name', '=', backupRunSetting)
      .where('value', '=', stored)
      .executeTakeFirst()
    return numUpdatedRows === 1n ? run : null
  }
  return (await addSetting(queries, backupRunSetting, value)) ? run : null
}

export const endBackup = (queries: Queries, { started_at }: BackupRun, now: number, has_failed: boolean) =>
  queries
    .updateTable('setting')
    .set({ value: encodeJson({ started_at, ended_at: now, has_failed } satisfies BackupRun) })
    .where('name', '=', backupRunSetting)
    .execute()

export interface BackupSchedule {
  readonly queries: Queries
  readonly at: string
  readonly onError: (error: unknown) => void
  /** Makes the backup. Rejects if that fails. */
  readonly make?: () => Promise<void>
}

/** Checks every minute whether a backup is due. Only one process makes it. Returns a function that stops it. */
export function startBackups(
  { queries, at, onError, make = makeInProcess }: BackupSchedule,
  clock: Clock,
): () => void {
  const run = async (now: number): Promise<void> => {
    const claimed = await claimBackup(queries, now, at)
    if (claimed === null) return
    const failure = await make().then(
      () => null,
      (error: unknown) => error,
    )
    await endBackup(queries, claimed, getNowSeconds(clock), failure !== null)
    if (failure !== null) onError(failure)
  }
  return runEvery(clock, minuteMs, run, onError)
}

const program = fileURLToPath(new URL('../../backup.ts', import.meta.url))

/** Runs in a separate process, because copying uses all of the database's capacity. */
function makeInProcess(): Promise<void> {
  const child = spawn(process.execPath, [program], { stdio: ['ignore', 'ignore', 'pipe'] })
  let told = ''
  child.stderr.on('data', (piece: Buffer) => (told += piece.toString()))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`De back-up ging niet goed: ${told.trim()}`)),
    )
  })
}
