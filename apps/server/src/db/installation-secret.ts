import { randomBytes } from 'node:crypto'
import type { Database } from './database.ts'

const secretName = 'secret'

/** The secret of this installation, made once and shared by all its processes. It signs short-lived addresses. */
export async function readInstallationSecret({ queries }: Database): Promise<string> {
  await queries
    .insertInto('setting')
    .values({ name: secretName, value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const { value } = await queries
    .selectFrom('setting')
    .select('value')
    .where('name', '=', secretName)
    .executeTakeFirstOrThrow()
  return value
}
