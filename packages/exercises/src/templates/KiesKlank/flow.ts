import { choosingFlow } from '../../kit/choosing.ts'
import { gapOf } from './gap.ts'

/** The word is heard and one grapheme is a gap; what belongs there is chosen among 2 to 4 spellings (TPL-5). */
export const kiesKlankFlow = choosingFlow({
  offers: (task, choice) => gapOf(task)?.choices.includes(choice) ?? false,
  isRight: (task, choice) => gapOf(task)?.right === choice,
  placeOf: (task) => gapOf(task)?.at ?? 0,
  answer: (task, choice) => ({ choice, at: gapOf(task)?.at ?? 0 }),
})
