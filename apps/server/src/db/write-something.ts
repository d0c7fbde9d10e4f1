import type { Transaction } from './database.ts'

/** To see whether writes succeed. */
export const writeSomething = (transaction: Transaction, at: Date) => {
  const value = at.toISOString()
  return transaction
    .insertInto('setting')
    .values({ name: 'write_check', value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}
