import type { StudentInsight } from '@letterliaan/contract'
import type { Lexicon } from './lexicon.ts'

const weekSeconds = 7 * 86_400
const maxWords = 12

/** The words that are due for repetition, by category; `num_soon`: those that will be within a week. `now` in unix seconds. */
export function listDueWords(
  dueById: ReadonlyMap<number, number>,
  { categories, categoryOf, textOf }: Lexicon,
  now: number,
): StudentInsight['due'] {
  const memories = [...dueById].map(([word_id, due_at]) => ({ word_id, due_at }))
  const due = memories.filter(({ due_at }) => due_at <= now).toSorted((a, b) => a.due_at - b.due_at)
  const byCategory = Map.groupBy(due, ({ word_id }) => categoryOf(word_id))
  return {
    num_due: due.length,
    num_soon: memories.filter(({ due_at }) => due_at > now && due_at <= now + weekSeconds).length,
    categories: categories.flatMap(({ category, name }) => {
      const words = byCategory.get(category)
      if (words === undefined) return []
      const first = words.slice(0, maxWords)
      return {
        category,
        name,
        count: words.length,
        words: first.map(({ word_id, due_at }) => ({ word: textOf(word_id), due_at })),
      }
    }),
  }
}
