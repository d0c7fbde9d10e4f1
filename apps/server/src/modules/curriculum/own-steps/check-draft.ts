import type { OwnStepBody, OwnStepCheck } from '@letterliaan/contract'
import {
  checkOwnStep,
  completeOwnWord,
  countPlayable,
  createOwnExercise,
  type OwnStepSurroundings,
} from '@letterliaan/curriculum'
import { recipeTemplates, templates } from '@letterliaan/exercises/logic'

export function checkDraft(step: OwnStepBody, surroundings: OwnStepSurroundings): OwnStepCheck {
  const words = step.words.map(completeOwnWord)
  return {
    findings: checkOwnStep(step, surroundings),
    choices: recipeTemplates.map((template) => ({
      exercise: createOwnExercise(template),
      category: templates[template].category,
      num_playable: countPlayable(template, words),
    })),
  }
}
