import type { Transaction } from '../../../../db/database.ts'
import { deletePairingCodesOf } from './queries.ts'

/** Deletes the pairing codes that this user made. Devices paired with them belong to the school and stay. */
export async function endPairingOf(transaction: Transaction, user_id: number): Promise<void> {
  await deletePairingCodesOf(transaction, user_id)
}
