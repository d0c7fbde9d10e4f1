/** Removes capitals, accents, punctuation and double spaces. 'v.d. Berg' becomes equal to 'van der Berg'. */
export const toComparableText = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/\bv\.? ?\/?d\.? /gu, 'van der ')
    .replaceAll('ĳ', 'ij')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Makes 'Groep 5a' equal to '5A', and '3de leerjaar A' equal to '3A'. */
export const toComparableGroup = (name: string): string =>
  toComparableText(name)
    .replace(/^(?:jaar)?groep (?=\d)/u, '')
    .replace(/^(\d) ?(?:ste|de|e) (?:leerjaar|lj)(?: (?=\w$)|$)/u, '$1')

export const toComparableName = (child: {
  readonly first_name: string
  readonly last_name: string
}): string => toComparableText(`${child.first_name} ${child.last_name}`)

/** Shorter names often differ by only one letter, such as Tim and Tom. */
const minLength = 8

/** Tests whether one letter is missing, extra, different or swapped with the next one. */
export function differByOneLetter(a: string, b: string): boolean {
  const more = a.length - b.length
  if (a === b || Math.min(a.length, b.length) < minLength || Math.abs(more) > 1) return false
  let at = 0
  // oxlint-disable-next-line unicorn/prefer-code-point -- UTF-16 units are enough, and up to four million pairs are compared.
  while (at < a.length && a.charCodeAt(at) === b.charCodeAt(at)) at += 1
  if (more !== 0) return more > 0 ? b.slice(at) === a.slice(at + 1) : differByOneLetter(b, a)
  const isSwapped = a[at] === b[at + 1] && a[at + 1] === b[at]
  return a.endsWith(b.slice(at + 1)) || (isSwapped && a.endsWith(b.slice(at + 2)))
}
