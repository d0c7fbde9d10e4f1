import type { StudentExercise, TemplateName } from '@letterliaan/contract'
import { findCurrentTurn, isGame, judgeMove, templates } from '@letterliaan/exercises/logic'
import { expect, test } from 'vitest'
import { useTestApp } from '../../../testing/test-app.ts'
import type { StepContent } from '../../curriculum/content.ts'
import { createFreshRun, type RunIngredients } from '../play/exercise/run.ts'
import { createRightMove } from './move.ts'

const app = await useTestApp()
const rows = await app.database.queries.selectFrom('curriculum_step').select('id').orderBy('nr').execute()
const steps = await Promise.all(rows.map(({ id }) => app.contents.get(app.database.queries, id)))

const makingOf = (step: StepContent, template: TemplateName): RunIngredients => {
  const logic = templates[template]
  const earlier = steps.slice(0, steps.indexOf(step))
  const anchors = logic.run?.sortsAnchors ? app.contents.anchorsToSort(step, earlier) : step.anchors
  return { logic, content: step, difficulty: 2, anchors, documents: [] }
}

const isRight = (making: RunIngredients, run: StudentExercise): boolean => {
  const turn = findCurrentTurn(making.logic, run, making.anchors)
  const verdict = turn && judgeMove(making.logic, turn, createRightMove(run))
  return verdict?.kind === 'answer' && verdict.right
}

test.each(Object.keys(templates) as TemplateName[])(
  'in %s every right move is judged right, in every step that has this template',
  (template) => {
    const having = steps.filter(
      ({ recipe }) =>
        template === 'Test' ||
        isGame(template) ||
        recipe.some(({ exercise_type }) => exercise_type.template === template),
    )
    expect(having.length).toBeGreaterThan(0)
    for (const step of having) {
      const making = makingOf(step, template)
      const { state } = createFreshRun(making, 10, 2, 1, false)
      const wrong = state.words.filter(({ word }) => !isRight(making, { ...state, current_word: word }))
      expect(wrong.map(({ word }) => `${step.nr}: ${word}`)).toEqual([])
    }
  },
)
