import { createAccounts } from './baseline/accounts.ts'
import { createContent } from './baseline/content.ts'
import { createGuidance } from './baseline/guidance.ts'
import { createLearning } from './baseline/learning.ts'
import { createLogin } from './baseline/login.ts'
import type { Tables } from './tables.ts'

/** The tables of version 0.3.0. */
export async function up(tables: Tables): Promise<void> {
  await createAccounts(tables)
  await createLogin(tables)
  await createContent(tables)
  await createLearning(tables)
  await createGuidance(tables)
}
