import type { PathDocument, PathEntry, PathSettings } from '@letterliaan/contract'
import { emptyPath } from '@letterliaan/rules/preparation'
import type { Insertable } from 'kysely'
import { decodeJson, encodeJson } from '../../../../db/json.ts'
import type { PathTable } from '../../../../db/schema.ts'
import { computeVersion } from '../../../../db/compute-version.ts'
import {
  createConflictError,
  createEditConflictError,
  type ProblemError,
} from '../../../../plugins/errors/problem-error.ts'
import type { PathRow } from './queries.ts'

export interface PathChoice {
  readonly follows_group_id: number | null
  readonly path: PathDocument
}

export const noPath: PathChoice = { follows_group_id: null, path: emptyPath }

/** Decodes a path. If the child follows a group, pass the group's row. */
export const readPath = ({ entries, settings }: PathRow): PathDocument => ({
  entries: decodeJson<PathEntry[]>(entries),
  settings: decodeJson<PathSettings>(settings),
})

/** `updated_at`: time of the change that the caller saw, unix seconds. */
export interface PathUndoRequest {
  readonly user_id: number
  readonly updated_at: number | undefined
}

export const canUndoPath = (row: PathRow | null | undefined, user_id: number): boolean =>
  row?.previous != null && row.updated_by === user_id

/** Returns the path before the caller's own change. Throws 409 if there is none or a later change was made. */
export function readPrevious(
  row: PathRow | null | undefined,
  { user_id, updated_at }: PathUndoRequest,
): PathChoice {
  if (row?.previous == null) throw nothingToUndo()
  if (!canUndoPath(row, user_id) || (updated_at !== undefined && updated_at !== row.updated_at)) {
    throw createEditConflictError(
      'Dit pad is daarna nog gewijzigd. U kunt alleen uw eigen laatste wijziging ongedaan maken.',
    )
  }
  return decodeJson<PathChoice>(row.previous)
}

const nothingToUndo = (): ProblemError =>
  createConflictError('Er is geen laatste wijziging om ongedaan te maken.', 'Niets om ongedaan te maken')

/** Computes the version of a path. For followers it changes when their group's path changes. */
export const computePathVersion = ({ follows_group_id, path }: PathChoice): string =>
  computeVersion([follows_group_id, path])

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
