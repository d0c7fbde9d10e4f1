/** Names as they are compared: no capitals, accents, signs nor double spaces; 'v.d. Berg' is 'van der Berg'. */
export const comparableText = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/\bv\.? ?\/?d\.? /gu, 'van der ')
    .replaceAll('ĳ', 'ij')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

export const comparable = (child: { readonly first_name: string; readonly last_name: string }): string =>
  comparableText(`${child.first_name} ${child.last_name}`)

/** Shorter names differ by one letter too easily: Tim and Tom are two children. */
const minLength = 8

/** Do two comparable names differ by one letter that is missing, extra, other or swapped with its neighbour? */
export function isNear(a: string, b: string): boolean {
  if (a === b || Math.min(a.length, b.length) < minLength) return false
  if (Math.abs(a.length - b.length) > 1) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start += 1
  let end = 0
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1
  const restA = a.slice(start, a.length - end)
  const restB = b.slice(start, b.length - end)
  if (restA.length <= 1 && restB.length <= 1) return true
  return restA.length === 2 && restB.length === 2 && restA[0] === restB[1] && restA[1] === restB[0]
}
