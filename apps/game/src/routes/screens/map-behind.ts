import type { WorldNumber } from '@letterliaan/rules'

/** From which map a step of no world was opened, since the game was. */
const maps = new Map<number, WorldNumber>()

export const openFromMap = (step_id: number, world: WorldNumber): void => void maps.set(step_id, world)

export const openFromTreehouse = (step_id: number): void => void maps.delete(step_id)

/** Where the way back leads; null for the treehouse (LES-10). */
export const mapBehind = (step_id: number): WorldNumber | null => maps.get(step_id) ?? null
