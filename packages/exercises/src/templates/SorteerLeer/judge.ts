import { fieldOf, readMove } from '../../kit/reading.ts'
import type { Judge } from '../../kit/template.ts'
import { offeredAnchor, sortingOf } from './sorting.ts'

/** An answer's data: the id of the anchor on which the word was put. */
export interface SortedWord {
  readonly anchor: number
}

const readSortedWord = (data: Readonly<Record<string, unknown>>): SortedWord | null => {
  const anchor = fieldOf(data, 'anchor')
  return typeof anchor === 'number' && Number.isInteger(anchor) ? { anchor } : null
}

/** The word belongs on the anchor with its own rule; every other that is offered is wrong. */
export const judgeSorteerLeer: Judge<SortedWord> = {
  read: (data) => readMove(data, readSortedWord),
  isWrongAttempt(task, attempt) {
    const offered = offeredAnchor(task, attempt)
    return offered !== null && offered.id !== sortingOf(task).right?.id
  },
  isRight: (task, { anchor }) => sortingOf(task).right?.id === anchor,
  toText: ({ anchor }, { exercise_data }) =>
    exercise_data.anchors.find(({ id }) => id === anchor)?.name ?? String(anchor),
}
