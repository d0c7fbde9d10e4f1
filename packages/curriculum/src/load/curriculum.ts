import type { CurriculumBadge } from '../schema/badge.ts'
import type { CurriculumLevel } from './files.ts'
import type { CurriculumStep, StepFile } from '../schema/step.ts'
import { completeExercise } from './exercise.ts'
import { dataFolder, listStepFiles, readBadges, readLevels, readStepFile } from './files.ts'
import { completeWord } from './word.ts'

/** Everything that authors wrote: steps in the order of the path, badges, and the school groups. */
export interface Curriculum {
  readonly steps: readonly CurriculumStep[]
  readonly badges: readonly CurriculumBadge[]
  readonly levels: readonly CurriculumLevel[]
}

let loaded: Curriculum | undefined

/**
 * The curriculum, read and validated at the first call and kept.
 * @throws Error naming the file and the field when the content does not fit its schema.
 */
export function loadCurriculum(): Curriculum {
  loaded ??= {
    steps: listStepFiles(dataFolder).map((name) => completeStep(readStepFile(dataFolder, name))),
    badges: readBadges(dataFolder),
    levels: readLevels(dataFolder),
  }
  return loaded
}

/** Fills in the codes of the words and the defaults of the exercises. */
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
