import type { Student } from '@letterliaan/contract'
import { canEnterWorld, type WorldNumber } from '@letterliaan/rules'

const names: Readonly<Record<WorldNumber, string>> = {
  1: 'De bosrand',
  2: 'De boomtoppen',
  3: 'De verloren tempel',
  4: 'De kristalberg',
}

export interface WorldPanel {
  readonly world: WorldNumber
  readonly name: string
  readonly isOpen: boolean
  /** The world was completed: its diamond is there. */
  readonly hasDiamond: boolean
}

/** What the overview shows of the four worlds (WO-1, WO-2). */
export const worldPanelsFor = (student: Student): readonly WorldPanel[] =>
  ([1, 2, 3, 4] as const).map((world) => ({
    world,
    name: names[world],
    isOpen: canEnterWorld(world, student),
    hasDiamond: student[`end_reward_${world}_collected`],
  }))
