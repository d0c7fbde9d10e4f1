import type {
  Calibration,
  GroupInsight,
  OwnSpelling,
  SkillChanges,
  SpellingTally,
  StudentInsight,
} from '@letterliaan/contract'
import { formatDuration } from '@letterliaan/texts/numbers'
import { compareShares, doSharesDiffer, intervalOf } from '@letterliaan/rules/spelling-share'
import { fill } from '@letterliaan/texts'
import { formatCount, formatPercent, lookOf, minWords, shareOf } from './shares.ts'
import * as texts from './texts.ts'

interface Named extends SpellingTally {
  readonly name: string
}

const ranked = <C extends Named>(categories: readonly C[]) =>
  categories
    .flatMap((category) => {
      const share = shareOf(category)
      return share === null ? [] : { category, share }
    })
    .toSorted((a, b) => b.share - a.share)

const describe = ({ category, share }: { readonly category: Named; readonly share: number }): string =>
  fill(texts.describe, { name: category.name, percent: formatPercent(share), count: formatCount(category) })

const example = ({ word, written, count }: OwnSpelling): string =>
  `${word} → ${written}${count > 1 ? ` (${count}×)` : ''}`

/** An unfinished spelling ends in dots of its own. */
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

export function concludeMastery(name: string, categories: readonly Named[]): string {
  const all = ranked(categories)
  const [best] = all
  const worst = all.at(-1)
  if (best === undefined || worst === undefined)
    return fill(texts.concludes.masteryTooFew, { count: minWords })
  if (best === worst) return fill(texts.concludes.oneCategory, { name, category: describe(best) })
  if (best.share === worst.share)
    return fill(texts.concludes.equal, { name, percent: formatPercent(best.share) })
  const isGood = lookOf(worst.share) === 'good'
  if (!doSharesDiffer(categories)) return isGood ? texts.concludes.good : texts.concludes.noneHardest
  if (isGood)
    return `${texts.concludes.good} ${fill(texts.concludes.leastSure, { category: describe(worst) })}`
  return fill(texts.concludes.bestAndWorst, { best: describe(best), worst: describe(worst) })
}

export function concludeTraining(
  name: string,
  { trained, untrained }: Pick<StudentInsight, 'trained' | 'untrained'>,
): string {
  const [before, never] = [shareOf(trained), shareOf(untrained)]
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

/** What changed of a child, of all categories together or of one: told where it is larger than its error (WEET-16). */
export function concludeTrend(name: string, changes: SkillChanges, category: string | null): string {
  const changed =
    category === null
      ? changes.together
      : changes.categories.find((change) => change.category === category)?.changed
  return fill(changed ? texts.trend[changed] : texts.trend.none, { name })
}

export function concludeErrors(name: string, errors: StudentInsight['errors']): string {
  const types = errors.flatMap(({ types: ofCategory }) => ofCategory)
  const top = types.toSorted((a, b) => b.count - a.count).find(({ tag }) => tag !== 'onbekend')
  if (types.length === 0) return fill(texts.concludes.noErrors, { name })
  if (top === undefined) return fill(texts.concludes.noRule, { name })
  const [spelling] = top.spellings
  const shown = spelling === undefined ? '' : fill(texts.concludes.example, { spelling: example(spelling) })
  return withOneEnd(
    fill(texts.concludes.topError, { name, error: top.name, count: top.count, example: shown }),
  )
}

const quoted = (letters: string): string => (letters === '' ? texts.nothing : letters)

export function concludeConfusions(name: string, confusions: StudentInsight['confusions']): string {
  const [top] = confusions
  if (top === undefined || top.count < 2) return fill(texts.concludes.noConfusion, { name })
  const [spelling] = top.spellings
  const shown = spelling === undefined ? '' : fill(texts.concludes.example, { spelling: example(spelling) })
  return withOneEnd(
    fill(texts.concludes.topConfusion, {
      name,
      written: quoted(top.written),
      expected: quoted(top.expected),
      count: top.count,
      example: shown,
    }),
  )
}

export function concludeDue(name: string, { num_due, num_soon }: StudentInsight['due']): string {
  if (num_due + num_soon === 0) return fill(texts.concludes.nothingDue, { name })
  const due = fill(texts.dueNow, { count: num_due })
  return num_soon === 0 ? `${due}.` : `${due}; ${fill(texts.dueSoon, { count: num_soon })}`
}

export function concludeGroup({ categories, students }: GroupInsight): string {
  const worst = ranked(categories).at(-1)
  if (worst === undefined) return texts.concludes.groupTooFew
  const { category } = worst.category
  const isGood = lookOf(worst.share) === 'good'
  if (!doSharesDiffer(categories)) return isGood ? texts.concludes.groupGood : texts.concludes.noneHardest
  if (isGood)
    return `${texts.concludes.groupGood} ${fill(texts.concludes.leastSure, { category: describe(worst) })}`
  const numLow = students.filter(({ cells }) => {
    const cell = cells.find((candidate) => candidate.category === category)
    const share = cell ? shareOf(cell) : null
    return share !== null && lookOf(share) === 'low'
  }).length
  const low = numLow === 0 ? texts.concludes.nobodyLow : fill(texts.numLow, { count: numLow })
  return fill(texts.concludes.groupWorst, { category: describe(worst), low })
}

/** Fewer taps tell nothing. */
const minTaps = 20

const formatInterval = (tally: SpellingTally): string => {
  const { low, high } = intervalOf(tally)
  const [least, most] = [formatPercent(low), formatPercent(high)]
  return fill(texts.concludes.interval, { percent: formatPercent(shareOf(tally) ?? 0), least, most })
}

/** Knows that it knows, and knows when it does not: only of enough taps, with its interval (KALM-2). */
export function concludeCalibration(name: string, { sure, doubt }: Calibration): string {
  const hasEnough = sure.words + doubt.words >= minTaps && shareOf(sure) !== null && shareOf(doubt) !== null
  if (!hasEnough) return fill(texts.concludes.calibrationTooFew, { taps: minTaps, count: minWords })
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
