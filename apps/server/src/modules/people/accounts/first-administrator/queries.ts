import type { Queries } from '../../../../db/database.ts'

interface Setting {
  readonly name: string
  readonly value: string
}

export const saveSetting = (queries: Queries, { name, value }: Setting) =>
  queries
    .insertInto('setting')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()

export async function settingHasValue(queries: Queries, { name, value }: Setting): Promise<boolean> {
  const row = await queries
    .selectFrom('setting')
    .select('name')
    .where('name', '=', name)
    .where('value', '=', value)
    .executeTakeFirst()
  return row !== undefined
}

/** False if the value differs: of two calls one deletes it. */
export async function deleteSetting(queries: Queries, { name, value }: Setting): Promise<boolean> {
  const deleted = await queries
    .deleteFrom('setting')
    .where('name', '=', name)
    .where('value', '=', value)
    .returning('name')
    .executeTakeFirst()
  return deleted !== undefined
}
