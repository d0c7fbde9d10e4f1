import type { Analysis, AnalysisOverride } from '@letterliaan/dutch'
import { analyse } from '@letterliaan/dutch'
import type { CurriculumWord, WordFile } from '../schema/word.ts'

/** May be written instead of the analyser's. */
export const codeFields = [
  'structure',
  'read_letters',
  'sound_groups',
  'syllables',
  'structure_audio_parts',
  'colors',
] as const

export type AnalyseWord = (file: WordFile) => Analysis

export function analyseWord(file: WordFile): Analysis {
  return analyse(file.marked ?? file.word, overrideOf(file))
}

export function overrideOf(file: WordFile): AnalysisOverride | undefined {
  const written = codeFields.filter((field) => file[field] !== undefined)
  return written.length > 0 ? Object.fromEntries(written.map((field) => [field, file[field]])) : undefined
}

export const completeWord = (file: WordFile): CurriculumWord => withCodes(file, analyseWord(file))

export function withCodes(file: WordFile, analysis: Analysis): CurriculumWord {
  const { word, marked, plural_form, image, sentence, verb } = file
  const { structure, read_letters, sound_groups, syllables, structure_audio_parts, colors } = analysis
  return {
    word,
    ...(marked !== undefined && { marked }),
    structure,
    read_letters,
    sound_groups,
    syllables,
    structure_audio_parts,
    colors,
    plural_form,
    image,
    sentence,
    ...(verb !== undefined && { verb }),
  }
}
