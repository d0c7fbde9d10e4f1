import { subtractMonths } from '@letterliaan/rules/calendar'
import type { Database } from '../../../../db/database.ts'
import { expireSealsOfRows } from '../../../audit-log/index.ts'
import { deleteAudit, findOldAudit } from './queries.ts'
import { limitDatabase } from '../../../../db/limit-to-organisation.ts'
import { findOrganisations } from '../../../../db/tables/organisation.ts'

const batchSize = 1000

/** Deletes audit rows that are older than the organisation's term. Returns true if there are more. */
export async function deleteOldAudit(database: Database, now: number): Promise<boolean> {
  let isMore = false
  for (const { id, audit_months } of await findOrganisations(database.queries)) {
    const before = subtractMonths(now, audit_months)
    const numDeleted = await limitDatabase(database, id).transaction(async (transaction) => {
      const ids = await findOldAudit(transaction, id, before, batchSize)
      if (ids.length > 0) {
        await expireSealsOfRows(transaction, id, ids, now)
        await deleteAudit(transaction, ids)
      }
      return ids.length
    })
    isMore ||= numDeleted === batchSize
  }
  return isMore
}
