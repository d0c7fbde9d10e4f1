import type { DetailedResult, Difficulty } from '@letterliaan/contract'
import { shuffle } from '../words/shuffle.ts'
import { withoutRepeats } from '../words/draw-words.ts'
import type { Run } from './run.ts'

/** A run whose words keep the type they were given. */
export interface StartedRun<W extends { readonly word: string }> extends Run {
  readonly words: W[]
  readonly detailed_results: DetailedResult[]
}

/** A run over these words in this order. A text that comes twice is kept once; no words: a run without current word. */
export const startRun = <W extends { readonly word: string }>(
  words: readonly W[],
  difficulty: Difficulty,
  isRetry: boolean,
): StartedRun<W> => {
  const distinct = withoutRepeats(words)
  return {
    difficulty,
    words: distinct,
    current_word: distinct[0]?.word ?? null,
    is_complete: false,
    detailed_results: distinct.map(untouched),
    percentage_score: null,
    is_retry: isRetry,
    isForcedRepeat: false,
    status: 0,
  }
}

const untouched = ({ word }: { readonly word: string }): DetailedResult => ({
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

/** The words of a repeat: after a forced repeat only those that went wrong, else all (rules.md, Exercise). */
export const wordsToRepeat = <W extends { readonly word: string }>(
  run: Run & { readonly words: readonly W[] },
): W[] => {
  const words: readonly W[] = run.words
  if (!run.isForcedRepeat) return [...words]
  const wrong = new Set(run.detailed_results.filter((result) => !result.success).map((result) => result.word))
  return words.filter(({ word }) => wrong.has(word))
}

/** The run again, its words in the order of the seed (learning-core §4, Reset). */
export const repeatRun = <W extends { readonly word: string }>(
  run: Run & { readonly words: readonly W[] },
  seed: number,
): StartedRun<W> =>
  startRun(shuffle(wordsToRepeat<W>(run), seed), run.difficulty, run.is_retry || run.is_complete)
