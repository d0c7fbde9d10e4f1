import { analyse } from '@letterliaan/dutch'
import type { CurriculumWord, WordFile } from '../schema/word.ts'

/** Gives a word its codes: the analyser's, save where the author wrote others. */
export function completeWord(file: WordFile): CurriculumWord {
  const analysis = analyse(file.marked ?? file.word)
  return {
    word: file.word,
    structure: file.structure ?? analysis.structure,
    read_letters: file.read_letters ?? analysis.read_letters,
    sound_groups: file.sound_groups ?? analysis.sound_groups,
    syllables: file.syllables ?? analysis.syllables,
    structure_audio_parts: file.structure_audio_parts ?? analysis.structure_audio_parts,
    colors: file.colors ?? analysis.colors,
    plural_form: file.plural_form,
    image: file.image,
    sentence: file.sentence,
  }
}
