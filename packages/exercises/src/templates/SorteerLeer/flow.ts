import { choosingFlow } from '../../kit/choosing.ts'
import { offeredAnchor, sortingOf } from './sorting.ts'

/** A word card is put on one of a few anchors: the one with the same rule (TPL-7). A choice is an anchor's id as text. */
export const sorteerLeerFlow = choosingFlow({
  offers: (task, choice) => offeredAnchor(task, choice) !== null,
  isRight: (task, choice) => String(sortingOf(task).right?.id) === choice,
  placeOf: () => 0,
  answer: (_task, choice) => ({ anchor: Number(choice) }),
})
