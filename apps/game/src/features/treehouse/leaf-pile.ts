import { StepStatus } from '@letterliaan/contract/status'
import type { RepeatableStep } from '@letterliaan/contract'
import type { LeafPile } from '@letterliaan/ui/scenes'

/** How many repetitions wait: a repetition with status 4 is done (TREE-3). */
export const countOpenRepetitions = (repeatables: readonly RepeatableStep[]): number =>
  repeatables.filter(({ status }) => status !== StepStatus.completed).length

/** How high the leaves lie when so many repetitions wait (TREE-3). */
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
export function describeLeaves(open: number): string {
  const pile = piles[leafPileOf(open)]
  if (open === 0) return `er liggen ${pile}`
  return `er ligt ${pile}: ${open} ${open === 1 ? 'stap' : 'stappen'} om te herhalen`
}

const greetings: Record<LeafPile, string> = {
  none: 'Wat fijn dat je er bent! Kijk maar lekker rond.',
  low: 'Er waaien blaadjes naar binnen. Ruim je ze op?',
  medium: 'Er liggen al best veel blaadjes. Veeg je mee?',
  high: 'Wat een berg blaadjes! Help je met vegen?',
}

/** What the buddy says when the child comes in. */
export const greetingOf = (open: number): string => greetings[leafPileOf(open)]
