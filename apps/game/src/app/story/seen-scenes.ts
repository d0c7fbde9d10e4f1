import type { LoggedInUser } from '@letterliaan/contract'
import { readStoredList, storeList } from '../stored-lists.ts'

const storageKey = 'story-seen'

/** Returns the scenes that this child saw or skipped on this device (PLEK-2). */
export const readSeen = (storage: Pick<Storage, 'getItem'>, user_id: number): readonly string[] =>
  readStoredList(storage, storageKey, user_id) as readonly string[]

/** A child, or a supervisor that impersonates the child. */
export type SceneViewer = Pick<LoggedInUser, 'is_impersonated' | 'is_read_only' | 'student'>

/** Stores that this child opened a scene. Stores nothing in an impersonation. */
export function saveSeen(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  { is_impersonated, is_read_only, student }: SceneViewer,
  id: string,
): void {
  if (is_impersonated || is_read_only || student === null) return
  const { user_id } = student
  const seen = readSeen(storage, user_id)
  if (!seen.includes(id)) storeList(storage, storageKey, user_id, [...seen, id])
}
