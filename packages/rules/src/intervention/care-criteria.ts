import type { NormedMoment } from '@letterliaan/contract'
import { interventionLimits } from '@letterliaan/contract/limits'
import { toDayNumber } from '../calendar/index.ts'

export type NormedSubject = 'reading' | 'spelling'

/** Tests that a supervisor can choose. A test with another name is recognised by words in its name. */
export const normedTests: Readonly<Record<NormedSubject, readonly string[]>> = {
  reading: ['DMT', 'EMT', 'Klepel', 'Andere leestoets'],
  spelling: ['Cito Spelling', 'IEP Spelling', 'DIA Spelling', 'PI-dictee', 'Andere spellingtoets'],
}

/** From high to low; a `percentile` is a number. */
export const normedScores = {
  letters: ['A', 'B', 'C', 'D', 'E'],
  roman: ['I', 'II', 'III', 'IV', 'V', 'V-'],
} as const

/** Number of consecutive moments that the protocol requires. */
export const numCareMoments = 3
/** The protocol requires a period of help between two moments, whose effect the second one measures (ADR 42). */
const minDaysBetween = 7 * interventionLimits.weeks.min
const lowestPercentile = 10
const lowPercentile = 16

/** `taken`: moments with a score. `lowest`, `low`: latest consecutive moments in the lowest 10%, or low. */
export interface SubjectScores {
  readonly taken: number
  readonly lowest: number
  readonly low: number
}

export interface CareJudgement extends Readonly<Record<NormedSubject, SubjectScores>> {
  readonly met: 'reading' | 'both' | null
  /** True after three consecutive low scores in one subject. */
  readonly areLow: boolean
}

/** Returns the subject of a test; null if it tests neither reading nor spelling of words, such as begrijpend lezen. */
export function findNormedSubject(test: string): NormedSubject | null {
  if (/spel|dictee/i.test(test)) return 'spelling'
  return /lees|lezen|dmt|emt|klepel/i.test(test) && !/begrijp/i.test(test) ? 'reading' : null
}

type Band = 'lowest' | 'low' | 'other'

function bandOf(score: string): Band {
  const percentile = /percentiel\s*(\d+)/i.exec(score)?.[1]
  if (percentile !== undefined) {
    if (Number(percentile) <= lowestPercentile) return 'lowest'
    return Number(percentile) <= lowPercentile ? 'low' : 'other'
  }
  if (/^(?:E|V\s*[-−–])/i.test(score)) return 'lowest'
  return /^(?:D|V)$/i.test(score.trim()) ? 'low' : 'other'
}

const order: readonly Band[] = ['lowest', 'low', 'other']

/** Groups scores into moments, from old to new. */
function groupScores(scores: readonly NormedMoment[]): NormedMoment[][] {
  const moments: NormedMoment[][] = []
  for (const score of scores.toSorted((a, b) => a.taken_on.localeCompare(b.taken_on))) {
    const last = moments.at(-1)
    const begun = last?.[0]?.taken_on
    if (last && begun && toDayNumber(score.taken_on) - toDayNumber(begun) < minDaysBetween) last.push(score)
    else moments.push([score])
  }
  return moments
}

/** Returns the place in `order` of the lowest test. A test that was taken again counts with its last score. */
function findLowestBand(moment: readonly NormedMoment[]): number {
  const latest = new Map(moment.map(({ test, score }) => [test, order.indexOf(bandOf(score))]))
  return Math.min(...latest.values())
}

function scoresOf(moments: readonly NormedMoment[], subject: NormedSubject): SubjectScores {
  const latestFirst = groupScores(moments.filter(({ test }) => findNormedSubject(test) === subject))
    .map(findLowestBand)
    .toReversed()
  const inARow = (band: Band): number => {
    const end = latestFirst.findIndex((found) => found > order.indexOf(band))
    return end === -1 ? latestFirst.length : end
  }
  return { taken: latestFirst.length, lowest: inARow('lowest'), low: inARow('low') }
}

/** Compares scores with the criteria of the dyslexia protocol for specialised care (ADR 42). */
export function judgeCare(moments: readonly NormedMoment[]): CareJudgement {
  const [reading, spelling] = [scoresOf(moments, 'reading'), scoresOf(moments, 'spelling')]
  const isBoth = reading.low >= numCareMoments && spelling.lowest >= numCareMoments
  return {
    reading,
    spelling,
    met: reading.lowest >= numCareMoments ? 'reading' : isBoth ? 'both' : null,
    areLow: Math.max(reading.low, spelling.low) >= numCareMoments,
  }
}
