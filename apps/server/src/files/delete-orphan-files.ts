import type { Database } from '../db/database.ts'
import type { ObjectStore } from './object-store.ts'
import { deleteUnneededFiles, findStoredFiles } from './queries.ts'

/** Longer than any import, whose objects have no rows until its commit. */
const sparedSeconds = 24 * 60 * 60

/** Deletes files that have no row, because they were replaced or their transaction failed. */
export async function deleteOrphanFiles(
  { queries }: Pick<Database, 'queries'>,
  objects: ObjectStore | null,
  now: number,
): Promise<void> {
  await deleteUnneededFiles(queries)
  if (objects === null) return
  const listed = await objects.list()
  const known = new Set((await findStoredFiles(queries)).map(({ object_name }) => object_name))
  for (const { name, changed_at } of listed)
    if (!known.has(name) && changed_at < (now - sparedSeconds) * 1000 && /^\d+\/[0-9a-f]{32}$/.test(name))
      await objects.remove(name)
}
