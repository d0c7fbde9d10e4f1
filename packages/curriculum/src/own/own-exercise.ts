import type { GameTemplate, OwnExercise } from '@letterliaan/contract'
import { getLesson, type RecipeTemplate } from '@letterliaan/exercises/logic'
import { completeExercise } from '../load/exercise.ts'
import { ExerciseFile, type CurriculumExercise } from '../schema/step.ts'

export function createOwnExercise(template: RecipeTemplate | GameTemplate): OwnExercise {
  const { name, task, numWords, sounds } = getLesson(template)
  return {
    template,
    name,
    description: task,
    num_words: numWords,
    use_audio_word: sounds.offered.includes('word'),
    use_audio_structure: sounds.offered.includes('structure'),
    use_audio_sound_groups: sounds.offered.includes('sound_groups'),
    use_audio_plural: sounds.offered.includes('plural'),
    use_audio_sentence: sounds.offered.includes('sentence'),
    repeat_exercise_after_complete: false,
  }
}

/** Creates an exercise that is in no recipe: for 'Door elkaar' or a repetition. */
export const createExerciseAt = (
  template: RecipeTemplate | GameTemplate,
  position: number,
): CurriculumExercise => completeExercise(ExerciseFile.parse(createOwnExercise(template)), position)
