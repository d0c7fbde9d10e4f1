import type { WorldNumber } from '@letterliaan/rules'

/** By its id: from which map a step of no world was opened, since the game was. Others lead back to the treehouse (LES-10). */
export const mapBehind = new Map<number, WorldNumber>()
