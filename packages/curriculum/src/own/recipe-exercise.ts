import type { OwnExercise } from '@letterliaan/contract'
import { lessonOf, type RecipeTemplate } from '@letterliaan/exercises/logic'

export function exerciseOf(template: RecipeTemplate): OwnExercise {
  const { name, task, numWords, sounds } = lessonOf(template)
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
