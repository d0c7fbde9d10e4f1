import { type DraftGrapheme, joinLetters } from '../graphemes/segment.ts'
import { isDoubledConsonant } from '../codes.ts'
import type { SoundId } from '../sounds.ts'
import type { KnownStem } from '../words/known-stem.ts'
import {
  type LetterERule,
  beforeUnstressedIsPattern,
  erenEndingPattern,
  firstERules,
  igEndingPattern,
  letterERules,
  letterIRules,
  unstressedIkPattern,
  unstressedRePattern,
  beforeNativeErenPattern,
} from './e-rules.ts'

const longVowels: Readonly<Record<string, SoundId>> = {
  a: 'l_aa',
  e: 'l_ee',
  i: 't_ie',
  o: 'l_oo',
  u: 'l_uu',
  y: 't_ie',
}
const shortVowels: Readonly<Record<string, SoundId>> = {
  a: 'k_a',
  e: 'k_e',
  i: 'k_i',
  o: 'k_o',
  u: 'k_u',
  y: 'k_i',
}

/** Matches text before the e in de, je, me, te, we and ze; in le-lijk it is long. */
const weakWordPattern = /^(?:[bdgjmntwz]|st)$/

/** Graphemes before which a vowel is short, even if its klankgroep is open (la-chen). */
const consonantsKeepingShort = new Set(['ch', 'ng', 'nk', 'x', 'ck', 'gn', 'sh'])

function baseLetter(letter: string): string {
  return letter.normalize('NFD').charAt(0)
}

/** Assigns sounds (dutch.md §4.1, rules 4 and 5). `known`: listed. `isSuffix`: after a part with a vowel. */
export function assignVowelSounds(
  pieces: readonly DraftGrapheme[],
  known: KnownStem | undefined,
  isSuffix: boolean,
): void {
  const text = joinLetters(pieces)
  const stress = known?.entry.stress ?? -1
  let start = 0
  let later = isSuffix
  for (const [index, piece] of pieces.entries()) {
    if (piece.nucleus) {
      if (start === stress) piece.stressed = true
      piece.sound ??= vowelSound(pieces, index, {
        before: text.slice(0, start),
        letter: baseLetter(piece.letters),
        after: (known && start < known.end ? known.base : text).slice(start + 1),
        later: later && stress !== start,
        trema: piece.letters === 'ë',
      })
      later = true
    }
    start += piece.letters.length
  }
}

interface Place {
  readonly before: string
  readonly letter: string
  readonly after: string
  /** True for an unstressed vowel that is not the first of its part. */
  readonly later: boolean
  readonly trema: boolean
}

function vowelSound(pieces: readonly DraftGrapheme[], index: number, place: Place): SoundId {
  const { before, letter, after, later } = place
  if (
    later &&
    letter === 'i' &&
    (igEndingPattern.test(after) ||
      (after.startsWith('k') && unstressedIkPattern.test(before + letter + after)) ||
      (after === 's' && beforeUnstressedIsPattern.test(before)))
  )
    return 'd_e'
  if (letter === 'i') {
    const sound = soundByRule(letterIRules, place)
    if (sound) return sound
  }
  const sound = letter === 'e' ? eSound(place) : undefined
  return sound ?? (isOpen(pieces, index) ? longVowels : shortVowels)[letter] ?? 'd_e'
}

function eSound(place: Place): SoundId | undefined {
  const { before, after, later, trema } = place
  if (after.startsWith('e')) return 'l_ee'
  if (!later && before === 'r' && unstressedRePattern.test(after)) return 'd_e'
  if (!later && !trema) {
    const sound = soundByRule(firstERules, place)
    if (sound) return sound
  }
  if (!later) return after === '' && weakWordPattern.test(before) ? 'd_e' : undefined
  if (trema) return /^[nrs]?$/.test(after) ? 'd_e' : undefined
  if (erenEndingPattern.test(after)) return beforeNativeErenPattern.test(before) ? 'd_e' : 'l_ee'
  const sound = soundByRule(letterERules, place)
  if (sound) return sound
  return /^[^aeiouy][aeiouyéëï]/.test(after) ? 'd_e' : undefined
}

const soundByRule = (rules: readonly LetterERule[], { before, after }: Place): SoundId | undefined =>
  rules.find((rule) => rule.rest.test(after) && (!rule.before || rule.before.test(before)))?.sound

function isOpen(pieces: readonly DraftGrapheme[], index: number): boolean {
  const cluster: DraftGrapheme[] = []
  let next = index + 1
  while (next < pieces.length && !pieces[next]?.nucleus) {
    const piece = pieces[next]
    if (piece && piece.sound !== null) cluster.push(piece)
    next += 1
  }
  const first = cluster[0]?.letters ?? ''
  if (cluster.length === 0) return true
  if (next === pieces.length) return first === 'sch'
  if (cluster.length === 1)
    return (
      !isDoubledConsonant(first) && (!consonantsKeepingShort.has(first) || pieces[index]?.letters === 'y')
    )
  return cluster.length === 2 && cluster[1]?.letters === 'i'
    ? true
    : cluster.length === 2 && isStopAndLiquid(first, cluster[1]?.letters ?? '')
}

/** True for two consonants that both go to the next klankgroep: pl, br, cr (me-tro, pa-ra-plu). */
export function isStopAndLiquid(first: string, second: string): boolean {
  return /^([ptkbdgcfv]|ph)$/.test(first) && /^[lr]$/.test(second) && !/^[td]l$/.test(first + second)
}
