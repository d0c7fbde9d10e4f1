import type {
  Calibration,
  GroupInsight,
  OwnSpelling,
  SpellingTally,
  StudentInsight,
} from '@letterliaan/contract'
import { formatDuration } from '@letterliaan/texts/numbers'
import { fill } from '@letterliaan/texts'
import { formatCount, formatPercent, lookOf, minWords, shareOf } from './shares.ts'
import * as texts from './texts.ts'

/** A difference of fewer hundredths is chance. */
const clearDifference = 0.1

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
  if (lookOf(worst.share) === 'good') return fill(texts.concludes.allGood, { category: describe(worst) })
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
  if (before - never > clearDifference) return `${numbers} ${fill(texts.concludes.trainedBetter, { name })}`
  const compared = never - before > clearDifference ? texts.concludes.newBetter : texts.concludes.newSame
  return `${numbers} ${fill(compared, { name })}`
}

export function concludeErrors(name: string, errors: StudentInsight['errors']): string {
  const types = errors.flatMap(({ types: ofCategory }) => ofCategory)
  const top = types.toSorted((a, b) => b.count - a.count).find(({ tag }) => tag !== 'onbekend')
  if (types.length === 0) return fill(texts.concludes.noErrors, { name })
  if (top === undefined) return fill(texts.concludes.noRule, { name })
  const [spelling] = top.spellings
  const shown = spelling === undefined ? '' : fill(texts.concludes.example, { spelling: example(spelling) })
  return fill(texts.concludes.topError, { name, error: top.name, count: top.count, example: shown })
}

const quoted = (letters: string): string => (letters === '' ? texts.nothing : letters)

export function concludeConfusions(name: string, confusions: StudentInsight['confusions']): string {
  const [top] = confusions
  if (top === undefined || top.count < 2) return fill(texts.concludes.noConfusion, { name })
  const [spelling] = top.spellings
  const shown = spelling === undefined ? '' : fill(texts.concludes.example, { spelling: example(spelling) })
  return fill(texts.concludes.topConfusion, {
    name,
    written: quoted(top.written),
    expected: quoted(top.expected),
    count: top.count,
    example: shown,
  })
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
  if (lookOf(worst.share) === 'good') return fill(texts.concludes.groupGood, { category: describe(worst) })
  const numLow = students.filter(({ cells }) => {
    const cell = cells.find((candidate) => candidate.category === category)
    const share = cell ? shareOf(cell) : null
    return share !== null && lookOf(share) === 'low'
  }).length
  const low = numLow === 0 ? texts.concludes.nobodyLow : fill(texts.numLow, { count: numLow })
  return fill(texts.concludes.groupWorst, { category: describe(worst), low })
}

/** Knows that it knows, and knows when it does not: only of enough answers of each kind something is said. */
export function concludeCalibration(name: string, { sure, doubt }: Calibration): string {
  const [whenSure, inDoubt] = [shareOf(sure), shareOf(doubt)]
  if (whenSure === null || inDoubt === null)
    return fill(texts.concludes.calibrationTooFew, { count: minWords })
  const numbers = fill(texts.concludes.calibrationNumbers, {
    sure: formatPercent(whenSure),
    doubt: formatPercent(inDoubt),
  })
  return whenSure - inDoubt > clearDifference
    ? `${numbers} ${fill(texts.concludes.knowsDoubt, { name })}`
    : `${numbers} ${fill(texts.concludes.knowsNoDoubt, { name })}`
}
