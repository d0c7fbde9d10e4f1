import { hourSeconds } from '@letterliaan/rules/calendar'
import { existsSync } from 'node:fs'
import path from 'node:path'
import Sqlite from 'better-sqlite3'
import { Client } from 'pg'
import { markAcrossOrganisations } from '../../db/across-organisations.ts'
import type { Queries } from '../../db/database.ts'
import { DatabaseOfVersion02, isOfVersion02, migrationNames } from '../../db/migrations/migrations.ts'
import type { Settings } from '../../env.ts'
import { compareVersions, productVersion } from '../../product-version.ts'
import { lastBackupSetting, parseLastBackup, type LastBackup } from '../backup/last-backup.ts'
import {
  createAttentionFinding,
  createGoodFinding,
  createFaultFinding,
  type DoctorFinding,
} from './finding.ts'

const patienceMs = 5000

export interface DatabaseState {
  /** Names of migrations that ran; empty for a new database. */
  readonly migrations: readonly string[]
  readonly writer: string | null
  readonly lastBackup: LastBackup | null
  /** Runs that could not be folded (docs/adr/0080-an-answer-is-one-append.md). */
  readonly num_failed_runs: number
}

type Read = (sql: string) => Promise<readonly unknown[]> | readonly unknown[]

/** Only reads, so it may run while a server runs. Rejects if the database is unreachable. */
export async function readDatabaseState({ DATABASE_URL, DATA_DIR }: Settings): Promise<DatabaseState> {
  if (DATABASE_URL === undefined) {
    const file = path.join(DATA_DIR, 'letterliaan.db')
    const database = existsSync(file) ? new Sqlite(file, { readonly: true, timeout: patienceMs }) : null
    try {
      return await look((sql) => database?.prepare(sql).all() ?? [])
    } finally {
      database?.close()
    }
  }
  const client = new Client({
    connectionString: DATABASE_URL,
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
  })
  // A lost connection also makes the query reject, so this event is ignored.
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await look(async (sql) => (await client.query<Record<string, string>>(sql)).rows)
  } finally {
    await client.end()
  }
}

async function look(read: Read): Promise<DatabaseState> {
  const readAll = async (sql: string): Promise<readonly string[]> => {
    try {
      return ((await read(sql)) as { value: string }[]).map(({ value }) => value)
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException
      const isMissing = code === '42P01' || code === '42703' || /^no such (table|column)/.test(message)
      if (isMissing) return []
      throw error
    }
  }
  const readSetting = async (name: string) =>
    (await readAll(`SELECT value FROM setting WHERE name = '${name}'`))[0] ?? null
  return {
    migrations: await readAll('SELECT name AS value FROM kysely_migration ORDER BY name'),
    writer: await readSetting('curriculum_written_by'),
    lastBackup: parseLastBackup(await readSetting(lastBackupSetting)),
    num_failed_runs: (await readAll('SELECT run AS value FROM pending_run WHERE failed_version IS NOT NULL'))
      .length,
  }
}

export const isAnyRunFailed = async (queries: Queries): Promise<boolean> => {
  const failed = queries.selectFrom('pending_run').select('run').where('failed_version', 'is not', null)
  const ofAll = failed.modifyEnd(markAcrossOrganisations('the check is of the whole server')).limit(1)
  return (await ofAll.execute()).length > 0
}

interface Product {
  readonly version: string
  readonly migrations: readonly string[]
}
const thisProduct: Product = { version: productVersion, migrations: migrationNames }

export function checkDatabase(
  { migrations, writer, num_failed_runs }: Omit<DatabaseState, 'lastBackup'>,
  product = thisProduct,
): DoctorFinding {
  if (isOfVersion02(migrations)) return createFaultFinding(new DatabaseOfVersion02().message)
  const unknown = migrations.filter((name) => !product.migrations.includes(name))
  if (unknown.length > 0 || (writer !== null && compareVersions(product.version, writer) < 0))
    return createFaultFinding(
      `De database is van een nieuwere versie (${writer ?? unknown.at(-1)}) dan Letterliaan hier (${product.version}). Start die versie, of zet de back-up van vóór die versie terug.`,
    )
  if (migrations.length === 0)
    return createAttentionFinding('De database is nog leeg. De server vult hem bij de eerste start.')
  if (migrations.length < product.migrations.length)
    return createAttentionFinding(
      'De database is van een oudere versie. Maak een back-up; de server werkt hem bij de start bij.',
    )
  if (num_failed_runs > 0)
    return createAttentionFinding(
      `Niet te lezen oefeningen: ${num_failed_runs}. Ze tellen niet mee in wat kinderen kunnen. In het log staat waarom, bij 'fold failed'; de server probeert ze elke tien minuten opnieuw.`,
    )
  return createGoodFinding(`De database hoort bij versie ${product.version}.`)
}

/** `hasPlace`: automatic backups are configured. `now` in unix seconds. */
export function checkBackupAge(last: LastBackup | null, hasPlace: boolean, now: number): DoctorFinding {
  if (last === null && !hasPlace)
    return createAttentionFinding(
      'Er zijn nog geen back-ups, en BACKUP_TO is niet ingesteld. Zie docs/operations.md.',
    )
  if (last === null) return createFaultFinding('Er is nog geen back-up. Maak er een: npm run backup')
  const hours = Math.floor((now - last.made_at) / hourSeconds)
  if (hours > 30)
    return createFaultFinding(
      `De laatste back-up is van ${hours} uur geleden. Kijk waarom: in het log van de server, of met systemctl status letterliaan-backup.timer`,
    )
  if (last.num_missing_files > 0)
    return createFaultFinding(
      `In de laatste back-up zijn opnamen of plaatjes niet aanwezig (${last.num_missing_files}). Maak er nog een, en lees welke: npm run backup`,
    )
  return createGoodFinding(`De laatste back-up is van ${hours} uur geleden.`)
}
