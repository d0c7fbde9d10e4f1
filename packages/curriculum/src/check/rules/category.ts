import { analyseWord } from '../../load/word.ts'
import { unseenCategories } from '../../schema/unseen-categories.ts'
import type { CheckedContent, ContentFinding } from '../content.ts'
import { forEachWord } from '../content.ts'

export function checkWordsShowCategory(content: CheckedContent): ContentFinding[] {
  return forEachWord(content, ({ file }, { step }) => {
    if (unseenCategories.has(step.category) || file.category_reason !== undefined) return []
    if (file.verb !== undefined && step.category.startsWith('ww-')) return []
    const categories = analyseWord(file).categories.map(({ category }) => category)
    if (categories.includes(step.category)) return []
    return [`has nothing of the step's category "${step.category}", only ${categories.join(', ')}`]
  })
}
