import type { Queries } from '../queries.ts'
import { deleteRows } from './rows.ts'

export async function readSetting(queries: Queries, name: string): Promise<string | null> {
  const row = await queries.selectFrom('setting').select('value').where('name', '=', name).executeTakeFirst()
  return row?.value ?? null
}

export const saveSetting = (queries: Queries, name: string, value: string) =>
  queries
    .insertInto('setting')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()

/** Returns false if the setting exists, so only one of two processes succeeds. */
export async function addSetting(queries: Queries, name: string, value: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await queries
    .insertInto('setting')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** Returns false if the value differs, so only one of two calls deletes it. */
export const deleteSetting = (queries: Queries, name: string, value: string): Promise<boolean> =>
  deleteRows(queries, 'setting', { name, value })
