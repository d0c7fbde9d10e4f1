import { splitCommaList } from '@letterliaan/exercises/logic'
import type { MixedStep } from '../../schema/step.ts'
import type { CheckedContent, CheckedStep, ContentFinding } from '../content.ts'
import { forEachStep } from '../content.ts'

/** Requires that the steps mixed into a step are earlier, and have such words at the easiest level. */
export function checkMixes(content: CheckedContent): ContentFinding[] {
  const byNr = new Map(content.steps.map((checked) => [checked.step.nr, checked]))
  const order = content.steps.map(({ step }) => step.nr)
  return forEachStep(content, ({ step }) =>
    (step.mixes ?? []).flatMap((mixed) => {
      if (order.indexOf(mixed.step) >= order.indexOf(step.nr))
        return [`mixes step ${mixed.step}, which does not come before it`]
      const other = byNr.get(mixed.step)
      if (other === undefined) return [`mixes step ${mixed.step}, which is not there`]
      return hasEasyWords(other, mixed) ? [] : [`no easy word of step ${mixed.step} has "${mixed.letters}"`]
    }),
  )
}

const hasEasyWords = ({ words }: CheckedStep, { letters }: MixedStep): boolean =>
  words.some(
    ({ word, difficulty }) =>
      difficulty === 1 && (letters === undefined || splitCommaList(word.read_letters).includes(letters)),
  )
