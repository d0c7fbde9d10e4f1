import type { WorldNumber } from '@letterliaan/rules'
import { readStoredList, storeList } from '../../app/stored-lists.ts'

const storageKey = 'worlds-to-pass'

const worldsOf = (storage: Storage, user_id: number) => readStoredList(storage, storageKey, user_id)

/** Returns whether this child saw the world here before it was passed, but not its film since (PLEK-3). */
export const isFilmDue = (storage: Storage, user_id: number, world: WorldNumber): boolean =>
  worldsOf(storage, user_id).includes(world)

export function saveFilmDue(storage: Storage, user_id: number, world: WorldNumber, isDue: boolean): void {
  if (isFilmDue(storage, user_id, world) === isDue) return
  const others = worldsOf(storage, user_id).filter((other) => other !== world)
  storeList(storage, storageKey, user_id, isDue ? [...others, world] : others)
}

const seenKey = 'films-after-toets'

/** True for the film of a world that was skipped by its toets, as the child may not have seen its map. */
export const isToetsFilmSeen = (storage: Storage, user_id: number, world: WorldNumber): boolean =>
  readStoredList(storage, seenKey, user_id).includes(world)

export const saveToetsFilmSeen = (storage: Storage, user_id: number, world: WorldNumber): void =>
  storeList(storage, seenKey, user_id, [...readStoredList(storage, seenKey, user_id), world])
