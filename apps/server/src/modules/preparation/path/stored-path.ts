import { createHash } from 'node:crypto'
import type { PathDocument, PathEntry, PathSettings } from '@letterliaan/contract'
import { emptyPath } from '@letterliaan/rules/preparation'
import type { Insertable } from 'kysely'
import { decodeJson, encodeJson } from '../../../db/json.ts'
import type { PathTable } from '../../../db/schema.ts'
import type { PathRow } from './queries.ts'

/** A document, and the followed group if any (then its document). */
export interface PathChoice {
  readonly follows_group_id: number | null
  readonly path: PathDocument
}

export const noPath: PathChoice = { follows_group_id: null, path: emptyPath }

/** A follower has its group's document. */
export const readPath = ({ entries, settings }: PathRow): PathDocument => ({
  entries: decodeJson<PathEntry[]>(entries),
  settings: decodeJson<PathSettings>(settings),
})

/** Null: nothing to undo. */
export const readPrevious = ({ previous }: PathRow): PathChoice | null =>
  previous === null ? null : decodeJson<PathChoice>(previous)

/** Also changes for a follower when its group's path does. */
export const versionOf = ({ follows_group_id, path }: PathChoice): string =>
  createHash('sha256')
    .update(encodeJson([follows_group_id, path]))
    .digest('base64url')
    .slice(0, 22)

export interface PathChange {
  readonly organisation_id: number
  readonly owner: { readonly group_id: number } | { readonly student_id: number }
  readonly before: PathChoice
  readonly after: PathChoice
  readonly user_id: number
  readonly now: number
}

export const toPathRow = ({
  organisation_id,
  owner,
  before,
  after,
  user_id,
  now,
}: PathChange): Insertable<PathTable> => ({
  organisation_id,
  group_id: 'group_id' in owner ? owner.group_id : null,
  student_id: 'student_id' in owner ? owner.student_id : null,
  follows_group_id: after.follows_group_id,
  entries: encodeJson(after.path.entries),
  settings: encodeJson(after.path.settings),
  previous: encodeJson(before),
  updated_at: now,
  updated_by: user_id,
})
