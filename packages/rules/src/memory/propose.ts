/** The maximum of proposed repetitions that wait for one student (rules.md, Repetition). */
const maxProposals = 3
/** The minimum of due words for a step to be proposed. */
export const minDueWords = 4
/** A repetition has no more words than a dictation. */
const maxWords = 10

/** A word of a step with the time at which it is due (unix seconds). */
export interface RememberedWord {
  readonly word_id: number
  readonly due: number
}

/** The words of a step that the student remembers something of. */
export interface RememberedStep {
  readonly step_id: number
  readonly words: readonly RememberedWord[]
}

const byDue = (a: RememberedWord, b: RememberedWord): number => a.due - b.due || a.word_id - b.word_id

/** The words that are repeated: those that are longest due first, at most ten. `now` in unix seconds. */
const dueWords = (words: readonly RememberedWord[], now: number): RememberedWord[] =>
  words
    .filter(({ due }) => due <= now)
    .toSorted(byDue)
    .slice(0, maxWords)

/**
 * The steps to propose for repetition with the ids of their words: those with four or more due words, the most due words
 * first, no more than make three with the `waiting` proposals (rules.md, Repetition). `steps` are those that may be
 * proposed: passed, and without a repetition that waits.
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

/**
 * The words of a repetition that a supervisor asks for: the due ones, or where too few are due those that will be soonest;
 * never fewer than four where the step has them.
 */
export const wordsToRepeatNow = (words: readonly RememberedWord[], now: number): number[] => {
  const due = dueWords(words, now)
  const chosen = due.length >= minDueWords ? due : words.toSorted(byDue).slice(0, minDueWords)
  return chosen.map(({ word_id }) => word_id)
}
