import { StepStatus } from '@letterliaan/contract/status'
import type { RepeatableStep } from '@letterliaan/contract'
import { fill, type SpokenLine } from '@letterliaan/texts'
import * as treehouseTexts from '@letterliaan/texts/treehouse'
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

/** The pile in words, for who can't see it. */
export function describeLeaves(open: number, hasOwn = false): string {
  const pile = treehouseTexts.leaves[leafPileOf(open)]
  if (open === 0) return fill(treehouseTexts.leaves.noneLies, { pile })
  return fill(hasOwn ? treehouseTexts.leaves.toDo : treehouseTexts.leaves.toRepeat, { pile, count: open })
}

/** What the buddy says when the child comes in. */
export const greetingOf = (open: number): SpokenLine => treehouseTexts.greetings[leafPileOf(open)]
