import type { DraftGrapheme } from '../graphemes/segment.ts'
import { soundKindOf } from '../sounds.ts'

/** Last syllables that are stressed although they are short: toilet, ballon. */
const stressedClosed = new Set(['et', 'on'])
/** Endings that draw the stress although no consonant closes them: bakkerij, cadeau, café, idee. */
const stressedEnds = new Set(['ij', 'ei', 'eau', 'é', 'ee', 'eu'])

/** ka-BOU-ter, else heavy last (kas-TEEL), else before an open last (a-GEN-da) or -isch, else the first; never -ing. */
export function markStress(pieces: readonly DraftGrapheme[]): void {
  if (pieces.some((piece) => piece.stressed)) return
  const nuclei = pieces.flatMap((piece, index) => (piece.nucleus ? [index] : []))
  const full = nuclei.filter((index) => pieces[index]?.sound !== 'd_e')
  const last = full.at(-1)
  if (last === undefined) return
  const piece = pieces[stressedIndex(pieces, full, last, nuclei.at(-1) ?? last)]
  if (piece) piece.stressed = true
}

function stressedIndex(
  pieces: readonly DraftGrapheme[],
  full: readonly number[],
  last: number,
  lastNucleus: number,
): number {
  const before = full.at(-2)
  if (before === undefined) return last
  const tail = pieces.slice(last + 1)
  if (tail[0]?.letters === 'ng' && pieces[last]?.letters === 'i') return before
  if (lastNucleus !== last) return last
  if (tail.length === 0) return stressedEnds.has(pieces[last]?.letters ?? '') ? last : before
  if (tail.at(-1)?.letters === 'sch') return before
  const end = pieces.slice(last).map(({ letters }) => letters)
  return isHeavy(pieces[last], tail.length) || stressedClosed.has(end.join('')) ? last : (full[0] ?? last)
}

function isHeavy(vowel: DraftGrapheme | undefined, consonants: number): boolean {
  return consonants > 1 || (vowel?.sound != null && soundKindOf(vowel.sound) !== 'K')
}
