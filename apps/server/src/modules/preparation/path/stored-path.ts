import { createHash } from 'node:crypto'
import type { PathDocument, PathEntry, PathSettings } from '@letterliaan/contract'
import { emptyPath } from '@letterliaan/rules/preparation'
import type { Insertable } from 'kysely'
import { decodeJson, encodeJson } from '../../../db/json.ts'
import type { PathTable } from '../../../db/schema.ts'
import type { PathRow } from './queries.ts'

/** What a path is: its document, and the group whose path a child follows (then it is that group's document). */
export interface PathChoice {
  readonly follows_group_id: number | null
  readonly path: PathDocument
}

export const noPath: PathChoice = { follows_group_id: null, path: emptyPath }

/** The document of a row; that of a child who follows a group is the group's. */
export const readPath = ({ entries, settings }: PathRow): PathDocument => ({
  entries: decodeJson<PathEntry[]>(entries),
  settings: decodeJson<PathSettings>(settings),
})

/** What it was before the last change; null when there is nothing to undo. */
export const readPrevious = ({ previous }: PathRow): PathChoice | null =>
  previous === null ? null : decodeJson<PathChoice>(previous)

/** Stands for a choice: another one, another version. What a group changes is a change for each child that follows it. */
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

/** The row of a path that changed, which holds what it was. */
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
