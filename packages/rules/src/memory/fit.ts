import { forgetting_curve, fsrs } from 'ts-fsrs'
import { countDaysBetween, correctTimeAfter } from '../evidence/index.ts'
import type { RecallGrade } from './grade.ts'
import { defaultMemoryParameters, isTooSoon, fsrsGrades, type MemoryParameters } from './word-memory.ts'

/** The graded turns of one word of one child, in order; `at` in unix seconds. */
export type ReviewHistory = readonly { readonly at: number; readonly grade: RecallGrade }[]

export interface MemoryFit {
  readonly parameters: MemoryParameters
  /** Number of answers that came at least a day after the previous one. */
  readonly numAnswers: number
  /** Log loss on the last fifth of the answers, held out, with the current and the new parameters. */
  readonly before: number
  readonly after: number
}

/** If there are fewer answers, the defaults are better than fitted parameters. */
export const minAnswersToFit = 1000

/** Weights in which children differ most from adults. Steps are logarithmic, except for an exponent. */
const directions = [
  { name: 'first stability after wrong', at: [0, 1], isExponent: false, deviation: 0.7 },
  { name: 'first stability after right', at: [1, 2, 3], isExponent: false, deviation: 0.7 },
  { name: 'growth', at: [8], isExponent: true, deviation: 0.6 },
  { name: 'stability after a lapse', at: [11], isExponent: false, deviation: 0.5 },
  { name: 'decay', at: [20], isExponent: false, deviation: 0.5 },
] as const

const bounded = (weight: number, at: number): number => {
  const [low, high] = at < 4 ? [0.01, 60] : at === 20 ? [0.1, 0.8] : [0.01, 5]
  return Math.min(high, Math.max(low, weight))
}

const parametersAt = (point: readonly number[]): MemoryParameters =>
  defaultMemoryParameters.map((weight, at) => {
    let moved = weight
    for (const [index, { at: places, isExponent }] of directions.entries()) {
      const step = point[index] ?? 0
      if (places.some((place) => place === at)) moved = isExponent ? moved + step : moved * Math.exp(step)
    }
    return moved === weight ? weight : bounded(moved, at)
  })

/** A fit of more answers takes too long, so histories are sampled evenly. */
const maxAnswers = 5000

interface Span {
  /** Unix seconds. */
  readonly since: number
  readonly until: number
}

const always: Span = { since: -Infinity, until: Infinity }

/** Sums the log loss of answers in a span that came at least a day after the previous one. */
function lossOf(
  histories: readonly ReviewHistory[],
  parameters: MemoryParameters,
  { since, until }: Span = always,
): { sum: number; count: number } {
  const w = [...parameters]
  const model = fsrs({ w, enable_short_term: false })
  let sum = 0
  let count = 0
  for (const history of histories) {
    let state: { stability: number; difficulty: number } | null = null
    let last: number | null = null
    for (const { at: told, grade } of history) {
      const at = correctTimeAfter(last, told)
      if (last !== null && isTooSoon(grade, at - last)) continue
      const days: number = last === null ? 0 : countDaysBetween(last, at)
      if (at >= until) break
      if (state !== null && days >= 1 && at >= since) {
        const chance = Math.min(0.999, Math.max(0.001, forgetting_curve(w, days, state.stability)))
        sum -= Math.log(grade === 'again' ? 1 - chance : chance)
        count++
      }
      state = model.next_state(state, Math.round(days), fsrsGrades[grade])
      last = at
    }
  }
  return { sum, count }
}

const penaltyOf = (point: readonly number[]): number =>
  directions.reduce((sum, { deviation }, at) => sum + ((point[at] ?? 0) / deviation) ** 2 / 2, 0)

function thin(histories: readonly ReviewHistory[]): readonly ReviewHistory[] {
  const numAnswers = histories.reduce((sum, { length }) => sum + length, 0)
  const every = Math.max(1, Math.ceil(numAnswers / maxAnswers))
  return histories.filter((_, at) => at % every === 0)
}

/** Fits on the first four fifths of the answers and compares on the rest; null for too few. Deterministic. */
export function fitMemory(
  all: readonly ReviewHistory[],
  untilNow: MemoryParameters = defaultMemoryParameters,
): MemoryFit | null {
  const { count: numAnswers } = lossOf(all, defaultMemoryParameters)
  if (numAnswers < minAnswersToFit) return null
  const histories = thin(all)
  const times = histories
    .flatMap((history) => history.map(({ at }) => at))
    .filter((at) => Number.isFinite(at))
  const split = times.toSorted((a, b) => a - b)[Math.floor(0.8 * times.length)] ?? 0
  const costOf = (point: readonly number[]): number =>
    lossOf(histories, parametersAt(point), { ...always, until: split }).sum + penaltyOf(point)
  let best: readonly number[] = directions.map(() => 0)
  let cost = costOf(best)
  for (let step = 0.4; step > 0.04;) {
    const before = cost
    for (const index of directions.keys())
      for (const way of [step, -step]) {
        const point = best.map((value, at) => (at === index ? value + way : value))
        const next = costOf(point)
        if (next < cost) [best, cost] = [point, next]
      }
    if (!(cost < before)) step /= 2
  }
  const parameters = parametersAt(best)
  const meanLater = (of: MemoryParameters): number => {
    const { sum, count } = lossOf(histories, of, { ...always, since: split })
    return sum / Math.max(1, count)
  }
  return { parameters, numAnswers, before: meanLater(untilNow), after: meanLater(parameters) }
}
