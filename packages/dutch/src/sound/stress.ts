import type { Piece } from '../graphemes/segment.ts'
import { isVowelSound, kindOf } from '../sounds.ts'

/**
 * Marks the stressed vowel of a part: the last when it is heavy (kasteel, student), else the one before
 * the last when the last is open (paraplu), else the first; never a stomme e. Native parts have one full
 * vowel and need no rule.
 */
export function stressPart(pieces: readonly Piece[]): void {
  if (pieces.some((piece) => piece.stressed)) return
  const full = pieces.flatMap((piece, index) =>
    piece.nucleus && isVowelSound(piece.sound ?? null) && piece.sound !== 'd_e' ? [index] : [],
  )
  const last = full.at(-1)
  if (last === undefined) return
  const chosen = isHeavy(pieces, last)
    ? last
    : isOpenEnd(pieces, last)
      ? (full.at(-2) ?? last)
      : (full[0] ?? last)
  const piece = pieces[chosen]
  if (piece) piece.stressed = true
}

function isHeavy(pieces: readonly Piece[], index: number): boolean {
  const tail = pieces.slice(index + 1)
  if (tail.length === 0 || tail.some((piece) => piece.nucleus)) return false
  const sound = pieces[index]?.sound
  return (sound != null && kindOf(sound) !== 'K') || tail.length > 1
}

function isOpenEnd(pieces: readonly Piece[], index: number): boolean {
  return index === pieces.length - 1
}
