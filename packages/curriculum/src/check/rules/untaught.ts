import { type CheckedContent, type Finding, forEachWord } from '../content.ts'
import { taughtPatterns } from '../taught-patterns/taught-patterns.ts'
import { viewWord } from '../taught-patterns/word-view.ts'

/** No word has a pattern taught later (dutch.md §2, the checks on ordering), or it has a reason. */
export function checkUntaught(content: CheckedContent): Finding[] {
  const taughtAt = new Map(content.steps.map(({ step }) => [step.category, step.nr]))
  return forEachWord(content, ({ word, file }, { step }) => {
    if (file.untaught_reason !== undefined) return []
    const view = viewWord(word)
    return Object.entries(taughtPatterns)
      .map(([category, bar]) => ({ category, bar, nr: taughtAt.get(category) ?? Infinity }))
      .filter(({ bar, nr }) => nr > step.nr && bar(view))
      .map(
        ({ category, nr }) =>
          `has "${category}", which is taught later (${nr === Infinity ? 'not yet' : nr})`,
      )
  })
}
