import { backup, DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import { patienceMs } from '../../tools/testing/patience.ts'

/** Maximum wait for the server's writes (ms). */
const timeout = patienceMs.browser

const pagesAtOnce = 1_000_000

const pause = 20

/** Retries, because SQLite rejects with an empty error (SQLITE_BUSY_SNAPSHOT) if the server writes at the start. */
async function backupWhenFree(prepared: string, file: string): Promise<void> {
  const source = new DatabaseSync(prepared, { readOnly: true })
  const end = Date.now() + timeout
  try {
    for (;;) {
      try {
        return void (await backup(source, file, { rate: pagesAtOnce }))
      } catch (cause) {
        if (Date.now() > end) throw new Error(`${file} could not be restored in ${timeout} ms`, { cause })
        await setTimeout(pause)
      }
    }
  } finally {
    source.close()
  }
}

const readSequence = (file: string): readonly (readonly [string, number])[] => {
  const database = new DatabaseSync(file, { timeout, readOnly: true })
  try {
    const rows = database.prepare('select name, seq from sqlite_sequence').all()
    return rows.map(({ name, seq }) => [String(name), Number(seq)])
  } finally {
    database.close()
  }
}

/** Restores in one transaction. Ids continue, so that old ids in the server's memory name no new rows. */
export async function restoreDemo(prepared: string, file: string): Promise<void> {
  const sequence = readSequence(file)
  await backupWhenFree(prepared, file)
  const database = new DatabaseSync(file, { timeout })
  try {
    const raise = database.prepare('update sqlite_sequence set seq = max(seq, ?) where name = ?')
    const insert = database.prepare(
      'insert into sqlite_sequence (name, seq) select ?, ? where not exists (select 1 from sqlite_sequence where name = ?)',
    )
    for (const [name, seq] of sequence) {
      raise.run(seq, name)
      insert.run(name, seq, name)
    }
  } finally {
    database.close()
  }
}
