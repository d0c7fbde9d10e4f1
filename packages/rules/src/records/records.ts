import { countLetters } from './count-letters.ts'

/** One turn in which the word was not visible: written by ear or in a dictated sentence. */
export interface WrittenTurn {
  readonly word: string
  /** True if the word was right at the first try, without help or peeking. */
  readonly is_right: boolean
  /** The completed dictation of this turn. `id`: the same each time the same dictation is taken. */
  readonly dictation: { readonly step_id: number; readonly id: string; readonly run: number } | null
}

/** A dictation with fewer mistakes than the same dictation with as many words the time before. */
export interface DictationRecord {
  readonly step_id: number
  readonly num_words: number
  readonly missed: number
  readonly missed_before: number
}

export interface TurnRecords {
  readonly streak: number
  /** Longest right word, the first of equally long ones; null if none yet. */
  readonly longest_word: string | null
  /** The last dictation that improved; null if none yet. */
  readonly dictation: DictationRecord | null
}

/** Folds turns in order (ADR 77). Records never fall; they contain no times and no data of other children. */
export const foldRecords = (turns: readonly WrittenTurn[]): TurnRecords => ({
  streak: longestStreak(turns),
  longest_word: longestRight(turns),
  dictation: lastImproved(turns),
})

function longestStreak(turns: readonly WrittenTurn[]): number {
  let [streak, longest] = [0, 0]
  for (const { is_right } of turns) {
    streak = is_right ? streak + 1 : 0
    longest = Math.max(longest, streak)
  }
  return longest
}

function longestRight(turns: readonly WrittenTurn[]): string | null {
  let longest: string | null = null
  for (const { word, is_right } of turns)
    if (is_right && (longest === null || countLetters(word) > countLetters(longest))) longest = word
  return longest
}

interface DictationRun {
  readonly step_id: number
  readonly id: string
  readonly words: number
  readonly missed: number
}

function lastImproved(turns: readonly WrittenTurn[]): DictationRecord | null {
  const before = new Map<string, DictationRun>()
  let record: DictationRecord | null = null
  for (const run of dictationRuns(turns)) {
    const last = before.get(run.id)
    if (last?.words === run.words && run.missed < last.missed)
      record = {
        step_id: run.step_id,
        num_words: run.words,
        missed: run.missed,
        missed_before: last.missed,
      }
    before.set(run.id, run)
  }
  return record
}

function dictationRuns(turns: readonly WrittenTurn[]): DictationRun[] {
  const runs = new Map<string, DictationRun>()
  for (const { dictation, is_right } of turns) {
    if (dictation === null) continue
    const { step_id, id } = dictation
    const key = `${id} ${dictation.run}`
    const run = runs.get(key) ?? { step_id, id, words: 0, missed: 0 }
    runs.set(key, { ...run, words: run.words + 1, missed: run.missed + (is_right ? 0 : 1) })
  }
  return [...runs.values()]
}
