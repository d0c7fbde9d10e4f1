import type { Word } from '@letterliaan/contract'
import type { BuddyMood } from '@letterliaan/ui/pictures'
import type { WorkplaceName } from '@letterliaan/ui/workplaces'
import type { ReactNode } from 'react'
import type { WorkOfRun } from '../../run/work.ts'

export interface GameSceneProps extends WorkOfRun {
  readonly buddy_id: number | null | undefined
  readonly mood: BuddyMood
}

/** A place of a game, instead of the workplace of its activity (SPEEL-6). */
export interface GamePlace {
  /** Its ground and air stand behind the scene. */
  readonly workplace: WorkplaceName
  /** How much larger its ground is drawn, in a wide window and on a phone; 0: its air only. */
  readonly zoom: readonly [wide: number, tall: number]
  /** Stands beside the button while a word is written. */
  readonly Beside: (props: { readonly word: Word }) => ReactNode
  /** Only for the eye; shows the words done, also in the outro. Left out: the pieces of the workplace do. */
  readonly Scene?: (props: GameSceneProps) => ReactNode
}
