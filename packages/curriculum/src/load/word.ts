import { analyse, type Analysis, type AnalysisOverride } from '@letterliaan/dutch'
import type { CurriculumWord, WordFile } from '../schema/word.ts'

/** Fields that an author may write to replace those of the analyser. */
export const codeFields = [
  'structure',
  'read_letters',
  'sound_groups',
  'syllables',
  'structure_audio_parts',
  'colors',
] as const

/** Enough for a few lists. A list is shown, proposed and saved within minutes. */
const maxRemembered = 1000
const remembered = new Map<string, Analysis>()

/** Returns the key of an analysis. It depends only on letters, marks and codes of the word. */
function keyOf({ word, marked, ...file }: WordFile): string {
  return JSON.stringify([word, marked, ...codeFields.map((field) => file[field])])
}

export function analyseWord(file: WordFile): Analysis {
  const key = keyOf(file)
  const known = remembered.get(key)
  if (known) return known
  const analysis = analyse(file.marked ?? file.word, readOverride(file))
  remember(key, analysis)
  return analysis
}

function remember(key: string, analysis: Analysis): void {
  remembered.set(key, analysis)
  const [oldest] = remembered.size > maxRemembered ? remembered.keys() : []
  if (oldest !== undefined) remembered.delete(oldest)
}

/** Analyses by key, which another thread can adopt. */
export type Analyses = readonly (readonly [key: string, analysis: Analysis])[]

export const analyseFiles = (files: readonly WordFile[]): Analyses =>
  files.map((file) => [keyOf(file), analyseWord(file)])

export function rememberAnalyses(analyses: Analyses): void {
  for (const [key, analysis] of analyses) remember(key, analysis)
}

export function readOverride(file: WordFile): AnalysisOverride | undefined {
  const written = codeFields.filter((field) => file[field] !== undefined)
  return written.length > 0 ? Object.fromEntries(written.map((field) => [field, file[field]])) : undefined
}

export const completeWord = (file: WordFile): CurriculumWord => addCodes(file, analyseWord(file))

export function addCodes(file: WordFile, analysis: Analysis): CurriculumWord {
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
