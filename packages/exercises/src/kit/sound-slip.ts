import type { Word } from '@letterliaan/contract'
import { fill, type SpokenLine } from '@letterliaan/texts'
import { helpTexts } from '@letterliaan/texts/help'
import type { RefusedLetter } from './restricted-typing.ts'
import { splitLetters, splitCommaList } from './word-data.ts'

/** A line about the sound of a wrong letter (SPEEL-7). */
export interface SoundSlip {
  readonly shown: string
  readonly line: SpokenLine
}

interface Sound {
  readonly letters: string
  /** First letter of its code: K short, L long, T two letters, M consonant, D soft u (dutch.md). */
  readonly kind: string
  /** Index of its first letter in the word. */
  readonly from: number
  /** True if it sounds as it is written. False for the d of hondje and the s of museum. */
  readonly isHeard: boolean
}

const { heard } = helpTexts

const longOf: Readonly<Record<string, 'aa' | 'ee' | 'oo' | 'uu' | 'ie'>> = {
  a: 'aa',
  e: 'ee',
  o: 'oo',
  u: 'uu',
  i: 'ie',
}

/** Lines about pairs whose difference a child feels with a hand on its throat. */
const voiced: Readonly<Record<string, SpokenLine>> = heard.voiced

/** Pairs of voiced and voiceless consonants that children confuse. */
const ends = ['bp', 'dt']
const pairs = [...ends, 'fv', 'sz', 'gk', 'mn']

const isPairOf = (pair: string, letters: string, attempt: string): boolean =>
  letters !== attempt && pair.includes(letters) && pair.includes(attempt)

/** Returns the sounds; empty if the letters and codes of the word do not match. */
function soundsOf({ word, read_letters, structure, structure_audio_parts }: Word): Sound[] {
  const graphemes = splitCommaList(read_letters)
  const codes = splitCommaList(structure)
  const heardAs = splitCommaList(structure_audio_parts)
  if (graphemes.length !== codes.length || graphemes.join('') !== word) return []
  let from = 0
  return graphemes.map((letters, at) => {
    const isHeard = heardAs[at]?.charAt(2) === letters.charAt(0).toLowerCase()
    const sound = { letters, kind: codes[at]?.charAt(0) ?? '', from, isHeard }
    from += splitLetters(letters).length
    return sound
  })
}

/** Asks which of two sounds is right: *a* for the aa of kaas. The fixed order does not reveal the answer. */
export const createSoundSlip = (right: string, chosen: string): SoundSlip => {
  const [one = '', other = ''] = [right, chosen].toSorted()
  const byThroat = voiced[one + other]
  if (byThroat) return { shown: fill(heard.byThroat, { one, other }), line: byThroat }
  const line = longOf[one] === other ? heard.shortOrLong[longOf[one]] : helpTexts.listenToPieces
  return { shown: fill(heard.which, { one, other }), line }
}

const shortOrLong = (vowel: string): SoundSlip | null => {
  const long = longOf[vowel]
  return long === undefined ? null : createSoundSlip(long, vowel)
}

/** Returns a line about the sound that the child may have missed; null if the letter does not show one. */
export function findSoundSlip(word: Word, { attempt: given, at }: RefusedLetter): SoundSlip | null {
  const sounds = soundsOf(word)
  const index = sounds.findLastIndex(({ from }) => from <= at)
  const [sound, before] = [sounds[index], sounds[index - 1]]
  if (sound === undefined || at >= sound.from + splitLetters(sound.letters).length) return null
  const attempt = given.toLowerCase()
  const isInside = at > sound.from
  if (isInside && (sound.kind === 'L' || sound.kind === 'T')) return secondOfVowel(sound, attempt)
  // *baker* for bakker.
  if (isInside && isDoubled(sound) && before?.kind === 'K')
    return { shown: fill(heard.shortAtEnd, { vowel: before.letters }), line: helpTexts.first.closed }
  if (isInside) return null
  // *maanen* for mannen, *boomen* for bomen; *bommen* for bomen.
  if (before !== undefined && attempt === before.letters) {
    if (before.kind === 'K') return shortOrLong(before.letters)
    const vowel = longOf[before.letters]
    if (before.kind === 'L' && vowel !== undefined)
      return { shown: fill(heard.longAtEnd, { vowel }), line: helpTexts.first.open }
  }
  const beforeThat = sounds[index - 2]
  if (before?.letters === attempt && beforeThat?.kind === 'L') return shortOrLong(beforeThat.letters)
  const after = sounds[index + 1]
  const end = ends.find((pair) => isPairOf(pair, sound.letters, attempt))
  if (end && (after === undefined || !sound.isHeard)) return askLonger(end, after === undefined)
  if (before !== undefined && isGlued(before, sound, attempt))
    return { shown: heard.glued.text, line: heard.glued }
  return otherSound(sound, attempt) ?? skipped(sound, after, attempt)
}

/** Advises to make the word longer: *hont* for hond, *hontje* for hondje. */
function askLonger([one = '', sound = '']: string, isLast: boolean): SoundSlip {
  const shown = fill(isLast ? heard.atEnd : heard.atEndOfPart, { one, sound })
  return { shown, line: isLast ? helpTexts.first.longer : heard.partLonger }
}

const vowelPair = /aa|ee|oo|uu|ie|oe|eu|ui|ei|ij|au|ou/

/** Finds a vowel with too few or other letters: *start* for staart, *bok* for boek, *schoel* for school. */
function secondOfVowel({ letters, isHeard }: Sound, attempt: string): SoundSlip | null {
  if (!isHeard || letters.length > 2) return null
  const first = letters.charAt(0)
  return createSoundSlip(letters, vowelPair.test(first + attempt) ? first + attempt : first)
}

/** True for a vowel between two consonants that a child hears as one: *melek* for melk. */
const isGlued = (before: Sound, { kind }: Sound, attempt: string): boolean =>
  /^[lr]$/.test(before.letters) && kind === 'M' && /^[eiu]$/.test(attempt)

/** Finds an omitted sound, if the next sound was written: *sot* for sport. */
function skipped({ kind }: Sound, after: Sound | undefined, attempt: string): SoundSlip | null {
  const isNext = after?.letters === attempt || (after?.kind === 'L' && after.letters.startsWith(attempt))
  if (!isNext || kind === 'D') return null
  return { shown: fill(heard.skipped, { sound: attempt }), line: heard.skippedOne }
}

const isDoubled = ({ letters }: Sound): boolean =>
  letters.length === 2 && letters.charAt(0) === letters.charAt(1)

/** Spellings of which two sound the same, so that listening does not decide between them. */
const unheard = new Set(['ei', 'ij', 'au', 'ou'])

/** Intended two-letter sounds, by the letters that a child wrote first. */
const meant: Readonly<Record<string, string>> = { 'ui e': 'eu', 'uu e': 'eu', 'oo e': 'eu', 'eu u': 'ui' }

/** Asks which of two sounds is right: *fis* for vis, *bus* for bos. The fixed order reveals nothing. */
function otherSound(sound: Sound, attempt: string): SoundSlip | null {
  const { kind } = sound
  const letters = kind === 'M' && isDoubled(sound) ? sound.letters.charAt(0) : sound.letters
  const isVowel = /^[aeiou]$/.test(attempt) && 'KLT'.includes(kind)
  const isPair = pairs.some((pair) => isPairOf(pair, letters, attempt))
  const isTold = letters.startsWith(attempt) || letters.length > 2 || unheard.has(letters)
  if (isTold || !sound.isHeard || !(isVowel || isPair)) return null
  return createSoundSlip(letters, meant[`${letters} ${attempt}`] ?? attempt)
}
