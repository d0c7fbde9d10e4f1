import { type CheckedContent, type ContentFinding, forEachWord } from '../content.ts'
import { taughtPatterns } from '../taught-patterns/taught-patterns.ts'
import { viewWord } from '../taught-patterns/word-view.ts'

/** No word has a pattern that is taught later (dutch.md §2, the checks on ordering) without a reason. */
export function checkUntaught(content: CheckedContent): ContentFinding[] {
  const order = content.steps.map(({ step }) => step)
  const teachers = new Map(order.toReversed().map((step) => [step.category, step]))
  return forEachWord(content, ({ word, file }, { step }) => {
    if (file.untaught_reason !== undefined) return []
    const view = viewWord(word)
    return Object.entries(taughtPatterns)
      .map(([category, bar]) => ({ category, bar, teacher: teachers.get(category) }))
      .filter(
        ({ bar, teacher }) =>
          (teacher === undefined || order.indexOf(teacher) > order.indexOf(step)) && bar(view),
      )
      .map(
        ({ category, teacher }) => `has "${category}", which is taught later (${teacher?.nr ?? 'not yet'})`,
      )
  })
}
