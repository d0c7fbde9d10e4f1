import type { Placed } from './groups.ts'
import { placeInGroups } from './groups.ts'
import type { Piece } from './graphemes/segment.ts'
import { segment } from './graphemes/segment.ts'
import type { Morph } from './morphs/split.ts'
import { cutAt, splitMorphs } from './morphs/split.ts'
import { affixVowel } from './sound/affixes.ts'
import { devoice } from './sound/devoice.ts'
import { stressPart } from './sound/stress.ts'
import { soundVowels } from './sound/vowels.ts'
import type { FixedGrapheme, WordList } from './words/read.ts'

const NOTHING_FIXED: ReadonlyMap<number, FixedGrapheme> = new Map()

/** The parts and graphemes of a word, before they are described. */
export type Sounded = { morphs: Morph[]; graphemes: Placed[] }

/**
 * Splits, sounds and cuts a word.
 * @param lower the word in lower case
 * @param marks the author's boundaries, which always win
 */
export function soundWord(lower: string, marks: readonly number[], words: WordList): Sounded {
  const morphs: Morph[] = []
  const graphemes: Placed[] = []
  for (const section of cutAt(lower, marks).flatMap((part) => part.split(/([ '-])/)))
    for (const morph of section === '' ? [] : splitMorphs(section, words)) {
      morphs.push(morph)
      addMorph(graphemes, soundMorph(morph))
    }
  devoice(graphemes)
  return { morphs, graphemes }
}

function soundMorph(morph: Morph): Piece[] {
  const { known } = morph
  const pieces = segment(morph.text, known?.entry.fixed ?? NOTHING_FIXED)
  for (const piece of pieces) if (piece.nucleus) piece.sound = affixVowel(morph, piece.letters) ?? piece.sound
  soundVowels(pieces, known, morph.role === 'suffix')
  if (morph.role !== 'weak') stressPart(pieces)
  return pieces
}

/** A part without a vowel (the s of opa's) joins the klankgroep before it, or the one after. */
function addMorph(graphemes: Placed[], pieces: readonly Piece[]): void {
  const hasVowel = pieces.some((piece) => piece.nucleus)
  const earlier = graphemes.some((grapheme) => grapheme.sound !== null && /^[kltd]_/.test(grapheme.sound))
  const last = graphemes.at(-1)?.group ?? 0
  graphemes.push(...placeInGroups(pieces, hasVowel && earlier ? last + 1 : last))
}
