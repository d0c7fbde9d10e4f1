import { foldLetterCase } from '../words/same-word.ts'

/** Aligned words. `written` is empty for an omitted word, `model` for an added word. */
export interface AlignedWords {
  /** Positions in the model: two if the child wrote two words as one. */
  readonly model: readonly number[]
  /** Positions in what was written: two if the child wrote one word as two. */
  readonly written: readonly number[]
}

const joinCost = 0.6

/** Levenshtein distance, at most the length of the longer word. */
const lettersApart = (a: string, b: string): number => {
  const other = Array.from(b)
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const letter of a) {
    const next = [(row[0] ?? 0) + 1]
    for (const [at, compared] of other.entries())
      next.push(
        Math.min((row[at] ?? 0) + (letter === compared ? 0 : 1), (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1),
      )
    row = next
  }
  return row.at(-1) ?? 0
}

/** A replaced word costs as much as one omission and one addition. */
const costOfChange = (asked: string, given: string): number => {
  if (asked === given) return 0
  const longest = Math.max(Array.from(asked).length, Array.from(given).length)
  const apart = lettersApart(asked, given) / longest
  return apart > 0.67 ? 2 : 0.2 + apart
}

interface Way {
  readonly cost: number
  readonly from: Way | null
  readonly aligned: AlignedWords
}

const lettersOnly = (words: readonly (string | undefined)[]): string => words.join('').replaceAll(/['-]/g, '')

/** Returns the cheapest alignment with the model (Needleman and Wunsch, with joined words). */
export const alignWords = (model: readonly string[], written: readonly string[]): AlignedWords[] => {
  const asked = model.map(foldLetterCase)
  const given = written.map(foldLetterCase)
  const ways = new Map<string, Way>()
  const wayTo = (at: number, to: number): Way | undefined => ways.get(`${at} ${to}`)
  for (let at = 0; at <= asked.length; at++) {
    for (let to = 0; to <= given.length; to++) {
      const steps = [
        step(
          wayTo(at - 1, to - 1),
          costOfChange(asked[at - 1] ?? '', given[to - 1] ?? ''),
          [at - 1],
          [to - 1],
        ),
        step(wayTo(at - 1, to), 1, [at - 1], []),
        step(wayTo(at, to - 1), 1, [], [to - 1]),
        lettersOnly([asked[at - 1]]) === lettersOnly(given.slice(to - 2, to)) && to > 1
          ? step(wayTo(at - 1, to - 2), joinCost, [at - 1], [to - 2, to - 1])
          : null,
        lettersOnly(asked.slice(at - 2, at)) === lettersOnly([given[to - 1]]) && at > 1
          ? step(wayTo(at - 2, to - 1), joinCost, [at - 2, at - 1], [to - 1])
          : null,
      ].filter((way) => way !== null)
      const [first, ...others] = steps
      const start: Way = { cost: 0, from: null, aligned: { model: [], written: [] } }
      ways.set(
        `${at} ${to}`,
        first === undefined
          ? start
          : others.reduce((best, way) => (way.cost < best.cost ? way : best), first),
      )
    }
  }
  return stepsOf(wayTo(asked.length, given.length))
}

const step = (
  from: Way | undefined,
  cost: number,
  model: readonly number[],
  written: readonly number[],
): Way | null => (from === undefined ? null : { cost: from.cost + cost, from, aligned: { model, written } })

const stepsOf = (last: Way | undefined): AlignedWords[] => {
  const steps: AlignedWords[] = []
  for (let way = last; way?.from; way = way.from) steps.push(way.aligned)
  return steps.toReversed()
}
