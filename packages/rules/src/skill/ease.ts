import { daySeconds } from '../calendar/index.ts'

/**
 * In logits, the mean over skills of .5 to .95. Of 2,044 errors (bench/dutch) 55% change the number of letters;
 * children notice half of those.
 */
export const defaultEaseOfBlocks = 0.43
/** Prior standard deviation, in logits. */
const deviation = 0.3

export interface ComparableAnswer {
  readonly student_id: number
  readonly category: string
  /** Unix seconds. */
  readonly at: number
  readonly isInBlocks: boolean
  readonly is_right: boolean
}

const monthSeconds = 28 * daySeconds

/**
 * Compares answers in blocks with answers by ear of the same child, category and four weeks. Returns a common
 * odds ratio (Mantel and Haenszel; variance of Robins, Breslow and Greenland), shrunk to the default.
 */
export function fitEaseOfBlocks(answers: readonly ComparableAnswer[]): number {
  const strata = Map.groupBy(
    answers,
    ({ student_id, category, at }) => `${student_id} ${category} ${Math.floor(at / monthSeconds)}`,
  )
  let [more, less, moreMore, mixed, lessLess] = [0, 0, 0, 0, 0]
  for (const stratum of strata.values()) {
    const count = (isInBlocks: boolean, is_right: boolean): number =>
      stratum.filter((answer) => answer.isInBlocks === isInBlocks && answer.is_right === is_right).length
    const [a, b, c, d] = [count(true, true), count(true, false), count(false, true), count(false, false)]
    const all = stratum.length
    const [same, other] = [(a + d) / all, (b + c) / all]
    const [r, s] = [(a * d) / all, (b * c) / all]
    more += r
    less += s
    moreMore += same * r
    mixed += same * s + other * r
    lessLess += other * s
  }
  if (more === 0 || less === 0) return defaultEaseOfBlocks
  const found = Math.log(more / less)
  const variance = moreMore / (2 * more ** 2) + mixed / (2 * more * less) + lessLess / (2 * less ** 2)
  const weight = deviation ** 2 / (deviation ** 2 + variance)
  return defaultEaseOfBlocks + weight * (found - defaultEaseOfBlocks)
}
