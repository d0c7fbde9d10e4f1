/** Groups of letters that sound the same, with a letter that represents each group. */
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

/** Matches letters that are not spelled as they sound, or are the second letter of a sound. */
const unheard =
  /ei|ij|auw?|ouw?|(?<!.s)ch|(?<!.s)c|q|x|th|y|dt?$|b$|(?<=a)a|(?<=e)[eu]|(?<=[io])e|(?<=o)o|(?<=u)[ui]|(?<=n)g/g

/** True if a child can hear which letter is at this place. */
export const isHeardAt = (word: string, at: number): boolean =>
  !Array.from(word.toLowerCase().matchAll(unheard)).some(
    ({ index, 0: { length } }) => index <= at && at < index + length,
  )

const soundOf = (text: string): string =>
  alike.reduce((said, [letters, instead]) => said.replace(letters, instead), text.trim().toLowerCase())

/** True if both spellings sound the same. */
export const soundsTheSame = (word: string, written: string): boolean =>
  word !== written && soundOf(word) === soundOf(written)
