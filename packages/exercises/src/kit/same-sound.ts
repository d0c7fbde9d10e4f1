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

/** Written otherwise than it is heard, or the second letter of one sound. */
const unheard =
  /ei|ij|auw?|ouw?|(?<!.s)ch|(?<!.s)c|q|x|th|y|dt?$|b$|(?<=a)a|(?<=e)[eu]|(?<=[io])e|(?<=o)o|(?<=u)[ui]|(?<=n)g/g

/** Does a child that listens hear which letter stands at this place? */
export const isHeardAt = (word: string, at: number): boolean =>
  !Array.from(word.toLowerCase().matchAll(unheard)).some(
    ({ index, 0: { length } }) => index <= at && at < index + length,
  )

const soundOf = (text: string): string =>
  alike.reduce((said, [letters, instead]) => said.replace(letters, instead), text.trim().toLowerCase())

/** Does listening not tell which of the two it is? */
export const soundsTheSame = (word: string, written: string): boolean =>
  word !== written && soundOf(word) === soundOf(written)
