import { sql } from 'kysely'
import { markAcrossOrganisations } from '../db/across-organisations.ts'
import type { Queries } from '../db/database.ts'
import type { StoredFileTable } from '../db/schema.ts'
import { returnCount } from '../db/single-row.ts'
import type { FileKey } from './file-key.ts'
import { updateRows, findRow } from '../db/tables/rows.ts'

export const findFile = (queries: Queries, { organisation_id, kind, name }: FileKey) =>
  findRow(queries, 'stored_file', ['content_hash', 'object_name'], { organisation_id, kind, name })

export const findFileBytes = (queries: Queries, { organisation_id, kind, name }: FileKey) =>
  findRow(queries, 'stored_file', ['bytes', 'object_name'], { organisation_id, kind, name })

export const upsertFile = (queries: Queries, key: FileKey, facts: Omit<StoredFileTable, keyof FileKey>) =>
  queries
    .insertInto('stored_file')
    .values({ ...key, ...facts })
    .onConflict((conflict) => conflict.columns(['organisation_id', 'kind', 'name']).doUpdateSet(facts))
    .execute()

/** A file that a recording or picture names; `content_hash` is null for a picture, whose name contains it. */
export interface NeededFile extends FileKey {
  readonly content_hash: string | null
}

export async function findNeededFiles(queries: Queries): Promise<readonly NeededFile[]> {
  const recordings = await queries
    .selectFrom('recording')
    .select(['organisation_id', 'type', 'file_name', 'content_hash'])
    .orderBy('organisation_id')
    .modifyEnd(markAcrossOrganisations('files of the whole installation'))
    .execute()
  const pictures = await queries
    .selectFrom('own_picture')
    .select(['organisation_id', 'name'])
    .orderBy('organisation_id')
    .modifyEnd(markAcrossOrganisations('files of the whole installation'))
    .execute()
  return [
    ...recordings.map(({ organisation_id, type, file_name, content_hash }) => ({
      organisation_id,
      kind: 'recording' as const,
      name: `${type}/${file_name}`,
      content_hash,
    })),
    ...pictures.map(({ organisation_id, name }) => ({
      organisation_id,
      kind: 'picture' as const,
      name,
      content_hash: null,
    })),
  ]
}

export const findStoredFiles = (queries: Queries) =>
  queries
    .selectFrom('stored_file')
    .select(['organisation_id', 'kind', 'name', 'content_hash', 'num_bytes', 'object_name', 'created_at'])
    .orderBy('organisation_id')
    .orderBy('kind')
    .orderBy('name')
    .modifyEnd(markAcrossOrganisations('files of the whole installation'))
    .execute()

/** Finds at most `limit` files in the database, because their bytes are in memory. */
export const findFilesInDatabase = (queries: Queries, limit: number) =>
  queries
    .selectFrom('stored_file')
    .selectAll()
    .where('bytes', 'is not', null)
    .orderBy('organisation_id')
    .limit(limit)
    .modifyEnd(markAcrossOrganisations('files of the whole installation'))
    .execute()

export const markMoved = (
  queries: Queries,
  { organisation_id, kind, name }: FileKey,
  { content_hash, object_name }: Pick<StoredFileTable, 'content_hash' | 'object_name'>,
) =>
  updateRows(
    queries,
    'stored_file',
    { organisation_id, kind, name, content_hash },
    { object_name, bytes: null },
  )

export const countFilesInObjects = (queries: Queries) =>
  returnCount(
    queries
      .selectFrom('stored_file')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('object_name', 'is not', null)
      .modifyEnd(markAcrossOrganisations('files of the whole installation')),
  )

/** Deletes files that no recording or picture names; both are stored in one transaction. */
export async function deleteUnneededFiles(queries: Queries): Promise<void> {
  await queries
    .deleteFrom('stored_file')
    .where('kind', '=', 'recording')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('recording')
            .select('recording.file_name')
            .whereRef('recording.organisation_id', '=', 'stored_file.organisation_id')
            .where(sql`recording.type || '/' || recording.file_name`, '=', sql.ref('stored_file.name')),
        ),
      ),
    )
    .modifyEnd(markAcrossOrganisations('files of the whole installation'))
    .execute()
  await queries
    .deleteFrom('stored_file')
    .where('kind', '=', 'picture')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('own_picture')
            .select('own_picture.name')
            .whereRef('own_picture.organisation_id', '=', 'stored_file.organisation_id')
            .whereRef('own_picture.name', '=', 'stored_file.name'),
        ),
      ),
    )
    .modifyEnd(markAcrossOrganisations('files of the whole installation'))
    .execute()
}
