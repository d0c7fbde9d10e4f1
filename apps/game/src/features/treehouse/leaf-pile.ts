import { StepStatus } from '@letterliaan/contract/status'
import type { RepeatableStep } from '@letterliaan/contract'
import { fill, type SpokenLine } from '@letterliaan/texts'
import { treehouseGreetingTexts } from '@letterliaan/texts/treehouse-greetings'
import { treehouseTexts } from '@letterliaan/texts/treehouse'
import type { LeafPile } from '@letterliaan/ui/scenes'

/** Counts the open repetitions (TREE-3). Status 4 is done. */
export const countOpenRepetitions = (repeatables: readonly RepeatableStep[]): number =>
  repeatables.filter(({ status }) => status !== StepStatus.completed).length

export const includesOwnStep = (repeatables: readonly RepeatableStep[]): boolean =>
  repeatables.some(({ repeats_step_id }) => repeats_step_id === null)

/** TREE-3 */
export function chooseLeafPile(open: number): LeafPile {
  if (open === 0) return 'none'
  if (open <= 3) return 'low'
  return open <= 5 ? 'medium' : 'high'
}

export function describeLeaves(open: number, hasOwn = false): string {
  const { leaves } = treehouseTexts
  const pile = leaves[chooseLeafPile(open)]
  if (open === 0) return fill(leaves.noneLies, { pile })
  return fill(hasOwn ? leaves.toDo : leaves.toRepeat, { pile, count: open })
}

export function describeCrates(open: number): string {
  const { crates } = treehouseTexts
  const pile = crates[chooseLeafPile(open)]
  return open === 0 ? pile : fill(crates.toDo, { pile, count: open })
}

export const chooseLeafGreeting = (open: number): SpokenLine =>
  treehouseGreetingTexts.greetings[chooseLeafPile(open)]
