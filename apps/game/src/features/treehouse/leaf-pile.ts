import { type ProductText } from '@letterliaan/contract/texts'
import { StepStatus } from '@letterliaan/contract/status'
import type { RepeatableStep } from '@letterliaan/contract'
import type { LeafPile } from '@letterliaan/ui/scenes'

/** How many steps wait, own ones and repetitions: a repetition with status 4 is done (TREE-3). */
export const countOpenRepetitions = (repeatables: readonly RepeatableStep[]): number =>
  repeatables.filter(({ status }) => status !== StepStatus.completed).length

/** Is any of what waits an own step, which is no repetition? */
export const hasOwnSteps = (repeatables: readonly RepeatableStep[]): boolean =>
  repeatables.some(({ repeats_step_id }) => repeats_step_id === null)

/** How high the leaves lie when so many steps wait (TREE-3). */
export function leafPileOf(open: number): LeafPile {
  if (open === 0) return 'none'
  if (open <= 3) return 'low'
  return open <= 5 ? 'medium' : 'high'
}

const piles: Record<LeafPile, string> = {
  none: 'geen blaadjes',
  low: 'een klein hoopje blaadjes',
  medium: 'een flinke hoop blaadjes',
  high: 'een grote berg blaadjes',
}

/** The pile in words, for who can't see it. */
export function describeLeaves(open: number, hasOwn = false): string {
  const pile = piles[leafPileOf(open)]
  if (open === 0) return `er liggen ${pile}`
  return `er ligt ${pile}: ${open} ${open === 1 ? 'stap' : 'stappen'} om te ${hasOwn ? 'doen' : 'herhalen'}`
}

const greetings: Record<LeafPile, ProductText> = {
  none: 'Wat fijn dat je er bent! Kijk maar lekker rond.',
  low: 'Er waaien blaadjes naar binnen. Ruim je ze op?',
  medium: 'Er liggen al best veel blaadjes. Veeg je mee?',
  high: 'Wat een berg blaadjes! Help je met vegen?',
}

/** What the buddy says when the child comes in. */
export const greetingOf = (open: number): ProductText => greetings[leafPileOf(open)]
