import { randomBytes } from 'node:crypto'
import type { OwnPicture } from '@letterliaan/contract'
import type { Queries, Transaction } from '../../../db/database.ts'
import type { UserCaller } from '../../../plugins/auth/caller.ts'
import type { BytesResponse } from '../../../plugins/contract/handler.ts'
import { noMoreRoom, notFound } from '../../../plugins/errors/problem-error.ts'
import { record } from '../../../events/record.ts'
import { ownPicturePrefix } from '../content.ts'
import type { PictureFiles } from './picture-files.ts'
import { findOwnPictures, hasOwnPicture, insertOwnPicture } from './queries.ts'
import type { PictureRemaker } from './remake-picture.ts'

/** Some 15 MB of files. */
const maxPictures = 500

/** Its name changes with its content. */
const cacheForever = 'private, max-age=31536000, immutable'

export interface OwnPicturesDependencies {
  readonly queries: Queries
  readonly files: PictureFiles
  readonly remaker: PictureRemaker
}

export function createOwnPictures({ queries, files, remaker }: OwnPicturesDependencies) {
  return {
    list: (organisation_id: number): Promise<OwnPicture[]> => findOwnPictures(queries, organisation_id),

    /** Makes the file; returns its name. Throws 422 for what is no picture. No transaction spans the decoding. */
    async make(organisation_id: number, bytes: Uint8Array): Promise<string> {
      const webp = await remaker.remake(organisation_id, bytes)
      const name = `${ownPicturePrefix}${randomBytes(16).toString('hex')}`
      await files.save(name, webp)
      return name
    },

    /** Writes down a picture whose file was made. Throws 409 when there are too many. */
    async keep(
      transaction: Transaction,
      caller: UserCaller,
      { name, alt }: Pick<OwnPicture, 'name' | 'alt'>,
      now: number,
    ): Promise<OwnPicture> {
      const { organisation_id, user_id } = caller
      const known = await findOwnPictures(transaction, organisation_id)
      if (known.length >= maxPictures) throw noMoreRoom(`Er passen ${maxPictures} eigen plaatjes in.`)
      record(transaction, caller, { type: 'own_picture_added', alt }, now)
      return insertOwnPicture(transaction, { organisation_id, name, alt, user_id, created_at: now })
    },

    async bytesOf(name: string): Promise<BytesResponse> {
      const bytes = (await hasOwnPicture(queries, name)) ? await files.read(name) : null
      if (bytes === null) throw notFound()
      return { bytes, etag: name, cacheControl: cacheForever }
    },

    read: (name: string): Promise<Uint8Array | null> => files.read(name),
  }
}

export type OwnPictures = ReturnType<typeof createOwnPictures>
