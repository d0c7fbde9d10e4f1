import type { Region } from '@letterliaan/contract'
import type { Transaction } from '../../../../db/database.ts'
import { encodeJson } from '../../../../db/json.ts'
import { insertAudit } from '../../../../events/queries.ts'
import { recordEvent } from '../../../../events/record-event.ts'
import { updateOrganisation } from '../../../../db/tables/organisation.ts'

interface Chooser {
  readonly organisation_id: number
  readonly user_id: number
}

/** Sets the region. Prepared steps keep their words until the path is saved again (ADR 66). */
export async function chooseRegion(
  transaction: Transaction,
  { organisation_id, user_id }: Chooser,
  region: Region,
  now: number,
): Promise<void> {
  await updateOrganisation(transaction, organisation_id, { region })
  recordEvent(transaction, { organisation_id, user_id }, { type: 'region_chosen', region }, now)
}

/** Sets the region for a command on the server. The audit log then names no user. */
export async function chooseRegionByCommand(
  transaction: Transaction,
  organisation_id: number,
  region: Region,
  now: number,
): Promise<void> {
  await updateOrganisation(transaction, organisation_id, { region })
  const detail = encodeJson({ region })
  const row = { organisation_id, user_id: null, action: 'region_chosen', detail, created_at: now }
  await insertAudit(transaction, row)
}
