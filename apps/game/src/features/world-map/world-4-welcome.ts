const storageKey = 'welcomed-in-world-4'

function recallAll(storage: Storage): readonly unknown[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(storageKey) ?? '[]')
    return Array.isArray(stored) ? stored : []
  } catch {
    return []
  }
}

/** True if this child had the welcome to world 4 on this device (MAP-7). Children share devices. */
export const wasWelcomed = (storage: Storage, user_id: number): boolean =>
  recallAll(storage).includes(user_id)

export function saveWelcome(storage: Storage, user_id: number): void {
  if (wasWelcomed(storage, user_id)) return
  storage.setItem(storageKey, JSON.stringify([...recallAll(storage), user_id]))
}
