import type { NormedMoment } from '@letterliaan/contract'

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
const lowestPercentile = 10
const lowPercentile = 16

/** `taken`: days with a score. `lowest`, `low`: latest consecutive scores in the lowest 10%, or low. */
export interface SubjectScores {
  readonly taken: number
  readonly lowest: number
  readonly low: number
}

export interface CareCriteria extends Readonly<Record<NormedSubject, SubjectScores>> {
  readonly met: 'reading' | 'both' | null
  /** True after three consecutive low scores in one subject. */
  readonly areLow: boolean
}

/** Returns the subject of a test; null if it tests neither reading nor spelling of words. */
export function findNormedSubject(test: string): NormedSubject | null {
  if (/spel|dictee/i.test(test)) return 'spelling'
  return /lees|lezen|dmt|emt|klepel/i.test(test) ? 'reading' : null
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

function scoresOf(moments: readonly NormedMoment[], subject: NormedSubject): SubjectScores {
  const days = Map.groupBy(
    moments.filter(({ test }) => findNormedSubject(test) === subject),
    ({ taken_on }) => taken_on,
  )
  const latestFirst = [...days]
    .toSorted(([a], [b]) => b.localeCompare(a))
    .map(([, ofDay]) => Math.min(...ofDay.map(({ score }) => order.indexOf(bandOf(score)))))
  const inARow = (band: Band): number => {
    const end = latestFirst.findIndex((found) => found > order.indexOf(band))
    return end === -1 ? latestFirst.length : end
  }
  return { taken: latestFirst.length, lowest: inARow('lowest'), low: inARow('low') }
}

/** Compares scores with the criteria of the dyslexia protocol for specialised care (ADR 42). */
export function judgeCare(moments: readonly NormedMoment[]): CareCriteria {
  const [reading, spelling] = [scoresOf(moments, 'reading'), scoresOf(moments, 'spelling')]
  const isBoth = reading.low >= numCareMoments && spelling.lowest >= numCareMoments
  return {
    reading,
    spelling,
    met: reading.lowest >= numCareMoments ? 'reading' : isBoth ? 'both' : null,
    areLow: Math.max(reading.low, spelling.low) >= numCareMoments,
  }
}
