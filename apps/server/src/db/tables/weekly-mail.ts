import type { Queries, Transaction } from '../queries.ts'
import { hasRows } from './rows.ts'

export const hasWeeklyMail = (queries: Queries, user_id: number): Promise<boolean> =>
  hasRows(queries, 'weekly_mail', { user_id })

export const insertWeeklyMail = (
  transaction: Transaction,
  { organisation_id, user_id }: { readonly organisation_id: number; readonly user_id: number },
  created_at: number,
) =>
  transaction
    .insertInto('weekly_mail')
    .values({ organisation_id, user_id, sent_at: null, created_at })
    .onConflict((conflict) => conflict.columns(['user_id', 'organisation_id']).doNothing())
    .execute()

/** Returns true in only one of the processes that try at the same time; that process sends the letter. */
export async function claimWeeklyMail(
  queries: Queries,
  user_id: number,
  { since, now }: { readonly since: number; readonly now: number },
): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('weekly_mail')
    .set({ sent_at: now })
    .where('user_id', '=', user_id)
    .where((eb) => eb.or([eb('sent_at', 'is', null), eb('sent_at', '<', since)]))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
