import type {
  Calibration,
  CategoryMastery,
  ErrorType,
  GroupInsight,
  OwnSpelling,
  SkillChanges,
  SpellingTally,
  StudentInsight,
} from '@letterliaan/contract'
import { formatDuration } from '@letterliaan/texts/numbers'
import { compareShares, computeShareInterval, isClearlyHighest } from '@letterliaan/rules/spelling-share'
import { fill } from '@letterliaan/texts'
import { formatPercent, minWordsForShare, computeShare } from './shares.ts'
import { texts as commonTexts } from '../../app/texts/common.ts'
import { texts } from './texts.ts'

const quote = (name: string): string => `‘${name}’`

const example = ({ word, written, count }: OwnSpelling): string =>
  `${word} → ${written}${count > 1 ? ` (${count}×)` : ''}`

/** Removes the full stop after a spelling that ends in an ellipsis. */
const withOneEnd = (sentence: string): string => sentence.replace(/…\.$/, '…')

export function concludePractice(
  name: string,
  { seconds, num_sessions, weeks }: StudentInsight['practice'],
): string {
  if (num_sessions === 0) return fill(texts.notPractised, { name })
  const practised = { name, duration: formatDuration(seconds), count: num_sessions }
  return weeks.length > 1
    ? fill(texts.concludes.practiceInWeeks, { ...practised, weeks: weeks.length })
    : fill(texts.concludes.practice, practised)
}

type Estimated = Pick<CategoryMastery, 'name' | 'skill'>

const maxNamed = 3

/** Returns "'Korte klank', 'Lange klank' en nog 2". */
function listNames(categories: readonly Estimated[], describe: (category: Estimated) => string): string {
  const named = categories.slice(0, maxNamed).map(describe)
  const more = categories.length - named.length
  return more === 0
    ? [named.slice(0, -1).join(', '), ...named.slice(-1)].filter(Boolean).join(` ${texts.concludes.and} `)
    : fill(commonTexts.namesAndMore, { names: named.join(', '), count: more })
}

const withChance = ({ name, skill }: Estimated): string =>
  fill(texts.concludes.aboutChance, { name: quote(name), percent: formatPercent(skill.chance) })

/** Describes which categories are low or good, but only if the estimate is certain enough (ZEG-1). */
export function concludeMastery(name: string, categories: readonly Estimated[]): string {
  const byChance = categories.toSorted((a, b) => b.skill.chance - a.skill.chance)
  const having = (look: Estimated['skill']['look']) => byChance.filter(({ skill }) => skill.look === look)
  const [good, low, unknown] = [having('good'), having('low').toReversed(), having('unknown')]
  if (unknown.length === categories.length) return fill(texts.concludes.nothingKnown, { name })
  return [
    good.length > 0 &&
      fill(texts.concludes.goesWell, { names: listNames(good, (category) => quote(category.name)) }),
    low.length > 0 && fill(texts.concludes.isHard, { names: listNames(low, withChance) }),
    good.length + low.length === 0 && texts.concludes.noneSure,
    unknown.length > 0 && fill(texts.numUnknown, { count: unknown.length }),
  ]
    .filter(Boolean)
    .join(' ')
}

export function concludeTraining(
  name: string,
  { trained, untrained }: Pick<StudentInsight, 'trained' | 'untrained'>,
): string {
  const [before, never] = [computeShare(trained), computeShare(untrained)]
  if (before === null || never === null) return texts.concludes.trainingTooFew
  const numbers = fill(texts.concludes.trainingNumbers, {
    before: formatPercent(before),
    never: formatPercent(never),
  })
  const compared = {
    more: fill(texts.concludes.trainedBetter, { name }),
    less: fill(texts.concludes.newBetter, { name }),
    none: texts.concludes.tooSmall,
  }
  return `${numbers} ${compared[compareShares(trained, untrained) ?? 'none']}`
}

/** Describes the trend of one category, or of all if null. A change within its error is none (WEET-16). */
export function concludeTrend(name: string, changes: SkillChanges, category: string | null): string {
  if (!changes.is_known) return texts.trend.tooShort
  const changed =
    category === null
      ? changes.together
      : changes.categories.find((change) => change.category === category)?.changed
  return fill(changed ? texts.trend[changed] : texts.trend.none, { name })
}

/** Sums each kind of error over all categories, because a kind can occur in several. */
function sumByKind(errors: StudentInsight['errors']) {
  const byTag = Map.groupBy(
    errors.flatMap(({ types }) => types),
    ({ tag }) => tag,
  )
  return [...byTag].map(([tag, same]) => addUp(tag, same)).toSorted((a, b) => b.count - a.count)
}

