import type { GroupInsight, GroupInsightStudent, SpellingTally } from '@letterliaan/contract'
import { countUnreadRunsByStudent } from '../learn/index.ts'
import { getGroup, makeNamesUnique } from '../people/index.ts'
import { findCategoryOfStep, readStepIndex, type StepIndex } from './lexicon.ts'
import { type Period, findOverlap } from './period.ts'
import { sumPractice, type AnswerTime } from './practice.ts'
import { countTurns, findAnswerTimes, findMemberships } from './queries.ts'
import { estimateSkills, readEstimates, type EstimateOf } from './skill-estimates.ts'
import type { InsightRequest, InsightSources } from './student-insight.ts'
import type { Queries } from '../../db/database.ts'
import { findGroupStudents } from '../../db/tables/student.ts'

interface CategoryCount extends SpellingTally {
  readonly student_id: number
  readonly category: string
}

interface MemberCounts {
  /** The counts of the time in which the child was in this group. */
  readonly here: readonly CategoryCount[]
  /** The counts of the whole period, in any group. The group sees only an estimate from them. */
  readonly all: readonly CategoryCount[]
}

/** Reads a group's children by name (INZ-7), with the work of their time in the group (ZEG-4). */
export async function readGroupInsight(
  { queries, contents }: Pick<InsightSources, 'queries' | 'contents'>,
  { caller, id, since, now }: InsightRequest,
): Promise<GroupInsight> {
  await getGroup(queries, caller, id)
  const until = Number.MAX_SAFE_INTEGER
  const period = { since, until }
  const [members, index, periods, unread] = await Promise.all([
    findGroupStudents(queries, id),
    readStepIndex(queries, contents, caller.organisation_id),
    readMembershipPeriods(queries, id, period),
    countUnreadRunsByStudent(queries),
  ])
  const isMember = new Set(members.map((member) => member.id))
  const counts = new Map<number, MemberCounts>()
  const estimates = new Map<number, EstimateOf>()
  const practice = new Map<number, ReturnType<typeof sumPractice>>()
  // Runs one query at a time, so that queries of other requests run in between.
  for (const [student_id, parts] of periods) {
    const here = await countCategories(queries, index, student_id, parts)
    const isWhole = parts.some((part) => part.since === since && part.until === until)
    const all =
      isWhole || !isMember.has(student_id)
        ? here
        : await countCategories(queries, index, student_id, [period])
    counts.set(student_id, { here, all })
    if (!isMember.has(student_id)) continue
    estimates.set(student_id, await readEstimates(queries, student_id, now))
    const times: AnswerTime[] = []
    for (const part of parts) times.push(...(await findAnswerTimes(queries, student_id, part)))
    practice.set(student_id, sumPractice(times))
  }
  const names = makeNamesUnique(members)
  const students = members
    .map(({ id: student_id }, at): GroupInsightStudent => {
      const own = counts.get(student_id) ?? { here: [], all: [] }
      const { words, right } = sum(own.here)
      const { seconds, num_sessions } = practice.get(student_id) ?? sumPractice([])
      const cells = cellsOf(own, index, estimates.get(student_id))
      const num_unread_runs = unread.get(student_id) ?? 0
      const name = names[at] ?? ''
      return { student_id, name, num_unread_runs, words, right, seconds, num_sessions, cells }
    })
    .filter(({ student_id }) => periods.has(student_id))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'nl') || a.student_id - b.student_id)
  const here = [...counts.values()].flatMap((own) => own.here)
  const shown = new Set(students.flatMap(({ cells }) => cells.map(({ category }) => category)))
  return {
    group_id: id,
    categories: sumByCategory(here, index, shown).map((category) =>
      Object.assign(category, countLooks(students, category.category)),
    ),
    students,
    former: sumFormer([...counts].flatMap(([of, own]) => (isMember.has(of) ? [] : [own.here]))),
  }
}

async function countCategories(
  queries: InsightSources['queries'],
  index: StepIndex,
  student_id: number,
  parts: readonly Period[],
): Promise<CategoryCount[]> {
  const counts: CategoryCount[] = []
  for (const part of parts)
    for (const { words, right, ...owner } of await countTurns(queries, student_id, part)) {
      const category = findCategoryOfStep(index.stepOf(owner))
      counts.push({ student_id, category, words: Number(words), right: Number(right) })
    }
  return counts
}

function sumFormer(ofStudents: readonly (readonly CategoryCount[])[]): GroupInsight['former'] {
  const practised = ofStudents.filter((own) => own.length > 0)
  return { num_students: practised.length, ...sum(practised.flat()) }
}

const sum = (counts: readonly SpellingTally[]): SpellingTally => ({
  words: counts.reduce((total, { words }) => total + words, 0),
  right: counts.reduce((total, { right }) => total + right, 0),
})

/** Sums the counts by category. Includes the categories in `shown`, even if they have no words. */
function sumByCategory(
  counts: readonly CategoryCount[],
  { categories }: StepIndex,
  shown: ReadonlySet<string>,
) {
  const byCategory = Map.groupBy(counts, ({ category }) => category)
  return categories.flatMap(({ category, name }) => {
    const ofCategory = byCategory.get(category) ?? []
    return ofCategory.length === 0 && !shown.has(category) ? [] : { category, name, ...sum(ofCategory) }
  })
}

const cellsOf = (
  { here, all }: MemberCounts,
  index: StepIndex,
  skillOf: EstimateOf = estimateSkills([], 0),
): GroupInsightStudent['cells'] =>
  sumByCategory(here, index, new Set(all.map(({ category }) => category))).map(
    ({ category, words, right }) => ({
      category,
      words,
      right,
      skill: skillOf(category),
    }),
  )

function countLooks(students: readonly GroupInsightStudent[], category: string) {
  const looks = students.flatMap(({ cells }) =>
    cells.filter((cell) => cell.category === category).map(({ skill: { look } }) => look),
  )
  return {
    num_known: looks.filter((look) => look !== 'unknown').length,
    num_low: looks.filter((look) => look === 'low').length,
  }
}

/** Maps each child's id to the parts of the period in which the child was in the group (ZEG-4). */
async function readMembershipPeriods(
  queries: Queries,
  group_id: number,
  period: Period,
): Promise<ReadonlyMap<number, readonly Period[]>> {
  const periods = new Map<number, Period[]>()
  for (const { student_id, since, until } of await findMemberships(queries, group_id)) {
    const part = findOverlap(period, { since, until: until ?? Number.MAX_SAFE_INTEGER })
    if (part !== null) periods.set(student_id, [...(periods.get(student_id) ?? []), part])
  }
  return periods
}
