import { OwnWord } from '@letterliaan/contract'
import { expect, test } from 'vitest'
import { loadCurriculum } from '../load/curriculum.ts'
import { checkOwnStep } from './check-own-step.ts'
import { completeOwnStep, toOwnStep } from './own-step.ts'
import { proposeStep } from './propose-step.ts'

/** A word as it is pasted: nothing said of it. */
const ownWordFixture = (word: string, changes: Partial<OwnWord> = {}): OwnWord => ({
  ...OwnWord.parse({ word }),
  ...changes,
})

const { steps } = loadCurriculum()
const categories = new Map(steps.map(({ category, label }) => [category, label]))
const surroundings = { categories, hasPicture: () => true }

test('OWN-4 a copy of each step of the product is the step itself, and nothing in it keeps it from being kept', () => {
  for (const step of steps) {
    const copy = toOwnStep(step)
    const again = completeOwnStep(copy, step.nr)
    expect(again.words, step.label).toEqual(step.words)
    expect(again.recipe.map(({ exercise_type, name }) => [exercise_type, name])).toEqual(
      step.recipe.map(({ exercise_type, name }) => [exercise_type, name]),
    )
    expect(again.anchors).toEqual(step.anchors)
    expect(
      checkOwnStep(copy, surroundings).filter(({ severity }) => severity === 'error'),
      step.label,
    ).toEqual([])
  }
})

test('OWN-3 the words of each step of the product alone make a step that a child can pass', () => {
  for (const { label, words, category } of steps) {
    const own = words[2].map(({ word }) => ownWordFixture(word))
    const step = proposeStep(label, own, steps)
    expect(
      checkOwnStep(step, surroundings).filter(({ severity }) => severity === 'error'),
      `${label} ${category}`,
    ).toEqual([])
  }
})
