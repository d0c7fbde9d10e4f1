/**
 * The short code of a login card, for where there is no camera (rules.md, Accounts). It is in a file without zod, so that the
 * apps need not load it.
 */

/**
 * What a code is made of: signs that nobody takes for another, also mirrored or upside down, as beginning and dyslexic
 * readers do. Without vowels no code is a word.
 */
export const cardCodeSigns = 'CFHJKRTVXZ345789'

/** The first signs of a code say whose it is, so that wrong ones count against one school (docs/adr/0018-limits.md). */
export const schoolSigns = 3
/** The others nobody can guess: 36 bits. */
export const secretSigns = 9
export const cardCodeLength = schoolSigns + secretSigns
/** A code that was printed before codes told of a school: the secret alone. It goes on working. */
const oldCardCodeLength = secretSigns

/** A child reads and types three signs at a time. */
const groupLength = 3

/** What is not in a code, but looks like a sign that is. */
const lookalikes: ReadonlyMap<string, string> = new Map([
  ['B', '8'],
  ['S', '5'],
  ['2', 'Z'],
])

const signsOnly = new RegExp(
  `^([${cardCodeSigns}]{${oldCardCodeLength}}|[${cardCodeSigns}]{${cardCodeLength}})$`,
)

/** Is this as many signs as a code has? */
export const isWholeCardCode = (signs: string): boolean =>
  signs.length === cardCodeLength || signs.length === oldCardCodeLength

/** The signs that stand for an organisation: its id in base 16. The 4,097th shares those of the first. */
export const schoolSignsOf = (organisation_id: number): string =>
  Array.from({ length: schoolSigns }, (_, at) => {
    const digit = Math.floor(organisation_id / cardCodeSigns.length ** (schoolSigns - 1 - at))
    return cardCodeSigns.charAt(digit % cardCodeSigns.length)
  }).join('')

/** Of which school a code says it is; null: an old code, which doesn't say. */
export const readSchoolSigns = (code: string): string | null =>
  code.length === cardCodeLength ? code.slice(0, schoolSigns) : null

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
