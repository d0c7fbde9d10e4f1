/** Per student (rules.md, Repetition). */
const maxProposals = 3
/** For a step to be proposed. */
export const minDueWords = 4
/** As many as a dictation. */
const maxWords = 10

export interface RememberedWord {
  readonly word_id: number
  readonly due: number
}

export interface RememberedStep {
  readonly step_id: number
  readonly words: readonly RememberedWord[]
}

const byDue = (a: RememberedWord, b: RememberedWord): number => a.due - b.due || a.word_id - b.word_id

/** Longest due first, at most ten. `now` in unix seconds. */
const dueWords = (words: readonly RememberedWord[], now: number): RememberedWord[] =>
  words
    .filter(({ due }) => due <= now)
    .toSorted(byDue)
    .slice(0, maxWords)

/**
 * Steps with four or more due words, most first, up to three including the `waiting` proposals (rules.md,
 * Repetition). `steps`: passed, without a waiting repetition.
 */
export const proposeRepetitions = (
  steps: readonly RememberedStep[],
  waiting: number,
  now: number,
): { readonly step_id: number; readonly word_ids: readonly number[] }[] =>
  steps
    .map(({ step_id, words }) => ({ step_id, due: dueWords(words, now) }))
    .filter(({ due }) => due.length >= minDueWords)
    .toSorted((a, b) => b.due.length - a.due.length || a.step_id - b.step_id)
    .slice(0, Math.max(0, maxProposals - waiting))
    .map(({ step_id, due }) => ({ step_id, word_ids: due.map(({ word_id }) => word_id) }))

/** Asked for by a supervisor: due words, or those due soonest; at least four if the step has them. */
export const wordsToRepeatNow = (words: readonly RememberedWord[], now: number): number[] => {
  const due = dueWords(words, now)
  const chosen = due.length >= minDueWords ? due : words.toSorted(byDue).slice(0, minDueWords)
  return chosen.map(({ word_id }) => word_id)
}
