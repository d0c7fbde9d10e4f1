import type { DetailedResult, Difficulty } from '@letterliaan/contract'
import { ExerciseStatus } from '@letterliaan/contract/status'
import { shuffle } from '../words/random.ts'
import { countRight } from './score.ts'
import { listDistinctWords } from '../words/draw-words.ts'
import type { Run } from './run.ts'

export interface StartedRun<W extends { readonly word: string }> extends Run {
  readonly words: W[]
  readonly detailed_results: DetailedResult[]
}

/** Drops duplicate texts. If there are no words, there is no current word. */
export const startRun = <W extends { readonly word: string }>(
  words: readonly W[],
  difficulty: Difficulty,
  isRetry: boolean,
): StartedRun<W> => {
  const distinct = listDistinctWords(words)
  return {
    difficulty,
    words: distinct,
    current_word: distinct[0]?.word ?? null,
    is_complete: false,
    detailed_results: distinct.map(createUntouchedResult),
    percentage_score: null,
    is_retry: isRetry,
    isForcedRepeat: false,
    status: ExerciseStatus.open,
  }
}

export const createUntouchedResult = ({ word }: { readonly word: string }): DetailedResult => ({
  word,
  num_tries: 0,
  num_errors: 0,
  time_spent: 0,
  completed: false,
  success: false,
  last_answer: null,
  cheats_used: 0,
  hints_used: 0,
})

/** Returns the wrong words for a forced repeat, else all words (rules.md, Exercise). */
const wordsToRepeat = <W extends { readonly word: string }>(
  run: Run & { readonly words: readonly W[] },
): W[] => {
  const words: readonly W[] = run.words
  if (!run.isForcedRepeat || !run.is_complete) return [...words]
  const wrong = new Set(run.detailed_results.filter((result) => !result.success).map((result) => result.word))
  return words.filter(({ word }) => wrong.has(word))
}

/** Keeps the score and the counts of the first run (EX-10). */
export const startForcedRepeat = <W extends { readonly word: string }>(
  words: readonly W[],
  before: Pick<Run, 'difficulty' | 'percentage_score' | 'first_run' | 'is_complete' | 'detailed_results'>,
): StartedRun<W> => ({
  ...startRun(words, before.difficulty, true),
  percentage_score: before.percentage_score,
  isForcedRepeat: true,
  first_run: before.first_run ?? countFirstRun(before),
})

/** Returns the counts of a completed run; undefined for a restarted repeat, as it is not the first run. */
const countFirstRun = ({
  is_complete,
  detailed_results,
}: Pick<Run, 'is_complete' | 'detailed_results'>): Run['first_run'] =>
  is_complete ? { right: countRight(detailed_results), all: detailed_results.length } : undefined

/** Restarts a run. The seed decides the order; null keeps it (EX-16). */
export const repeatRun = <W extends { readonly word: string }>(
  run: Run & { readonly words: readonly W[] },
  seed: number | null,
): StartedRun<W> => {
  const words = wordsToRepeat<W>(run)
  const ordered = seed === null ? words : shuffle(words, seed)
  return run.isForcedRepeat
    ? startForcedRepeat(ordered, run)
    : startRun(ordered, run.difficulty, run.is_retry || run.is_complete)
}
