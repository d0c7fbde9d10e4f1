import type { CurriculumBadge } from '../schema/badge.ts'
import type { CurriculumLevel } from './files.ts'
import type { CurriculumStep, StepFile } from '../schema/step.ts'
import { completeExercise } from './exercise.ts'
import { dataFolder, listStepFiles, readBadges, readLevels, readStepFile } from './files.ts'
import { completeWord } from './word.ts'

/** Steps in path order, badges and school groups. */
export interface Curriculum {
  readonly steps: readonly CurriculumStep[]
  readonly badges: readonly CurriculumBadge[]
  readonly levels: readonly CurriculumLevel[]
}

let loaded: Curriculum | undefined

/** Read and validated at the first call. Throws an Error with file and field when content does not fit its schema. */
export function loadCurriculum(): Curriculum {
  loaded ??= {
    steps: listStepFiles(dataFolder).map((name) => completeStep(readStepFile(dataFolder, name))),
    badges: readBadges(dataFolder),
    levels: readLevels(dataFolder),
  }
  return loaded
}

/** Fills in codes and defaults. */
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
