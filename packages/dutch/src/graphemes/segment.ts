import { isVowelLetter } from '../letters.ts'
import { isVowelSound, type SoundId } from '../sounds.ts'
import type { FixedGrapheme } from '../words/read.ts'
import { consonantSounds, graphemeRules, neverDoubledLetters, type LetterSoundRule } from './table.ts'

/** An unfinished grapheme; `sound` is undefined until its klankgroep is known. */
export interface DraftGrapheme {
  readonly letters: string
  sound: SoundId | null | undefined
  /** True for a vowel that is not silent. Each of these makes a klankgroep. */
  readonly nucleus: boolean
  stressed?: boolean
}

const rulesByLetter = new Map<string, LetterSoundRule[]>()
for (const rule of graphemeRules) {
  const first = rule.letters.charAt(0)
  const known = rulesByLetter.get(first)
  if (known) known.push(rule)
  else rulesByLetter.set(first, [rule])
}

/** Cuts a lower-case part (dutch.md §4.1, rule 3). `fixed`: graphemes from the word list or an author. */
export function segmentGraphemes(part: string, fixed: ReadonlyMap<number, FixedGrapheme>): DraftGrapheme[] {
  const pieces: DraftGrapheme[] = []
  let at = 0
  while (at < part.length) {
    const given = fixed.get(at)
    const piece = given
      ? pieceOf(given.letters, given.sound)
      : pieceAt(part, at, roomAt(at, part.length, fixed))
    pieces.push(piece)
    at += piece.letters.length
  }
  return pieces
}

function roomAt(at: number, end: number, fixed: ReadonlyMap<number, FixedGrapheme>): number {
  let next = end
  for (const start of fixed.keys()) if (start > at && start < next) next = start
  return next - at
}

function pieceOf(letters: string, sound: SoundId | null | undefined): DraftGrapheme {
  return { letters, sound, nucleus: isVowelSound(sound ?? null) }
}

function pieceAt(part: string, at: number, room: number): DraftGrapheme {
  const letter = part.charAt(at)
  const rule = rulesByLetter
    .get(letter)
    ?.find((each) => each.letters.length <= room && ruleHolds(each, part, at))
  const double = room > 1 ? doubleAt(part, at) : undefined
  if (double && double.letters !== rule?.letters) return double
  if (rule) return pieceOf(rule.letters, rule.sound)
  if (isVowelLetter(letter)) return { letters: letter, sound: undefined, nucleus: true }
  return pieceOf(letter, consonantSounds[letter] ?? null)
}

function ruleHolds(rule: LetterSoundRule, part: string, at: number): boolean {
  if (!part.startsWith(rule.letters, at)) return false
  if (rule.before && !rule.before.test(part.slice(at + rule.letters.length))) return false
  return !rule.after || rule.after.test(part.slice(0, at))
}

/** Returns a doubled consonant as one grapheme. Before e or i cc is /ks/, so two graphemes (accent). */
function doubleAt(part: string, at: number): DraftGrapheme | undefined {
  const letter = part.charAt(at)
  if (part.charAt(at + 1) !== letter || isVowelLetter(letter) || neverDoubledLetters.includes(letter))
    return undefined
  if (letter === 'c' && /^[ei]/.test(part.slice(at + 2))) return undefined
  const sound = letter === 'c' ? 'm_k' : consonantSounds[letter]
  return sound && { letters: letter + letter, sound, nucleus: false }
}

export function joinLetters(pieces: readonly DraftGrapheme[]): string {
  let text = ''
  for (const piece of pieces) text += piece.letters
  return text
}
