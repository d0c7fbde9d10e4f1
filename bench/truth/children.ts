import { createChance, toLogit, computeSigmoid } from '../learning/chance.ts'

export type Course = 'good' | 'low' | 'risen' | 'fallen'

/** `oneEvening`: the answers were sent two days later. `siblingLast`: in the last session. */
export type Event = 'absent' | 'siblingLast' | 'threeAnswers' | 'changesGroup' | 'offline' | 'voided'

export interface TrueChild {
  readonly name: string
  /** The first of its groups. */
  readonly group: 0 | 1
  readonly course: Course
  readonly event: Event | null
}

/** Weeks with school, from September to June: autumn, Christmas, spring and May are free. */
export const numWeeks = 34

const courses: readonly Course[] = ['good', 'low', 'risen', 'fallen']
const events: readonly (Event | null)[] = [
  'absent',
  'siblingLast',
  'threeAnswers',
  'changesGroup',
  'offline',
  'voided',
]
const perGroup = Number(process.env['BENCH_CHILDREN'] ?? 12)

/** Half have only their course; each event happens to good and low children in either group. */
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
/** Between these weeks the skill rises or falls evenly. */
const [changesFrom, changesTo] = [16, 24]

/** The chance of a right first attempt in a category on an average word, in a week of the year. */
export function computeChance({ course, name }: TrueChild, category: string, week: number): number {
  if (course === 'good' || !isWeak(name, category)) return strong
  if (course === 'low') return weak
  const share = Math.min(1, Math.max(0, (week - changesFrom) / (changesTo - changesFrom)))
  const [from, to] = course === 'risen' ? [weak, strong] : [strong, weak]
  return from + (to - from) * share
}

/** A third of the categories are weak, different ones for each child. */
function isWeak(name: string, category: string): boolean {
  const seed = [...`${name} ${category}`].reduce(
    (sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 65_521,
    7,
  )
  return createChance(seed).next() < 1 / 3
}

/** Returns the chance on a word that is harder (above 0) or easier than average; `difficulty` is a logit. */
export const computeChanceOnWord = (chance: number, difficulty: number): number =>
  computeSigmoid(toLogit(chance) - difficulty)
