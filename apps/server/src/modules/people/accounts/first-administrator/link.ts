import type { Database, Queries } from '../../../../db/database.ts'
import { hashToken, createSecret } from '../../../../plugins/auth/token-secret.ts'
import { saveSetting, readSetting, deleteSetting } from '../../../../db/tables/setting.ts'

const settingName = 'first_administrator'
export const firstAdministratorPath = '/eerste-beheerder'

/** Makes a link for an empty installation; an earlier link becomes invalid. */
export async function makeFirstAdministratorLink({ queries }: Database, address: string): Promise<string> {
  const token = createSecret()
  await saveSetting(queries, settingName, hashToken(token))
  return `${address}${firstAdministratorPath}?token=${token}`
}

export const isFirstAdministratorToken = async (queries: Queries, token: string): Promise<boolean> =>
  (await readSetting(queries, settingName)) === hashToken(token)

/** Returns false for a wrong token, or if another call already used the link. */
export const consumeFirstAdministratorToken = (queries: Queries, token: string): Promise<boolean> =>
  deleteSetting(queries, settingName, hashToken(token))
