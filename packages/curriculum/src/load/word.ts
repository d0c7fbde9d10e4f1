import type { CurriculumWord, WordFile } from '../schema/word.ts'

/** Takes the codes as written. @throws Error naming the word and the field that is missing. */
export function completeWord(file: WordFile): CurriculumWord {
  const given = <K extends keyof WordFile>(field: K): NonNullable<WordFile[K]> => {
    const value = file[field]
    if (value === undefined || value === null) throw new Error(`${file.word}: ${field} is missing`)
    return value
  }
  return {
    word: file.word,
    structure: given('structure'),
    read_letters: given('read_letters'),
    sound_groups: given('sound_groups'),
    syllables: given('syllables'),
    structure_audio_parts: given('structure_audio_parts'),
    colors: given('colors'),
    plural_form: file.plural_form,
    image: file.image,
    sentence: file.sentence,
  }
}
