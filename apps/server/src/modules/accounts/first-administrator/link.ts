import type { Database, Queries } from '../../../db/database.ts'
import { hashToken, newSecret } from '../../../plugins/auth/token-secret.ts'

const NAME = 'first_administrator'
export const FIRST_ADMINISTRATOR_PATH = '/eerste-beheerder'

/** Makes the address at which the first administrator of an empty installation is made; an earlier one is void. */
export async function makeLink({ queries }: Database, address: string): Promise<string> {
  const token = newSecret()
  const value = hashToken(token)
  await queries
    .insertInto('setting')
    .values({ name: NAME, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
  return `${address}${FIRST_ADMINISTRATOR_PATH}?token=${token}`
}

/** Is it the token of the latest link, and was that never used? */
export async function isGoodToken(queries: Queries, token: string): Promise<boolean> {
  const row = await queries
    .selectFrom('setting')
    .select('name')
    .where('name', '=', NAME)
    .where('value', '=', hashToken(token))
    .executeTakeFirst()
  return row !== undefined
}

/** Uses the token up. False when it was no good, or used by another at the same moment. */
export async function useToken(queries: Queries, token: string): Promise<boolean> {
  const used = await queries
    .deleteFrom('setting')
    .where('name', '=', NAME)
    .where('value', '=', hashToken(token))
    .returning('name')
    .executeTakeFirst()
  return used !== undefined
}
