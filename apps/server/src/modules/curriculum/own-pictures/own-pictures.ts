import { randomBytes } from 'node:crypto'
import type { OwnPicture } from '@letterliaan/contract'
import type { Queries, Transaction } from '../../../db/database.ts'
import { toPictureKey } from '../../../files/file-key.ts'
import type { FileStore, PreparedFile } from '../../../files/file-store.ts'
import type { UserCaller } from '../../../plugins/auth/caller.ts'
import type { BytesResponse } from '../../../plugins/contract/handler.ts'
import { createNoRoomError, createNotFoundError } from '../../../plugins/errors/problem-error.ts'
import { recordEvent } from '../../../events/record-event.ts'
import { ownPicturePrefix } from '../content.ts'
import { findOwnerOfPicture, findOwnPictures, insertOwnPicture } from './queries.ts'
import type { PictureRemaker } from './remake-picture.ts'

/** About 15 MB of files. */
const maxPictures = 500

/** The content under a picture's name never changes. */
const cacheForever = 'private, max-age=31536000, immutable'

export interface OwnPicturesDependencies {
  readonly queries: Queries
  readonly files: FileStore
  readonly remaker: PictureRemaker
}

export interface PreparedPicture {
  readonly name: string
  readonly file: PreparedFile
}

export function createOwnPictures({ queries, files, remaker }: OwnPicturesDependencies) {
  const read = async (organisation_id: number, name: string): Promise<Uint8Array | null> =>
    (await (await files.find(toPictureKey(organisation_id, name)))?.read()) ?? null
  return {
    list: (organisation_id: number): Promise<OwnPicture[]> => findOwnPictures(queries, organisation_id),

    /** Throws 422 for a file that is no picture. Decodes outside any transaction. */
    async make(organisation_id: number, bytes: Uint8Array): Promise<PreparedPicture> {
      const webp = await remaker.remake(organisation_id, bytes)
      const name = `${ownPicturePrefix}${randomBytes(16).toString('hex')}`
      return { name, file: await files.prepare(organisation_id, webp) }
    },

    /** Stores a picture. Throws 409 if there are too many. */
    async keep(
      transaction: Transaction,
      caller: UserCaller,
      { name, alt, file }: PreparedPicture & Pick<OwnPicture, 'alt'>,
      now: number,
    ): Promise<OwnPicture> {
      const { organisation_id, user_id } = caller
      const known = await findOwnPictures(transaction, organisation_id)
      if (known.length >= maxPictures) throw createNoRoomError(`Er passen ${maxPictures} eigen plaatjes in.`)
      recordEvent(transaction, caller, { type: 'own_picture_added', alt }, now)
      await files.keep(transaction, toPictureKey(organisation_id, name), file, now)
      return insertOwnPicture(transaction, { organisation_id, name, alt, user_id, created_at: now })
    },

    async bytesOf(name: string): Promise<BytesResponse> {
      const owner = await findOwnerOfPicture(queries, name)
      const bytes = owner && (await read(owner.organisation_id, name))
      if (!bytes) throw createNotFoundError()
      return { bytes, etag: name, cacheControl: cacheForever }
    },

    read,
  }
}

export type OwnPictures = ReturnType<typeof createOwnPictures>
