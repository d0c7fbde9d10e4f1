import type { CurriculumBadge } from '../schema/badge.ts'
import type { CurriculumLevel } from './files.ts'
import type { CurriculumStep, StepFile } from '../schema/step.ts'
import { completeExercise } from './exercise.ts'
import {
  dataFolder,
  listPairFiles,
  listStepFiles,
  readBadges,
  readLevels,
  readPairFile,
  readStepFile,
} from './files.ts'
import { completePair } from './pair.ts'
import { completeWord } from './word.ts'

export interface Curriculum {
  readonly steps: readonly CurriculumStep[]
  /** Steps of no place on the path, which mix two spellings that others teach (ADR 35). */
  readonly pairs: readonly CurriculumStep[]
  readonly badges: readonly CurriculumBadge[]
  readonly levels: readonly CurriculumLevel[]
}

let loaded: Curriculum | undefined

/** Read and validated at the first call. Throws an Error with file and field when content does not fit its schema. */
export function loadCurriculum(): Curriculum {
  loaded ??= load()
  return loaded
}

function load(): Curriculum {
  const steps = listStepFiles(dataFolder).map((name) => completeStep(readStepFile(dataFolder, name)))
  return {
    steps,
    pairs: listPairFiles(dataFolder).map((name) => completePair(readPairFile(dataFolder, name), steps)),
    badges: readBadges(dataFolder),
    levels: readLevels(dataFolder),
  }
}

function completeStep(file: StepFile): CurriculumStep {
  const { few_words_reason: _, ...fields } = file
  return {
    ...fields,
    words: {
      '1': file.words['1'].map(completeWord),
      '2': file.words['2'].map(completeWord),
      '3': file.words['3'].map(completeWord),
    },
    recipe: file.recipe.map((exercise, index) => completeExercise(exercise, index + 1)),
  }
}
