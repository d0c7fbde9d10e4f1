import type { Analysis } from './analysis.ts'
import { type GraphemeCode, isCode } from './codes.ts'
import { chooseDefaultSound } from './sound/defaults.ts'
import { type SoundId, isSound, isVowelSound } from './sounds.ts'
import { divideIntoSoundGroups, type PlacedGrapheme } from './sound-groups.ts'

/** An author's analysis (dutch.md §4.1, rule 1). Ignored for another word. */
export type AnalysisOverride = Partial<Omit<Analysis, 'word' | 'graphemes'>>

interface Token {
  readonly letters: string
  readonly code?: GraphemeCode | undefined
  readonly sound?: SoundId | undefined
}

export function applyOverride(
  lower: string,
  byRule: readonly PlacedGrapheme[],
  override: AnalysisOverride,
): PlacedGrapheme[] {
  const tokens = tokensOf(byRule, override)
  const letters = tokens.map((token) => token.letters).join('')
  if (letters.toLowerCase() !== lower) return [...byRule]
  const pieces = placeTokens(lower, tokens, byRule)
  const groups = override.sound_groups
  return groups?.replaceAll(',', '').toLowerCase() === lower ? regroup(pieces, groups) : pieces
}

function tokensOf(byRule: readonly PlacedGrapheme[], fields: AnalysisOverride): Token[] {
  const letters = fields.read_letters?.split(',') ?? byRule.map((grapheme) => grapheme.letters)
  const codes = fields.structure?.split(',') ?? []
  const sounds = fields.structure_audio_parts?.split(',') ?? []
  return letters.map((text, index) => {
    const code = codes[index] ?? ''
    const sound = sounds[index] ?? ''
    return {
      letters: text,
      code: isCode(code) ? code : undefined,
      sound: isSound(sound) ? sound : undefined,
    }
  })
}

/** Uses the author's sound, else the sound of the rules for the same grapheme, else the sound of the code. */
function placeTokens(
  lower: string,
  tokens: readonly Token[],
  byRule: readonly PlacedGrapheme[],
): PlacedGrapheme[] {
  const byStart = new Map<number, PlacedGrapheme>()
  let at = 0
  for (const grapheme of byRule) {
    byStart.set(at, grapheme)
    at += grapheme.letters.length
  }
  at = 0
  const pieces = tokens.map((token) => {
    const letters = lower.slice(at, at + token.letters.length)
    const same = byStart.get(at)
    at += letters.length
    const agreed = same?.letters === letters ? same : undefined
    const sound = token.sound ?? chooseDefaultSound(letters, token.code, agreed?.sound)
    return {
      letters,
      sound,
      code: token.code,
      nucleus: isVowelSound(sound),
      stressed: agreed?.stressed ?? false,
    }
  })
  const placed = divideIntoSoundGroups(pieces, 0)
  if (sameGraphemes(placed, byRule))
    for (const [index, piece] of placed.entries()) piece.group = byRule[index]?.group ?? piece.group
  return placed
}

function sameGraphemes(first: readonly PlacedGrapheme[], second: readonly PlacedGrapheme[]): boolean {
  return (
    first.length === second.length &&
    first.every((piece, index) => {
      const twin = second[index]
      return piece.letters === twin?.letters && isVowelSound(piece.sound) === isVowelSound(twin.sound)
    })
  )
}

/** A grapheme that is cut in two (nk) stays in the first klankgroep. */
function regroup(pieces: readonly PlacedGrapheme[], groups: string): PlacedGrapheme[] {
  const ends = groups.split(',').map((group) => group.length)
  let group = 0
  let room = ends[0] ?? 0
  return pieces.map((piece) => {
    while (room <= 0 && group < ends.length - 1) {
      group += 1
      room += ends[group] ?? 0
    }
    room -= piece.letters.length
    return { ...piece, group }
  })
}

/** Words that rules and word list get wrong. Each needs a test (dutch.md §4.1). */
export const wordExceptions: ReadonlyMap<string, AnalysisOverride> = new Map([
  ['douche', { syllables: 'dou,che' }], // one klankgroep, two lettergrepen
])
