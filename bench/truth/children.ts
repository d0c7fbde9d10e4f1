import { createRandomness, toLogit, computeSigmoid } from '../learning/randomness.ts'

export type SkillCourse = 'good' | 'low' | 'risen' | 'fallen'

/** `oneEvening`: all answers were sent two days later. `siblingLast`: a sibling played the last session. */
export type YearEvent = 'absent' | 'siblingLast' | 'threeAnswers' | 'changesGroup' | 'offline' | 'voided'

export interface TrueChild {
  readonly name: string
  /** The child's first group. */
  readonly group: 0 | 1
  readonly course: SkillCourse
  readonly event: YearEvent | null
}

/** Weeks with school, from September to June, without the holidays in autumn, at Christmas, in spring and in May. */
export const numSchoolWeeks = 34

const courses: readonly SkillCourse[] = ['good', 'low', 'risen', 'fallen']
const events: readonly (YearEvent | null)[] = [
  'absent',
  'siblingLast',
  'threeAnswers',
  'changesGroup',
  'offline',
  'voided',
]
const perGroup = Number(process.env['BENCH_CHILDREN'] ?? 12)

/** Half of the children have only their course. Each event happens to good and low children in either group. */
export const trueChildren: readonly TrueChild[] = ([0, 1] as const).flatMap((group) =>
  Array.from({ length: perGroup }, (_, at): TrueChild => {
    const name = `Kind${String(group * perGroup + at + 1).padStart(2, '0')}`
    const isEvent = at >= perGroup / 2
    const course = courses[isEvent ? (at + group) % 2 : at % courses.length] ?? 'good'
    return { name, group, course, event: isEvent ? (events[at - perGroup / 2] ?? null) : null }
  }),
)

const weak = 0.55
const strong = 0.95
/** The skill rises or falls evenly between these weeks. */
const [changesFrom, changesTo] = [16, 24]

/** Returns the chance of a right first attempt in a category on an average word, in a week of the year. */
export function computeChance({ course, name }: TrueChild, category: string, week: number): number {
  if (course === 'good' || !isWeak(name, category)) return strong
  if (course === 'low') return weak
  const share = Math.min(1, Math.max(0, (week - changesFrom) / (changesTo - changesFrom)))
  const [from, to] = course === 'risen' ? [weak, strong] : [strong, weak]
  return from + (to - from) * share
}

/** A third of the categories are weak. They differ for each child. */
function isWeak(name: string, category: string): boolean {
  const seed = [...`${name} ${category}`].reduce(
    (sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 65_521,
    7,
  )
  return createRandomness(seed).next() < 1 / 3
}

/** Returns the chance on a word that is harder (`difficulty` above 0) or easier than average; `difficulty` is a logit. */
export const computeChanceOnWord = (chance: number, difficulty: number): number =>
  computeSigmoid(toLogit(chance) - difficulty)
