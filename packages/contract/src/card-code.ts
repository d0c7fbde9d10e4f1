/**
 * The short code of a login card, for where there is no camera (rules.md, Accounts). It is in a file without zod, so that the
 * apps need not load it.
 */

/**
 * What a code is made of: signs that nobody takes for another, also mirrored or upside down, as beginning and dyslexic
 * readers do. Without vowels no code is a word.
 */
export const cardCodeSigns = 'CFHJKRTVXZ345789'

/** 16 signs, 9 of them: 36 bits (docs/adr/0018-limits.md). */
export const cardCodeLength = 9

/** A child reads and types three signs at a time. */
const groupLength = 3

/** What is not in a code, but looks like a sign that is. */
const lookalikes: ReadonlyMap<string, string> = new Map([
  ['B', '8'],
  ['S', '5'],
  ['2', 'Z'],
])

const signsOnly = new RegExp(`^[${cardCodeSigns}]{${cardCodeLength}}$`)

/** The signs of what somebody typed: capitals, without what stands between them; others are left out. */
export function readCardSigns(typed: string): string {
  return Array.from(typed.toUpperCase(), (sign) => lookalikes.get(sign) ?? sign)
    .filter((sign) => cardCodeSigns.includes(sign))
    .join('')
}

/** The code that somebody typed, with or without spaces and dashes, in capitals or not. Null where it is none. */
export function readCardCode(typed: string): string | null {
  const signs = Array.from(
    typed.toUpperCase().replaceAll(/[\s.-]/g, ''),
    (sign) => lookalikes.get(sign) ?? sign,
  ).join('')
  return signsOnly.test(signs) ? signs : null
}

/** A code, or its beginning, as it is printed and shown: three signs at a time. */
export function formatCardCode(code: string): string {
  const groups = Array.from({ length: Math.ceil(code.length / groupLength) }, (_, at) =>
    code.slice(at * groupLength, (at + 1) * groupLength),
  )
  return groups.join(' ')
}
