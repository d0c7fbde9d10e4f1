import type { Word } from '@letterliaan/contract'
import type { BuddyMood } from '@letterliaan/ui/pictures'
import type { WorkplaceName } from '@letterliaan/ui/workplaces'
import type { ReactNode } from 'react'
import type { WorkOfRun } from '../../run/work.ts'

export interface GameSceneProps extends WorkOfRun {
  readonly buddy_id: number | null | undefined
  readonly mood: BuddyMood
}

/** The place of a game, which replaces the workplace of its activity (SPEEL-6). */
export interface GamePlace {
  readonly workplace: WorkplaceName
  /** Factors that enlarge its ground in a wide window and on a phone; 0 shows only its air. */
  readonly zoom: readonly [wide: number, tall: number]
  readonly Beside: (props: { readonly word: Word }) => ReactNode
  /** Decorative. Shows the done words, also in the outro. The default shows the pieces of the workplace. */
  readonly Scene?: (props: GameSceneProps) => ReactNode
}
