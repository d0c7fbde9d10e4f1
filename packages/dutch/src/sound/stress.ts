import type { DraftGrapheme } from '../graphemes/segment.ts'
import { getSoundKind } from '../sounds.ts'

/** Endings that are stressed although their vowel is short: toilet, ballon. */
const stressedClosed = new Set(['et', 'on'])
/** Endings that are stressed although no consonant closes them: bakkerij, cadeau, café, idee. */
const stressedEnds = new Set(['ij', 'ei', 'eau', 'é', 'ee', 'eu'])

/**
 * Marks one klankgroep, by the first rule that applies: ka-BOU-ter; a heavy last one (kas-TEEL); the one
 * before an open last one (a-GEN-da), -isch or -ië; the first. Never marks -ing.
 */
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
  // KO-mi-sche, SY-ri-ë
  if (pieces[last]?.letters === 'i' && /^(?:sch|ë)$/.test(tail[0]?.letters ?? '')) return before
  // WE-du-we, KUN-ste-naar
  if (pieces[last]?.letters === 'u' && /^w$/.test(tail[0]?.letters ?? '') && tail.length === 2) return before
  if (
    pieces[last]?.letters === 'aa' &&
    tail[0]?.letters === 'r' &&
    lastNucleus === last &&
    endsInSchwa(pieces, last)
  )
    return before
  // STU-di-o, IN-di-a, gym-NA-si-um
  const earlier = full.at(-3)
  if (earlier !== undefined && before === last - 1 && isHiatus(pieces.slice(before))) return earlier
  if (lastNucleus !== last) return last
  if (tail.length === 0) return stressedEnds.has(pieces[last]?.letters ?? '') ? last : before
  const end = pieces.slice(last).map(({ letters }) => letters)
  return isHeavy(pieces[last], tail.length) || stressedClosed.has(end.join('')) ? last : (full[0] ?? last)
}

const endsInSchwa = (pieces: readonly DraftGrapheme[], end: number): boolean =>
  pieces.slice(0, end).findLast(({ nucleus }) => nucleus)?.sound === 'd_e'

const isHiatus = (end: readonly DraftGrapheme[]): boolean =>
  /^(?:[iy][ao]|eo|ium)$/.test(end.map(({ letters }) => letters).join(''))

function isHeavy(vowel: DraftGrapheme | undefined, consonants: number): boolean {
  return consonants > 1 || (vowel?.sound != null && getSoundKind(vowel.sound) !== 'K')
}
