import type { Content, Finding } from '../content.ts'
import { forEachWord } from '../content.ts'
import { PATTERNS } from '../patterns/index.ts'
import { viewWord } from '../patterns/view.ts'

/** What a step teaches is really in each of its words. */
export function checkCategory(content: Content): Finding[] {
  return forEachWord(content, ({ word }, { step }) => {
    const pattern = PATTERNS[step.category]
    if (!pattern) return [`the check knows no category "${step.category}"`]
    return pattern.holds(viewWord(word))
      ? []
      : [`has nothing of the step's category "${step.category}" (${word.structure})`]
  })
}
