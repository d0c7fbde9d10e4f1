import type { Student } from '@letterliaan/contract'
import { canEnterWorld, type WorldNumber } from '@letterliaan/rules'
import { overviewTexts } from '@letterliaan/texts/overview'

export interface WorldPanel {
  readonly world: WorldNumber
  readonly name: string
  readonly isOpen: boolean
  /** True if the world was completed. */
  readonly hasDiamond: boolean
}

/** WO-1, WO-2 */
export const listWorldPanels = (student: Student): readonly WorldPanel[] =>
  ([1, 2, 3, 4] as const).map((world) => ({
    world,
    name: overviewTexts.worlds[world],
    isOpen: canEnterWorld(world, student),
    hasDiamond: student[`end_reward_${world}_collected`],
  }))
