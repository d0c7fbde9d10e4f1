import type { LoggedInUser } from '@letterliaan/contract'

const storageKey = 'story-seen'

type Stored = Readonly<Record<string, readonly string[]>>

function recallAll(storage: Pick<Storage, 'getItem'>): Stored {
  try {
    const stored: unknown = JSON.parse(storage.getItem(storageKey) ?? '{}')
    return typeof stored === 'object' && stored !== null ? (stored as Stored) : {}
  } catch {
    return {}
  }
}

/** The scenes that this child saw or passed over on this device (PLEK-2). */
export function readSeen(storage: Pick<Storage, 'getItem'>, user_id: number): readonly string[] {
  const seen: unknown = recallAll(storage)[user_id]
  return Array.isArray(seen) ? (seen as string[]) : []
}

/** Who plays: a child itself, or someone who looks along as that child. */
export type Player = Pick<LoggedInUser, 'is_impersonated' | 'is_read_only' | 'student'>

/** Remembers that this child opened a scene; whoever looks along leaves nothing. */
export function saveSeen(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  { is_impersonated, is_read_only, student }: Player,
  id: string,
): void {
  if (is_impersonated || is_read_only || student === null) return
  const { user_id } = student
  const seen = readSeen(storage, user_id)
  if (seen.includes(id)) return
  storage.setItem(storageKey, JSON.stringify({ ...recallAll(storage), [user_id]: [...seen, id] }))
}
