type Stored = Readonly<Record<string, unknown>>

function readAll(storage: Pick<Storage, 'getItem'>, name: string): Stored {
  try {
    const stored: unknown = JSON.parse(storage.getItem(name) ?? '{}')
    return typeof stored === 'object' && stored !== null ? (stored as Stored) : {}
  } catch {
    return {}
  }
}

/** Reads a list of this account on this device; empty if it cannot be read. */
export function readStoredList(
  storage: Pick<Storage, 'getItem'>,
  name: string,
  user_id: number,
): readonly unknown[] {
  const list = readAll(storage, name)[user_id]
  return Array.isArray(list) ? list : []
}

/** If the device is full, the stored list does not change. */
export function storeList(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  name: string,
  user_id: number,
  list: readonly unknown[],
): void {
  try {
    storage.setItem(name, JSON.stringify({ ...readAll(storage, name), [user_id]: list }))
  } catch {
    return
  }
}