const addUp = (tag: string, same: readonly ErrorType[]) => ({
  tag,
  name: same[0]?.name ?? tag,
  count: same.reduce((sum, { count }) => sum + count, 0),
  spellings: same.flatMap(({ spellings }) => spellings).toSorted((a, b) => b.count - a.count),
})

/** Names the most frequent kind of error, but only if it clearly exceeds all others (WEET-16). */
export function concludeErrors(name: string, errors: StudentInsight['errors']): string {
  const kinds = sumByKind(errors)
  const top = kinds.find(({ tag }) => tag !== 'onbekend')
  if (kinds.length === 0) return fill(texts.concludes.noErrors, { name })
  if (top === undefined) return fill(texts.concludes.noRule, { name })
  const [spelling] = top.spellings
  const shown = spelling === undefined ? '' : fill(texts.concludes.example, { spelling: example(spelling) })
  const others = kinds.filter((kind) => kind !== top).map(({ count }) => count)
  const said = isClearlyHighest(top.count, Math.max(0, ...others))
    ? texts.concludes.topError
    : texts.concludes.amongErrors
  return withOneEnd(fill(said, { name, error: top.name, count: top.count, example: shown }))
}

const quoted = (letters: string): string => (letters === '' ? texts.nothing : letters)

export function concludeConfusions(name: string, confusions: StudentInsight['confusions']): string {
  const [top, second] = confusions
  if (top === undefined || top.count < 2) return fill(texts.concludes.noConfusion, { name })
  const [spelling] = top.spellings
  const shown = spelling === undefined ? '' : fill(texts.concludes.example, { spelling: example(spelling) })
  const said = isClearlyHighest(top.count, second?.count ?? 0)
    ? texts.concludes.topConfusion
    : texts.concludes.amongConfusions
  return withOneEnd(
    fill(said, {
      name,
      written: quoted(top.written),
      expected: quoted(top.expected),
      count: top.count,
      example: shown,
    }),
  )
}

/** A week's work. A teacher cannot use the exact number of due words above this. */
const manyDue = 60

export function concludeDue(name: string, { num_due, num_soon, categories }: StudentInsight['due']): string {
  if (num_due > manyDue) {
    const most = categories.toSorted((a, b) => b.count - a.count).slice(0, 3)
    return fill(texts.concludes.manyDue, {
      name,
      categories: most.map(({ name: label }) => label).join(', '),
    })
  }
  if (num_due + num_soon === 0) return fill(texts.concludes.nothingDue, { name })
  const due = fill(texts.dueNow, { count: num_due })
  return num_soon === 0 ? `${due}.` : `${due}; ${fill(texts.dueSoon, { count: num_soon })}`
}

/** Says which category is hard for most children, and for how many of those with an estimate (ZEG-1). */
export function concludeGroup({ categories }: Pick<GroupInsight, 'categories'>): string {
  if (categories.every(({ num_known }) => num_known === 0)) return texts.concludes.groupTooFew
  const [hardest] = categories.toSorted((a, b) => b.num_low - a.num_low)
  if (hardest === undefined || hardest.num_low === 0) return texts.concludes.groupNoneHard
  const { name, num_low, num_known } = hardest
  return fill(texts.groupHard, { count: num_low, all: num_known, category: quote(name) })
}

const minTaps = 20

const formatInterval = (tally: SpellingTally): string => {
  const { low, high } = computeShareInterval(tally)
  const [least, most] = [formatPercent(low), formatPercent(high)]
  return fill(texts.concludes.interval, { percent: formatPercent(computeShare(tally) ?? 0), least, most })
}

/** Says whether the child knows which answers are right. Needs enough taps (KALM-2). */
export function concludeCalibration(name: string, { sure, doubt }: Calibration): string {
  const hasEnough =
    sure.words + doubt.words >= minTaps && computeShare(sure) !== null && computeShare(doubt) !== null
  if (!hasEnough) return fill(texts.concludes.calibrationTooFew, { taps: minTaps, count: minWordsForShare })
  const numbers = fill(texts.concludes.calibrationNumbers, {
    sure: formatInterval(sure),
    doubt: formatInterval(doubt),
  })
  const compared = {
    more: fill(texts.concludes.knowsDoubt, { name }),
    less: fill(texts.concludes.knowsNoDoubt, { name }),
    none: texts.concludes.tooSmall,
  }
  return `${numbers} ${compared[compareShares(sure, doubt) ?? 'none']}`
}

/** Describes the words that former members wrote in this group, without names (ZEG-4). */
export const concludeFormerMembers = ({ num_students, words, right }: GroupInsight['former']): string =>
  fill(texts.formerChildren, { count: num_students, words, right })
