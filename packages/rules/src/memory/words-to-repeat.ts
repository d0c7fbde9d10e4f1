export const minDueWords = 4
/** Maximum words of a repetition: as many as in a dictation. */
export const maxRepeatedWords = 10

export interface DueWord {
  readonly word_id: number
  readonly due: number
}

const byDue = (a: DueWord, b: DueWord): number => a.due - b.due || a.word_id - b.word_id

/** Returns at most ten words, longest due first. `now` in unix seconds. */
const dueWords = (words: readonly DueWord[], now: number): DueWord[] =>
  words
    .filter(({ due }) => due <= now)
    .toSorted(byDue)
    .slice(0, maxRepeatedWords)

/** Picks words for a requested repetition: those due or due soonest, at least four if the step has four. */
export const chooseWordsToRepeatNow = (words: readonly DueWord[], now: number): number[] => {
  const due = dueWords(words, now)
  const chosen = due.length >= minDueWords ? due : words.toSorted(byDue).slice(0, minDueWords)
  return chosen.map(({ word_id }) => word_id)
}
