/** Codes of login cards (rules.md, Accounts). This file does not import zod, so that the apps need not load it. */

/** Dyslexic readers don't confuse these, even mirrored or upside down. No code is a word, because vowels are missing. */
export const cardCodeChars = 'CFHJKRTVXZ345789'

/** The first characters identify the school, so that wrong codes count against one school only (ADR 18). */
export const schoolCharCount = 3
export const secretCharCount = 9
export const cardCodeLength = schoolCharCount + secretCharCount
/** Older codes are still accepted, but do not contain the school. */
const oldCardCodeLength = secretCharCount

const groupLength = 3

/** Maps other characters to the code character that they resemble. */
const lookalikes: ReadonlyMap<string, string> = new Map([
  ['B', '8'],
  ['S', '5'],
  ['2', 'Z'],
])

const signsOnly = new RegExp(
  `^([${cardCodeChars}]{${oldCardCodeLength}}|[${cardCodeChars}]{${cardCodeLength}})$`,
)

export const isWholeCardCode = (signs: string): boolean =>
  signs.length === cardCodeLength || signs.length === oldCardCodeLength

/** Returns the organisation's id in base 16. The 4,097th organisation has the same characters as the first. */
export const makeSchoolChars = (organisation_id: number): string =>
  Array.from({ length: schoolCharCount }, (_, at) => {
    const digit = Math.floor(organisation_id / cardCodeChars.length ** (schoolCharCount - 1 - at))
    return cardCodeChars.charAt(digit % cardCodeChars.length)
  }).join('')

/** Returns null if the code is an old one. */
export const readSchoolChars = (code: string): string | null =>
  code.length === cardCodeLength ? code.slice(0, schoolCharCount) : null

/** Returns only the characters of a code, as capitals. */
export function readCardChars(typed: string): string {
  return Array.from(typed.toUpperCase(), (sign) => lookalikes.get(sign) ?? sign)
    .filter((sign) => cardCodeChars.includes(sign))
    .join('')
}

/** Reads a code in any case, with or without spaces and dashes. Returns null if the text is no code. */
export function readCardCode(typed: string): string | null {
  const signs = Array.from(
    typed.toUpperCase().replaceAll(/[\s.-]/g, ''),
    (sign) => lookalikes.get(sign) ?? sign,
  ).join('')
  return signsOnly.test(signs) ? signs : null
}

export function formatCardCode(code: string): string {
  const groups = Array.from({ length: Math.ceil(code.length / groupLength) }, (_, at) =>
    code.slice(at * groupLength, (at + 1) * groupLength),
  )
  return groups.join(' ')
}
