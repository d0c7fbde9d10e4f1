import { createAccountTables } from './baseline/accounts.ts'
import { createContentTables } from './baseline/content.ts'
import { createGuidanceTables } from './baseline/guidance.ts'
import { createLearningTables } from './baseline/learning.ts'
import { createLoginTables } from './baseline/login.ts'
import type { TableBuilder } from './tables.ts'

/** The tables of version 0.3.0. */
export async function up(tables: TableBuilder): Promise<void> {
  await createAccountTables(tables)
  await createLoginTables(tables)
  await createContentTables(tables)
  await createLearningTables(tables)
  await createGuidanceTables(tables)
}
