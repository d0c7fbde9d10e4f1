export const countLetters = (word: string): number => (word.match(/\p{L}/gu) ?? []).length
