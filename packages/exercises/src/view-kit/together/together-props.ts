import type { TogetherStep } from '../../run/together-run.ts'
import type { PlayingChild } from '../shell/step-result.ts'
import type { TogetherPorts } from './create-together-ports.ts'

export interface TogetherScreenProps {
  readonly step: TogetherStep
  readonly world: number
  readonly child: Pick<PlayingChild, 'buddy_id'>
  readonly ports: TogetherPorts
  readonly onWork?: ((isAtWork: boolean) => void) | undefined
  readonly onLeave: () => void
}
