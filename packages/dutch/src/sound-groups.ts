import { isDoubledConsonant, type GraphemeCode } from './codes.ts'
import { isVowelSound, getSoundKind, type SoundId } from './sounds.ts'
import { type DraftGrapheme, joinLetters } from './graphemes/segment.ts'
import { canStartWord } from './letters.ts'
import { isStopAndLiquid } from './sound/vowels.ts'

export interface PlacedGrapheme {
  readonly letters: string
  sound: SoundId | null
  readonly stressed: boolean
  group: number
  readonly code?: GraphemeCode | undefined
}

/** Divides a part into klankgroepen (dutch.md §1.2 and §4.1, rule 6). `first`: index of the first one. */
export function divideIntoSoundGroups(
  pieces: readonly (DraftGrapheme & { code?: GraphemeCode | undefined })[],
  first: number,
): PlacedGrapheme[] {
  const nuclei = pieces.flatMap((piece, index) => (piece.nucleus ? [index] : []))
  const starts = new Set(nuclei.slice(1).map((next, index) => groupStart(pieces, nuclei[index] ?? 0, next)))
  let group = first
  return pieces.map(({ letters, sound = null, stressed = false, code }, index) => {
    if (starts.has(index)) group += 1
    return { letters, sound, stressed, group, code }
  })
}

function groupStart(pieces: readonly DraftGrapheme[], previous: number, next: number): number {
  const cluster = pieces.slice(previous + 1, next)
  const silent = cluster.findIndex((piece) => piece.sound !== null)
  if (silent < 0) return next
  const sounding = cluster.slice(silent)
  const from = previous + 1 + silent
  const keep = countKept(pieces[previous], sounding)
  return from + keep
}

function countKept(vowel: DraftGrapheme | undefined, cluster: readonly DraftGrapheme[]): number {
  const [firstConsonant, secondConsonant] = cluster
  if (!firstConsonant || !secondConsonant) return firstConsonant?.letters === 'nk' ? 1 : 0
  // The j of so-ciaal and fi-nan-cieel belongs to the consonant before it.
  if (cluster.at(-1)?.letters === 'i') return cluster.length - 2
  // ap-plaus and mis-schien, but bull-do-zer and cock-pit.
  if (isDoubledConsonant(firstConsonant.letters) || firstConsonant.letters === 'ck')
    return /^(?:[lr]|ch$)/.test(secondConsonant.letters) ? 0 : 1
  // The ste of a superlative is not cut: mooi-ste. Other words have no st after these vowels.
  if (/^(?:aai|ooi|oei|.+w)$/.test(vowel?.letters ?? '') && joinLetters(cluster) === 'st') return 0
  if (cluster.length === 2) {
    const long = vowel?.sound != null && isVowelSound(vowel.sound) && getSoundKind(vowel.sound) !== 'K'
    return long && isStopAndLiquid(firstConsonant.letters, secondConsonant.letters) ? 0 : 1
  }
  for (let keep = 1; keep < cluster.length; keep += 1) {
    const onset = joinLetters(cluster.slice(keep))
    // Inside a word no klankgroep begins with ts: art-sen.
    if (canStartWord(onset) && onset !== 'ts') return keep
  }
  return cluster.length - 1
}
