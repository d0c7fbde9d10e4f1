import { backup, DatabaseSync } from 'node:sqlite'

/** Milliseconds that a file waits for the server to finish what it writes. */
const timeout = 10_000

/** More than the demo has: all in one transaction. */
const pagesAtOnce = 1_000_000

const readSequence = (file: string): readonly (readonly [string, number])[] => {
  const database = new DatabaseSync(file, { timeout, readOnly: true })
  try {
    const rows = database.prepare('select name, seq from sqlite_sequence').all()
    return rows.map(({ name, seq }) => [String(name), Number(seq)])
  } finally {
    database.close()
  }
}

/**
 * Puts the demo back into the database of a running server, in one transaction, as if another process wrote it. Ids go on
 * where they were: what the server remembers by an id that is gone never meets another with that id.
 */
export async function restoreDemo(prepared: string, file: string): Promise<void> {
  const sequence = readSequence(file)
  const source = new DatabaseSync(prepared, { readOnly: true })
  try {
    await backup(source, file, { rate: pagesAtOnce })
  } finally {
    source.close()
  }
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
