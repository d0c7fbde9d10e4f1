import type { WorldNumber } from '@letterliaan/rules'

const storageKey = 'worlds-to-pass'

type Stored = Readonly<Record<string, readonly WorldNumber[]>>

function recallAll(storage: Storage): Stored {
  try {
    const stored: unknown = JSON.parse(storage.getItem(storageKey) ?? '{}')
    return typeof stored === 'object' && stored !== null ? (stored as Stored) : {}
  } catch {
    return {}
  }
}

const worldsOf = (storage: Storage, user_id: number): readonly WorldNumber[] => {
  const worlds: unknown = recallAll(storage)[user_id]
  return Array.isArray(worlds) ? (worlds as WorldNumber[]) : []
}

/** Did this child see this world on this device before it was passed, and not its film since (PLEK-3)? */
export const isFilmDue = (storage: Storage, user_id: number, world: WorldNumber): boolean =>
  worldsOf(storage, user_id).includes(world)

export function saveFilmDue(storage: Storage, user_id: number, world: WorldNumber, isDue: boolean): void {
  if (isFilmDue(storage, user_id, world) === isDue) return
  const others = worldsOf(storage, user_id).filter((other) => other !== world)
  const worlds = isDue ? [...others, world] : others
  storage.setItem(storageKey, JSON.stringify({ ...recallAll(storage), [user_id]: worlds }))
}
