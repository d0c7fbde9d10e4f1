/** Counts the letters of a word, without hyphens and apostrophes. */
export const countLetters = (word: string): number => (word.match(/\p{L}/gu) ?? []).length
