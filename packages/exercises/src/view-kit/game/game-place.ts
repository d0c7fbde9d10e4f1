import type { Word } from '@letterliaan/contract'
import type { BuddyMood } from '@letterliaan/ui/pictures'
import type { WorkplaceName } from '@letterliaan/ui/workplaces'
import type { ReactNode } from 'react'
import type { WorkOfRun } from '../../run/work.ts'

export interface GameSceneProps extends WorkOfRun {
  readonly buddy_id: number | null | undefined
  readonly mood: BuddyMood
}

/** The place of a game, instead of the workplace of its activity (SPEEL-6). */
export interface GamePlace {
  readonly workplace: WorkplaceName
  /** Factor by which its ground is enlarged, in a wide window and on a phone; 0: only its air. */
  readonly zoom: readonly [wide: number, tall: number]
  readonly Beside: (props: { readonly word: Word }) => ReactNode
  /** Decorative; shows the words done, also in the outro. By default the pieces of the workplace do. */
  readonly Scene?: (props: GameSceneProps) => ReactNode
}
