import type { Word } from '@letterliaan/contract'
import { templates } from '@letterliaan/exercises/logic'
import type { CurriculumExercise } from '../../schema/exercise.ts'
import type { CheckedWord, Content, Finding } from '../content.ts'
import { forEachStep } from '../content.ts'

/** The templates of a recipe are of the kind that the points go by, and can be played with every word. */
export function checkPlayable(content: Content): Finding[] {
  return forEachStep(content, ({ words, recipe }) =>
    recipe.flatMap((exercise) => checkExercise(exercise, words)),
  )
}

function checkExercise({ name, exercise_type }: CurriculumExercise, words: readonly CheckedWord[]): string[] {
  const { template, category } = exercise_type
  const logic = templates[template]
  const unplayable = words.filter((word) => !logic.canPlay(asPlayed(word))).map(({ word }) => word.word)
  return [
    ...(logic.category === category ? [] : [`${name}: ${template} is ${logic.category}, not ${category}`]),
    ...(unplayable.length === 0
      ? []
      : [`${name}: ${template} cannot be played with ${unplayable.join(', ')}`]),
  ]
}

/** A word as a child gets it, with all its sounds: those are made from its texts. */
function asPlayed({ word, difficulty }: CheckedWord): Word {
  return {
    ...word,
    id: 1,
    difficulty,
    colors: [...word.colors],
    template: null,
    file_name: word.word,
    audio_version: '',
    audio_word: true,
    audio_structure: true,
    audio_sound_groups: true,
    audio_plural: word.plural_form !== null,
    audio_sentence: true,
  }
}
