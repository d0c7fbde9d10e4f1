/** How many letters a word has: a hyphen and an apostrophe are none. */
export const countLetters = (word: string): number => (word.match(/\p{L}/gu) ?? []).length
