import { type AnalysisCertainty, estimateAnalysisCertainty } from './certainty.ts'
import { type PlacedGrapheme, divideIntoSoundGroups } from './sound-groups.ts'
import { type DraftGrapheme, segmentGraphemes } from './graphemes/segment.ts'
import { lowerLetters } from './letters.ts'
import { splitTextAt, splitMarked, type Morph, type SplitOptions } from './morphs/split.ts'
import { readCutMarks } from './normalise.ts'
import { type AnalysisOverride, wordExceptions, applyOverride } from './override.ts'
import { findAffixVowelSound } from './sound/affixes.ts'
import { devoiceSoundGroupEnds } from './sound/devoice.ts'
import { knownStresses } from './sound/known-stress.ts'
import { markStress } from './sound/stress.ts'
import { assignVowelSounds } from './sound/vowels.ts'
import { isVowelSound } from './sounds.ts'
import { findStem } from './words/known-stem.ts'
import type { FixedGrapheme, WordList } from './words/read.ts'

export interface TranscribedWord {
  readonly word: string
  readonly lower: string
  readonly morphs: Morph[]
  readonly graphemes: PlacedGrapheme[]
  readonly certainty: AnalysisCertainty
}

/** An author's correction has no doubts. */
const fullCertainty: AnalysisCertainty = { confidence: 1, unsure: [], doubts: [] }

const noFixedGraphemes: ReadonlyMap<number, FixedGrapheme> = new Map()

/** Uses marks and override first, then the exceptions, then the rules (dutch.md §4.1, rule 1). */
export function transcribeWord(
  text: string,
  override: AnalysisOverride | undefined,
  words: WordList,
): TranscribedWord {
  const { word, marks, isComplete } = readCutMarks(text)
  const lower = lowerLetters(word)
  const morphs = morphsOf(lower, marks, { words, isComplete })
  const graphemes: PlacedGrapheme[] = []
  for (const morph of morphs) addMorph(graphemes, soundMorph(morph))
  devoiceSoundGroupEnds(graphemes, morphs)
  const wanted = override ?? wordExceptions.get(lower)
  return {
    word,
    lower,
    morphs,
    graphemes: stressAsKnown(lower, wanted ? applyOverride(lower, graphemes, wanted) : graphemes),
    certainty: override ? fullCertainty : estimateAnalysisCertainty(morphs),
  }
}

const stressLookup = {
  get: (word: string): { start: number } | undefined => {
    const start = knownStresses.get(word)
    return start === undefined ? undefined : { start }
  },
}

/** Returns the stress of the noun for its plural or diminutive: potloden, terrasje. */
function knownStressOf(lower: string): number | undefined {
  const noun = lower.replace(/(?<=...)(?:[tp]?jes?|(?:'s|en|s))$/, '')
  const stem = noun === lower ? undefined : (findStem(lower, stressLookup) ?? findStem(noun, stressLookup))
  return stressLookup.get(lower)?.start ?? stem?.entry.start
}

function stressAsKnown(lower: string, graphemes: PlacedGrapheme[]): PlacedGrapheme[] {
  const start = knownStressOf(lower)
  if (start === undefined) return graphemes
  let at = 0
  const group = graphemes.find(({ letters }) => (at += letters.length) > start)?.group
  return graphemes.map((grapheme) => ({
    ...grapheme,
    stressed: grapheme.group === group && isVowelSound(grapheme.sound),
  }))
}

function morphsOf(lower: string, marks: readonly number[], options: SplitOptions): Morph[] {
  const sections = splitTextAt(lower, marks).flatMap((part) => part.split(/([ '-])/))
  return splitMarked(
    sections.filter((section) => section !== ''),
    options,
  )
}

function soundMorph(morph: Morph): DraftGrapheme[] {
  const { known } = morph
  const pieces = segmentGraphemes(morph.text, known?.entry.fixed ?? noFixedGraphemes)
  for (const piece of pieces)
    if (piece.nucleus) piece.sound = findAffixVowelSound(morph, piece.letters) ?? piece.sound
  assignVowelSounds(pieces, known, morph.role === 'suffix')
  if (morph.role !== 'weak') markStress(pieces)
  return pieces
}

/** Joins a part without a vowel (the s of opa's) to the klankgroep before it, else to the next one. */
function addMorph(graphemes: PlacedGrapheme[], pieces: readonly DraftGrapheme[]): void {
  const startsGroup =
    pieces.some((piece) => piece.nucleus) && graphemes.some((grapheme) => isVowelSound(grapheme.sound))
  const last = graphemes.at(-1)?.group ?? 0
  graphemes.push(...divideIntoSoundGroups(pieces, startsGroup ? last + 1 : last))
}
