import { diamonds, type Diamond } from './puzzle.ts'

const keyOf = (user_id: number): string => `end-cave-${user_id}`

/** Reads the diamonds stored on this device, so that a reload keeps them. */
export function readLockedDiamonds(storage: Pick<Storage, 'getItem'>, user_id: number): readonly Diamond[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(keyOf(user_id)) ?? '[]')
    return Array.isArray(stored) ? diamonds.filter((diamond) => stored.includes(diamond)) : []
  } catch {
    return []
  }
}

export function saveLockedDiamonds(
  storage: Pick<Storage, 'setItem'>,
  user_id: number,
  locked: readonly Diamond[],
): void {
  try {
    storage.setItem(keyOf(user_id), JSON.stringify(locked))
  } catch {
    return
  }
}
