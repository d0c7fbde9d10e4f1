import type { Transaction } from '../../../../db/database.ts'
import { deleteRows } from '../../../../db/tables/rows.ts'

/** Deletes the pairing codes that this user made. Devices paired with them belong to the school and stay. */
export async function endPairingOf(transaction: Transaction, user_id: number): Promise<void> {
  await deleteRows(transaction, 'pairing_code', { made_by: user_id })
}
