import type { AnalysedWord, OwnWord } from '@letterliaan/contract'
import { listLikelyErrors, pronounce, listSoundAlikes } from '@letterliaan/dutch'
import { analyseWord, readOverride } from '../load/word.ts'
import { toWordFile } from './own-step.ts'
import { validateWord } from './validate-word.ts'

/** Words with two pronunciations (dutch.md §4.4, hard cases). The analysis can contain only one. */
const homographs: ReadonlySet<string> = new Set(
  (
    'appel bedelen beamen doorlopen kantelen kapel negeren ondergaan onderhouden overdrijven overkomen overleggen rebel ' +
    'regent uitstekend verspringen voorkomen voornaam'
  ).split(' '),
)

const maxErrors = 3

/** `labels`: names of the categories. `cuts`: divisions from which a supervisor chooses. */
export function analyseOwnWord(
  own: OwnWord,
  labels: ReadonlyMap<string, string>,
  cuts: AnalysedWord['cuts'] = [],
): AnalysedWord {
  const file = toWordFile(own)
  const analysis = analyseWord(file)
  const { word, read_letters, structure, structure_audio_parts, sound_groups, syllables, colors } = analysis
  const { correction } = own
  return {
    word,
    marked: own.marked,
    cuts,
    read_letters,
    structure,
    structure_audio_parts,
    sound_groups,
    syllables,
    colors,
    categories: analysis.categories.flatMap(({ category }) => {
      const label = labels.get(category)
      return label === undefined ? [] : [{ category, label }]
    }),
    likely_errors: listLikelyErrors(analysis, maxErrors).map(({ answer }) => answer),
    plural_form: analysis.plural_form,
    groups: pronounce(own.marked ?? word, readOverride(file)).groups.map(({ sounds, stressed }) => ({
      sounds: [...sounds],
      stressed,
    })),
    doubts: correction === null ? doubtsOf(word, analysis.unsure) : [],
    sound_alikes: listSoundAlikes(word),
    refusal: validateWord(own.word),
  }
}

function doubtsOf(word: string, unsure: readonly string[]): string[] {
  const doubts = unsure.map((note) => `${note.charAt(0).toUpperCase()}${note.slice(1)}.`)
  if (homographs.has(word.toLowerCase())) doubts.push('Dit woord kan op twee manieren klinken.')
  if (/^\p{Lu}/u.test(word)) doubts.push('Begint met een hoofdletter: is het een naam?')
  return doubts
}
