import type { HomePage, StudentInsight } from '@letterliaan/contract'
import type { SkillCourse } from './children.ts'
import { numSchoolWeeks } from './children.ts'
import type { Bench } from './compare-child.ts'
import type { SchoolChild } from './school.ts'

/** By ZEG-1, 'good' is untrue below .7, and 'low' is untrue above .8. */
const bounds = { good: 0.7, low: 0.8 } as const
/** Chances that every test must detect. */
const clear = { good: 0.9, low: 0.55 } as const

const wayOf: Readonly<Record<SkillCourse, 'forward' | 'back' | null>> = {
  good: null,
  low: null,
  risen: 'forward',
  fallen: 'back',
}

const lastWeek = numSchoolWeeks - 1

export function judgeLook(
  { tally, truth }: Bench,
  child: SchoolChild,
  category: string,
  look: string,
  page: string,
) {
  const chance = truth(child, category, lastWeek)
  const what = `${child.name} (${child.course}, ${child.event ?? 'no event'}) ${category}: ${chance.toFixed(2)}`
  if (look === 'good') tally.say(`${page}: goes well`, what, chance > bounds.good)
  else if (chance >= clear.good) tally.miss(`${page}: goes well`)
  if (look === 'low') tally.say(`${page}: is hard`, what, chance < bounds.low)
  else if (chance <= clear.low) tally.miss(`${page}: is hard`)
}

export function judgeChanges(
  bench: Bench,
  child: SchoolChild,
  changes: StudentInsight['changes'],
  page: string,
) {
  const { tally } = bench
  const way = wayOf[child.course]
  const isUnchanged = way === null
  const kind = `${page}: ${isUnchanged ? 'changed, of unchanged children' : 'changed'}`
  const what = `${child.name} (${child.course}, ${child.event ?? 'no event'})`
  if (changes.together !== null) tally.say(kind, `${what} ${changes.together}`, changes.together === way)
  else if (!isUnchanged && child.event === null) tally.miss(kind)
  for (const { category, changed } of changes.categories)
    tally.say(
      `${page}: a category changed`,
      `${what} ${category} ${changed}`,
      isOfTruth(bench, child, category, changed),
    )
}

/** A smaller difference does not count as a change. */
const minChange = 0.05

function isOfTruth(
  { truth }: Bench,
  child: SchoolChild,
  category: string,
  changed: 'forward' | 'back',
): boolean {
  const change = truth(child, category, lastWeek) - truth(child, category, 0)
  return changed === 'forward' ? change > minChange : change < -minChange
}

/** Counts how often the 90% interval contains the true value. */
export function judgeIntervals(
  { tally, truth }: Bench,
  child: SchoolChild,
  { categories }: StudentInsight,
): void {
  for (const { category, skill } of categories) {
    const chance = truth(child, category, lastWeek)
    const what = `${child.name} (${child.course}, ${child.event ?? 'no event'}) ${category}: ${chance.toFixed(2)} in ${skill.low.toFixed(2)}–${skill.high.toFixed(2)}`
    if (chance < 0.99)
      tally.say('dossier: interval of 90%', what, chance >= skill.low && chance <= skill.high)
  }
}

export function judgeHome(bench: Bench, child: SchoolChild, page: HomePage, insight: StudentInsight): void {
  const { tally, truth } = bench
  const categoryOf = new Map(insight.categories.map(({ name, category }) => [name, category]))
  const chanceOf = (name: string) => truth(child, categoryOf.get(name) ?? '', lastWeek)
  const what = `${child.name} (${child.course}, ${child.event ?? 'no event'})`
  for (const { name } of page.good)
    tally.say('home: goes well', `${what} ${name}`, chanceOf(name) > bounds.good)
  if (page.is_hard)
    tally.say(
      'home: is hard',
      `${what} ${page.practised.map(({ name }) => `${name} ${chanceOf(name).toFixed(2)}`).join(', ')}`,
      page.practised.every(({ name }) => chanceOf(name) < bounds.low),
    )
  const isRisen = wayOf[child.course] === 'forward'
  if (page.growth !== null)
    tally.say(isRisen ? 'home: growth' : 'home: growth, of children without', what, isRisen)
  else if (isRisen && child.event === null) tally.miss('home: growth')
}
