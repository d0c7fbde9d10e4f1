import type { Database, Queries } from '../../../../db/database.ts'
import { hashToken, createSecret } from '../../../../plugins/auth/token-secret.ts'
import { deleteSetting, settingHasValue, saveSetting } from './queries.ts'

const settingName = 'first_administrator'
export const firstAdministratorPath = '/eerste-beheerder'

/** For an empty installation; voids an earlier link. */
export async function makeFirstAdministratorLink({ queries }: Database, address: string): Promise<string> {
  const token = createSecret()
  const value = hashToken(token)
  await saveSetting(queries, { name: settingName, value })
  return `${address}${firstAdministratorPath}?token=${token}`
}

/** Is this the latest link, and unused? */
export const isFirstAdministratorToken = (queries: Queries, token: string): Promise<boolean> =>
  settingHasValue(queries, { name: settingName, value: hashToken(token) })

/** False for a bad token, or if another call used it first. */
export const consumeFirstAdministratorToken = (queries: Queries, token: string): Promise<boolean> =>
  deleteSetting(queries, { name: settingName, value: hashToken(token) })
