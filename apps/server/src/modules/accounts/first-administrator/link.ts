import type { Database, Queries } from '../../../db/database.ts'
import { hashToken, createSecret } from '../../../plugins/auth/token-secret.ts'
import { deleteSetting, settingHasValue, saveSetting } from './queries.ts'

const settingName = 'first_administrator'
export const firstAdministratorPath = '/eerste-beheerder'

/** Makes the address at which the first administrator of an empty installation is made; an earlier one is void. */
export async function makeFirstAdministratorLink({ queries }: Database, address: string): Promise<string> {
  const token = createSecret()
  const value = hashToken(token)
  await saveSetting(queries, { name: settingName, value })
  return `${address}${firstAdministratorPath}?token=${token}`
}

/** Whether it is the token of the latest link, and never used. */
export const isFirstAdministratorToken = (queries: Queries, token: string): Promise<boolean> =>
  settingHasValue(queries, { name: settingName, value: hashToken(token) })

/** Uses the token up. False when it was no good, or used by another at the same moment. */
export const consumeFirstAdministratorToken = (queries: Queries, token: string): Promise<boolean> =>
  deleteSetting(queries, { name: settingName, value: hashToken(token) })
