import type { Word } from '@letterliaan/contract'
import type { ChildAtGame } from '../child.ts'
import type { InputDevice } from '../input-device.ts'

export interface Turn {
  readonly child: ChildAtGame
  readonly hand: InputDevice
  readonly word: Word
}

export interface Player {
  /** Runs at the intro, for a template in which something must be chosen first. */
  readonly prepare?: (turn: Omit<Turn, 'word'>) => Promise<void>
  readonly right: (turn: Turn) => Promise<void>
  /** Makes a mistake unlike the `before` earlier ones of the turn. Null if nothing can go wrong. */
  readonly wrong: ((turn: Turn, before?: number) => Promise<void>) | null
  /** Returns the number of mistakes that a turn allows, if it is limited. */
  readonly countWrong?: (turn: Turn) => Promise<number>
}

export const pressKlaar = ({ child, hand }: Turn): Promise<void> =>
  hand.press(child.page.getByRole('button', { name: 'Klaar' }))
