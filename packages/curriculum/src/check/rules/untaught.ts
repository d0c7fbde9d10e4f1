import type { Content, Finding } from '../content.ts'
import { forEachWord } from '../content.ts'
import { PATTERNS } from '../patterns/index.ts'
import { isBarred } from '../patterns/pattern.ts'
import { viewWord } from '../patterns/view.ts'

/** No word has a pattern that a later step teaches (dutch.md §2, the checks on ordering). */
export function checkUntaught(content: Content): Finding[] {
  const taughtAt = new Map(content.steps.map(({ step }) => [step.category, step.nr]))
  return forEachWord(content, ({ word }, { step }) => {
    const view = viewWord(word)
    return Object.entries(PATTERNS)
      .filter(
        ([category, pattern]) => (taughtAt.get(category) ?? Infinity) > step.nr && isBarred(pattern, view),
      )
      .map(
        ([category]) => `has "${category}", which is taught later (${taughtAt.get(category) ?? 'not yet'})`,
      )
  })
}
