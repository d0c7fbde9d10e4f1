import { fullName } from '@letterliaan/rules'
import type { GroupInsight, GroupInsightStudent, SpellingTally } from '@letterliaan/contract'
import { getGroup } from '../groups/index.ts'
import { categoryOfStep, readStepIndex, type StepIndex } from './lexicon.ts'
import { countTurns, findMembers } from './queries.ts'
import { estimateAt, readEstimates, type EstimateOf } from './skill-estimates.ts'
import type { InsightQuestion, InsightReader } from './student-insight.ts'

interface CategoryCount extends SpellingTally {
  readonly student_id: number
  readonly category: string
}

/** `until`: what was answered from then on does not count. */
type GroupQuestion = InsightQuestion & { readonly until?: number }

/** By name, never by how well they do (INZ-7). Throws 404. */
export async function readGroupInsight(
  { queries, contents }: Pick<InsightReader, 'queries' | 'contents'>,
  { caller, id, since, until = Number.MAX_SAFE_INTEGER, now }: GroupQuestion,
): Promise<GroupInsight> {
  await getGroup(queries, caller, id)
  const [members, index] = await Promise.all([
    findMembers(queries, id),
    readStepIndex(queries, contents, caller.organisation_id),
  ])
  const counts: CategoryCount[] = []
  const estimates = new Map<number, EstimateOf>()
  // One after the other: others who ask something of the database meanwhile get their turn.
  for (const { id: student_id } of members) {
    for (const { words, right, ...owner } of await countTurns(queries, student_id, { since, until })) {
      const category = categoryOfStep(index.stepOf(owner))
      counts.push({ student_id, category, words: Number(words), right: Number(right) })
    }
    estimates.set(student_id, await readEstimates(queries, student_id, Math.min(until, now)))
  }
  const students = members
    .map(({ id: student_id, screen_name, first_name, last_name }): GroupInsightStudent => {
      const own = counts.filter((count) => count.student_id === student_id)
      const name = screen_name || fullName({ first_name, last_name })
      const { words, right } = sum(own)
      return { student_id, name, words, right, cells: cellsOf(own, index, estimates.get(student_id)) }
    })
    .toSorted((a, b) => a.name.localeCompare(b.name, 'nl') || a.student_id - b.student_id)
  return {
    group_id: id,
    categories: sumByCategory(counts, index).map((category) =>
      Object.assign(category, countLooks(students, category.category)),
    ),
    students,
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

const cellsOf = (
  own: readonly CategoryCount[],
  index: StepIndex,
  skillOf: EstimateOf = estimateAt([], 0),
): GroupInsightStudent['cells'] =>
  sumByCategory(own, index).map(({ category, words, right }) => ({
    category,
    words,
    right,
    skill: skillOf(category),
  }))

function countLooks(students: readonly GroupInsightStudent[], category: string) {
  const looks = students.flatMap(({ cells }) =>
    cells.filter((cell) => cell.category === category).map(({ skill: { look } }) => look),
  )
  return {
    num_known: looks.filter((look) => look !== 'unknown').length,
    num_low: looks.filter((look) => look === 'low').length,
  }
}
