import { runWithClient } from './copy.ts'

/** A schema that marks an unfinished copy of an installation and contains the steps already done. */
const mark = 'letterliaan_move'
export const doneTable = `${mark}.done`

/** Returns 'own' if the database is the copy of an unfinished move. */
export const readMoveState = (address: string): Promise<'empty' | 'own' | 'other'> =>
  runWithClient(address, async (client) => {
    const { rows } = await client.query(
      `SELECT to_regnamespace('${mark}') IS NOT NULL AS own,
        (SELECT count(*) FROM pg_class WHERE relkind IN ('r', 'p') AND relnamespace = 'public'::regnamespace) AS tables`,
    )
    if (rows[0]?.own === true) return 'own'
    return Number(rows[0]?.tables) === 0 ? 'empty' : 'other'
  })

/** Marks the copy before any table is created, so that an interrupted move is recognised. */
export const markTarget = (address: string): Promise<void> =>
  runWithClient(address, async (client) => {
    await client.query(`CREATE SCHEMA IF NOT EXISTS ${mark}`)
    await client.query(`CREATE TABLE IF NOT EXISTS ${doneTable} (name text PRIMARY KEY)`)
  })

/** Removes the mark, so that a server can start on the copy. */
export const unmarkTarget = (address: string): Promise<void> =>
  runWithClient(address, async (client) => {
    await client.query('ANALYZE')
    await client.query(`DROP SCHEMA ${mark} CASCADE`)
  })
