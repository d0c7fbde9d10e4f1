import type { Insertable } from 'kysely'
import type { Queries, Transaction } from '../../../db/database.ts'
import type { OwnPictureTable } from '../../../db/schema.ts'
import { markAcrossOrganisations } from '../../../db/across-organisations.ts'

export const findOwnPictures = (queries: Queries, organisation_id: number) =>
  queries
    .selectFrom('own_picture')
    .select(['id', 'name', 'alt'])
    .where('organisation_id', '=', organisation_id)
    .orderBy('id', 'desc')
    .execute()

/** Searches all organisations. This is safe, because the picture's name is random. */
export const findOwnerOfPicture = (queries: Queries, name: string) =>
  queries
    .selectFrom('own_picture')
    .select('organisation_id')
    .where('name', '=', name)
    .modifyEnd(markAcrossOrganisations('who asks for a picture was told its name'))
    .executeTakeFirst()

export const insertOwnPicture = (transaction: Transaction, row: Insertable<OwnPictureTable>) =>
  transaction.insertInto('own_picture').values(row).returning(['id', 'name', 'alt']).executeTakeFirstOrThrow()
