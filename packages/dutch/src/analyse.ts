import type { Analysis } from './analysis.ts'
import { categorise } from './categories/categorise.ts'
import { collectWordFacts } from './categories/facts.ts'
import type { Grapheme } from './grapheme.ts'
import { suggestPlural } from './plural.ts'
import { chooseGraphemeCode, chooseGraphemeColor, isDoubledConsonant } from './codes.ts'
import { type AnalysisOverride, wordExceptions } from './override.ts'
import { type TranscribedWord, transcribeWord } from './transcribe-word.ts'
import { type SoundKind, isVowelSound, getSoundKind } from './sounds.ts'
import { toSyllables } from './syllables.ts'
import { knownWords } from './words/list.ts'
import type { WordList } from './words/read.ts'

/** Accepts author's marks (`voet|bal`). If `words` is empty, only the rules decide. Never throws. */
export function analyse(text: string, override?: AnalysisOverride, words: WordList = knownWords): Analysis {
  const sounded = transcribeWord(text, override, words)
  const analysis = describe(sounded)
  const wanted = override ?? wordExceptions.get(sounded.lower)
  return { ...analysis, ...wanted }
}

function describe({ word, lower, graphemes: placed, morphs, certainty }: TranscribedWord): Analysis {
  let at = 0
  const graphemes = placed.map((piece, index): Grapheme => {
    const letters = word.slice(at, (at += piece.letters.length))
    const code =
      piece.code ??
      chooseGraphemeCode(letters, piece.sound, isDoubledConsonant(placed[index + 1]?.letters ?? ''))
    return {
      letters,
      code,
      sound: piece.sound,
      group: piece.group,
      color: chooseGraphemeColor(letters, code, piece.sound),
    }
  })
  const groups = groupsOf(graphemes)
  const texts = groupTexts(groups)
  return {
    word,
    graphemes,
    structure: graphemes.map((grapheme) => grapheme.code).join(','),
    read_letters: graphemes.map((grapheme) => grapheme.letters).join(','),
    sound_groups: texts.join(','),
    structure_audio_parts: graphemes.map((grapheme) => grapheme.sound ?? '').join(','),
    // Before -je the ng of ketting is written nk: ket-tin-kje.
    syllables: toSyllables(texts)
      .join(',')
      .replace(/([aeiouy].*i)nk,(jes?)$/, '$1n,k$2'),
    end_sounds: groups.map(endSound),
    colors: graphemes.flatMap((grapheme) => grapheme.letters.split('').map(() => grapheme.color)),
    morphemes: morphs.map((morph) => morph.text),
    categories: categorise(collectWordFacts(lower, graphemes, morphs)),
    plural_form: suggestPlural(lower, graphemes, morphs),
    confidence: certainty.confidence,
    unsure: certainty.unsure,
  }
}

function groupsOf(graphemes: readonly Grapheme[]): Grapheme[][] {
  const groups: Grapheme[][] = []
  for (const grapheme of graphemes) (groups[grapheme.group] ??= []).push(grapheme)
  return Array.from(groups, (group) => group ?? [])
}

/** Returns the letters of each klankgroep. The grapheme nk is cut in two: win-kel. */
function groupTexts(groups: readonly Grapheme[][]): string[] {
  const texts = groups.map((group) => group.map((grapheme) => grapheme.letters).join(''))
  for (const [index, group] of groups.entries()) {
    const last = group.at(-1)
    if (last?.letters.toLowerCase() !== 'nk' || !startsWithVowel(groups[index + 1])) continue
    texts[index] = texts[index]?.slice(0, -1) ?? ''
    texts[index + 1] = last.letters.charAt(1) + (texts[index + 1] ?? '')
  }
  return texts
}

function startsWithVowel(group: readonly Grapheme[] | undefined): boolean {
  return isVowelSound(group?.[0]?.sound ?? null)
}

function endSound(group: readonly Grapheme[]): SoundKind {
  const last = group.findLast((grapheme) => grapheme.sound !== null)
  return last?.sound ? getSoundKind(last.sound) : 'M'
}
