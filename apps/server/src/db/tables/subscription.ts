import type { Insertable } from 'kysely'
import type { Transaction } from '../queries.ts'
import type { SubscriptionTable } from '../schema.ts'

export const insertSubscription = (transaction: Transaction, row: Insertable<SubscriptionTable>) =>
  transaction.insertInto('subscription').values(row).execute()
