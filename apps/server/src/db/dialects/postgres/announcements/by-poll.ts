import { randomUUID } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import { beginAgain } from '../../../begin-again.ts'
import type { Schema } from '../../../schema.ts'
import type { Announcement } from '../../opened-database.ts'
import { isConnectionLost, isUndone } from '../faults.ts'
import type { AnnouncingDependencies, PostgresAnnouncements } from './announcing.ts'
import { sendInBatches } from './batches.ts'

/** ORG-3: who is blocked is out within a second. */
const pauseMs = 400
const maxPauseMs = 5000
/** Clocks of the machines of one database may differ so much. */
const clockMs = 5000

/**
 * One row for each text that was ever told, so that the table does not grow with what happens. A row becomes visible
 * after its time: each poll reads all that a statement may still have held back, and knows by its mark what it told.
 */
export function announceByPoll({
  queries,
  statementMs,
  onError,
}: AnnouncingDependencies): PostgresAnnouncements {
  const windowMs = statementMs + clockMs
  /** Of each organisation that is heard: the mark of each text that was told. */
  const told = new Map<number, ReadonlyMap<string, string>>()
  let timer: NodeJS.Timeout | undefined
  let polling: Promise<void> = Promise.resolve()
  let isStopped = false
  let failures = 0
  const batches = sendInBatches((batch) => store(queries, batch).catch(onError))

  /** What is new of them. */
  const readNew = async (organisation_ids: readonly number[]): Promise<readonly RecentRow[]> => {
    const rows = await findRecent(queries, organisation_ids, windowMs)
    const fresh = rows.filter(
      ({ organisation_id, text, mark }) => told.get(organisation_id)?.get(text) !== mark,
    )
    const byOrganisation = Map.groupBy(rows, ({ organisation_id }) => organisation_id)
    for (const id of organisation_ids)
      told.set(id, new Map(byOrganisation.get(id)?.map(({ text, mark }) => [text, mark])))
    return fresh
  }

  return {
    announce: (announcement) => batches.add(announcement),
    listen(onHeard, onMissed) {
      const poll = async (): Promise<void> => {
        try {
          const heard = [...told.keys()]
          const fresh = await readNew(heard)
          if (failures > 0) onMissed()
          failures = 0
          for (const { organisation_id, text } of fresh) onHeard({ organisation_id, text })
        } catch (error) {
          if (failures++ === 0 && !isStopped) onError(error as Error)
        }
      }
      const again = (): void => {
        if (isStopped) return
        const pause = Math.min(pauseMs * 2 ** failures, maxPauseMs)
        timer = setTimeout(() => {
          polling = poll().then(again)
        }, pause)
        timer.unref()
      }
      again()
      return {
        async hear(organisation_id) {
          // What was told before is known: whoever begins now reads it anyway.
          await readNew([organisation_id]).catch(() => told.set(organisation_id, new Map()))
        },
        leave: (organisation_id) => void told.delete(organisation_id),
      }
    },
    async close() {
      isStopped = true
      clearTimeout(timer)
      await polling
      await batches.settle()
    },
  }
}

interface RecentRow extends Announcement {
  readonly mark: string
}

/** The database's own clock. */
const nowMs = sql<number>`floor(extract(epoch from clock_timestamp()) * 1000)::bigint`

async function findRecent(
  queries: Kysely<Schema>,
  organisation_ids: readonly number[],
  windowMs: number,
): Promise<RecentRow[]> {
  if (organisation_ids.length === 0) return []
  return queries
    .selectFrom('announcement')
    .select(['organisation_id', 'text', 'mark'])
    .where('organisation_id', 'in', organisation_ids)
    .where('announced_at', '>', sql<number>`${nowMs} - ${windowMs}`)
    .execute()
}

/** In one order, so that two batches don't wait for each other. Twice is as good as once. */
function store(queries: Kysely<Schema>, batch: readonly Announcement[]): Promise<void> {
  const rows = batch
    .toSorted((a, b) => a.organisation_id - b.organisation_id || (a.text < b.text ? -1 : 1))
    .map(({ organisation_id, text }) => ({ organisation_id, text, mark: randomUUID(), announced_at: nowMs }))
  return beginAgain(
    (error) => isUndone(error) || isConnectionLost(error),
    async () => {
      await queries
        .insertInto('announcement')
        .values(rows)
        .onConflict((conflict) =>
          conflict.columns(['organisation_id', 'text']).doUpdateSet((row) => ({
            mark: row.ref('excluded.mark'),
            announced_at: row.ref('excluded.announced_at'),
          })),
        )
        .execute()
    },
  )
}
