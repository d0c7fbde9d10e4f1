import type { Piece } from '../graphemes/segment.ts'
import { isDouble } from '../codes.ts'
import type { SoundId } from '../sounds.ts'
import { EREN, IG, LATER_E, NATIVE_EREN } from './e-rules.ts'

const LONG: Readonly<Record<string, SoundId>> = {
  a: 'l_aa',
  e: 'l_ee',
  i: 't_ie',
  o: 'l_oo',
  u: 'l_uu',
  y: 't_ie',
}
const SHORT: Readonly<Record<string, SoundId>> = {
  a: 'k_a',
  e: 'k_e',
  i: 'k_i',
  o: 'k_o',
  u: 'k_u',
  y: 'k_i',
}

/** Graphemes after which the vowel before is short although nothing closes its klankgroep (la-chen). */
const KEEPS_SHORT = new Set(['ch', 'ng', 'nk', 'x', 'ck', 'gn'])

/** The vowel letter without its accent: ë is e. */
function baseLetter(letter: string): string {
  return letter.normalize('NFD').charAt(0)
}

/** Fills in the sounds of the single vowel letters of a part (dutch.md §4.1, rules 4 and 5). */
export function soundVowels(pieces: Piece[], stress: number, schwas: readonly number[]): void {
  let start = 0
  let earlier = false
  for (const [index, piece] of pieces.entries()) {
    if (piece.nucleus) {
      if (start === stress) piece.stressed = true
      piece.sound ??= schwas.includes(start) ? 'd_e' : vowelSound(pieces, index, earlier && stress !== start)
      earlier = true
    }
    start += piece.letters.length
  }
}

function vowelSound(pieces: readonly Piece[], index: number, later: boolean): SoundId {
  const piece = pieces[index]
  const letter = baseLetter(piece?.letters ?? '')
  const rest = textOf(pieces.slice(index + 1))
  if (later && letter === 'i' && IG.test(rest)) return 'd_e'
  if (letter === 'e') {
    const sound = eSound(textOf(pieces.slice(0, index)), rest, later, piece?.letters === 'ë')
    if (sound) return sound
  }
  const sounds = isOpen(pieces, index) ? LONG : SHORT
  return sounds[letter] ?? 'd_e'
}

function eSound(before: string, rest: string, later: boolean, trema: boolean): SoundId | undefined {
  if (!later) return rest === '' && before !== '' ? 'd_e' : undefined
  if (trema && /^(n|r|s)?$/.test(rest)) return 'd_e'
  if (trema) return undefined
  if (EREN.test(rest)) return NATIVE_EREN.test(before) ? 'd_e' : 'l_ee'
  const rule = LATER_E.find((candidate) => candidate.rest.test(rest))
  if (rule) return rule.sound
  return /^[^aeiouy][aeiouyéëï]/.test(rest) ? 'd_e' : undefined
}

/** Whether the klankgroep of this vowel ends with the vowel, so that one letter writes a long sound. */
function isOpen(pieces: readonly Piece[], index: number): boolean {
  const cluster: Piece[] = []
  let next = index + 1
  while (next < pieces.length && !pieces[next]?.nucleus) {
    const piece = pieces[next]
    if (piece && piece.sound !== null) cluster.push(piece)
    next += 1
  }
  const first = cluster[0]?.letters ?? ''
  if (cluster.length === 0) return true
  if (next === pieces.length) return false
  if (cluster.length === 1) return !isDouble(first) && !KEEPS_SHORT.has(first)
  return cluster.length === 2 && isStopAndLiquid(first, cluster[1]?.letters ?? '')
}

/** pl, br, cr …: two consonants that go to the next klankgroep together (me-tro, pa-ra-plu). */
export function isStopAndLiquid(first: string, second: string): boolean {
  return /^([ptkbdgcfv]|ph)$/.test(first) && /^[lr]$/.test(second) && !/^[td]l$/.test(first + second)
}

function textOf(pieces: readonly Piece[]): string {
  let text = ''
  for (const piece of pieces) text += piece.letters
  return text
}
