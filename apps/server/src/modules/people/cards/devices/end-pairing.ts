import type { Transaction } from '../../../../db/database.ts'
import { deletePairingCodesOf } from './queries.ts'

/** The codes that this user made pair no more devices; those that are paired stay the school's. */
export async function endPairingOf(transaction: Transaction, user_id: number): Promise<void> {
  await deletePairingCodesOf(transaction, user_id)
}
