import type { Database, Queries } from '../../../../db/database.ts'
import { hashToken, createSecret } from '../../../../plugins/auth/token-secret.ts'
import { saveSetting, readSetting, deleteSetting } from '../../../../db/tables/setting.ts'

const settingName = 'first_administrator'
export const firstAdministratorPath = '/eerste-beheerder'

/** For an empty installation; voids an earlier link. */
export async function makeFirstAdministratorLink({ queries }: Database, address: string): Promise<string> {
  const token = createSecret()
  await saveSetting(queries, settingName, hashToken(token))
  return `${address}${firstAdministratorPath}?token=${token}`
}

/** Is this the latest link, and unused? */
export const isFirstAdministratorToken = async (queries: Queries, token: string): Promise<boolean> =>
  (await readSetting(queries, settingName)) === hashToken(token)

/** False for a bad token, or if another call used it first. */
export const consumeFirstAdministratorToken = (queries: Queries, token: string): Promise<boolean> =>
  deleteSetting(queries, settingName, hashToken(token))
