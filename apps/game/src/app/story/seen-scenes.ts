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

export function saveSeen(storage: Pick<Storage, 'getItem' | 'setItem'>, user_id: number, id: string): void {
  const seen = readSeen(storage, user_id)
  if (seen.includes(id)) return
  storage.setItem(storageKey, JSON.stringify({ ...recallAll(storage), [user_id]: [...seen, id] }))
}
