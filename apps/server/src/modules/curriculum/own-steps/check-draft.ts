import type { OwnStepBody, OwnStepCheck } from '@letterliaan/contract'
import {
  checkOwnStep,
  completeOwnWord,
  countPlayable,
  exerciseOf,
  type OwnStepSurroundings,
} from '@letterliaan/curriculum'
import { recipeTemplates, templates } from '@letterliaan/exercises/logic'

/** What the check says of a step that is not kept yet, and the exercises that its words could have. */
export function checkDraft(step: OwnStepBody, surroundings: OwnStepSurroundings): OwnStepCheck {
  const words = step.words.map(completeOwnWord)
  return {
    findings: checkOwnStep(step, surroundings),
    choices: recipeTemplates.map((template) => ({
      exercise: exerciseOf(template),
      category: templates[template].category,
      num_playable: countPlayable(template, words),
    })),
  }
}
