/** Letters that are said alike, each with one that stands for all. */
const alike: readonly (readonly [RegExp, string])[] = [
  [/ei/g, 'ij'],
  [/(?:au|ou)w?/g, 'au'],
  [/(?<!s)ch/g, 'g'],
  [/c(?=[eiy])/g, 's'],
  [/[cq]/g, 'k'],
  [/x/g, 'ks'],
  [/th/g, 't'],
  [/dt?$/, 't'],
  [/b$/, 'p'],
]

const soundOf = (text: string): string =>
  alike.reduce((said, [letters, instead]) => said.replace(letters, instead), text.trim().toLowerCase())

/** Does listening not tell which of the two it is? */
export const soundsTheSame = (word: string, written: string): boolean =>
  word !== written && soundOf(word) === soundOf(written)
