import { fullName } from '@letterliaan/rules'
import type { GroupInsight, GroupInsightStudent, SpellingTally } from '@letterliaan/contract'
import { getGroup } from '../groups/index.ts'
import { categoryOfStep, readStepIndex, type StepIndex } from './lexicon.ts'
import { countTurns, findMembers } from './queries.ts'
import type { InsightQuestion, InsightReader } from './student-insight.ts'

interface CategoryCount extends SpellingTally {
  readonly student_id: number
  readonly category: string
}

/** `until`: what was answered from then on does not count. */
type GroupQuestion = Omit<InsightQuestion, 'now'> & { readonly until?: number }

/**
 * What the log tells of the children of a group, by name: never by how well they do (INZ-7). Throws 404 for a group that the
 * caller does not see.
 */
export async function readGroupInsight(
  { queries, contents }: Pick<InsightReader, 'queries' | 'contents'>,
  { caller, id, since, until = Number.MAX_SAFE_INTEGER }: GroupQuestion,
): Promise<GroupInsight> {
  await getGroup(queries, caller, id)
  const [members, index] = await Promise.all([
    findMembers(queries, id),
    readStepIndex(queries, contents, caller.organisation_id),
  ])
  const counts: CategoryCount[] = []
  // One after the other: others who ask something of the database meanwhile get their turn.
  for (const { id: student_id } of members) {
    for (const { words, right, ...owner } of await countTurns(queries, student_id, { since, until })) {
      const category = categoryOfStep(index.stepOf(owner))
      counts.push({ student_id, category, words: Number(words), right: Number(right) })
    }
  }
  return {
    group_id: id,
    categories: sumByCategory(counts, index),
    students: members
      .map(({ id: student_id, screen_name, first_name, last_name }): GroupInsightStudent => {
        const own = counts.filter((count) => count.student_id === student_id)
        const name = screen_name || fullName({ first_name, last_name })
        const { words, right } = sum(own)
        return { student_id, name, words, right, cells: cellsOf(own, index) }
      })
      .toSorted((a, b) => a.name.localeCompare(b.name, 'nl') || a.student_id - b.student_id),
  }
}

const sum = (counts: readonly SpellingTally[]): SpellingTally => ({
  words: counts.reduce((total, { words }) => total + words, 0),
  right: counts.reduce((total, { right }) => total + right, 0),
})

function sumByCategory(counts: readonly CategoryCount[], { categories }: StepIndex) {
  const byCategory = Map.groupBy(counts, ({ category }) => category)
  return categories.flatMap(({ category, name }) => {
    const ofCategory = byCategory.get(category)
    return ofCategory === undefined ? [] : { category, name, ...sum(ofCategory) }
  })
}

const cellsOf = (own: readonly CategoryCount[], index: StepIndex): GroupInsightStudent['cells'] =>
  sumByCategory(own, index).map(({ category, words, right }) => ({ category, words, right }))
