import type { TogetherStep } from '../../run/together-run.ts'
import type { PlayingChild } from '../shell/step-result.ts'
import type { TogetherPorts } from './together-ports.ts'

export interface TogetherScreenProps {
  readonly step: TogetherStep
  /** 1 to 4. */
  readonly world: number
  /** The child that is logged in. */
  readonly child: Pick<PlayingChild, 'buddy_id'>
  readonly ports: TogetherPorts
  readonly onWork?: ((isAtWork: boolean) => void) | undefined
  readonly onLeave: () => void
}
