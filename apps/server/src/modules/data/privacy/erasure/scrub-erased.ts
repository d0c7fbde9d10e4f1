import { createDutchFormat } from '@letterliaan/rules/calendar'
import type { Database } from '../../../../db/database.ts'
import { findUnscrubbedErasures, markErasureScrubbed } from './queries.ts'

const dayHour = createDutchFormat({ hour: 'numeric', hourCycle: 'h23' })
const maxWaitSeconds = 24 * 60 * 60

/** Overwrites erased data in the database file. Blocks queries, so it waits for the night, but at most a day. */
export async function scrubErased(database: Database, now: number): Promise<void> {
  const erasures = await findUnscrubbedErasures(database.queries)
  const oldest = erasures[0]?.done_at
  if (oldest === undefined || oldest === null) return
  const isNight = Number.parseInt(dayHour.format(now * 1000), 10) < 6
  if (!isNight && now - oldest < maxWaitSeconds) return
  await database.scrub()
  await database.transaction((transaction) =>
    markErasureScrubbed(
      transaction,
      erasures.map(({ id }) => id),
      now,
    ),
  )
}
