import type { Difficulty, StepSummary, TemplateName } from '@letterliaan/contract'
import { describe, expect, test } from 'vitest'
import { nextInStep, nextStep } from './next-thing.ts'

const place = (position: number, status: StepSummary['status'], changed: object = {}) => ({
  phase_id: 1,
  position,
  status,
  can_start_test: false,
  test_required: false,
  test_complete: false,
  ...changed,
})
const toets = { can_start_test: true, test_required: true }

describe('GIDS-4 the next step', () => {
  test.each([
    {
      name: 'the only open one',
      steps: [place(1, 5), place(2, 0), place(3, -1)],
      next: { to: 'lesson', at: 2 },
    },
    {
      name: 'one that waits halfway',
      steps: [place(1, 4), place(2, 3), place(3, 0)],
      next: { to: 'lesson', at: 2 },
    },
    { name: 'in whatever order they come', steps: [place(3, 0), place(2, 1)], next: { to: 'lesson', at: 2 } },
    { name: 'a toets', steps: [place(1, 5), place(2, 7, toets)], next: { to: 'test', at: 2 } },
    { name: 'an instaptoets of an open step', steps: [place(1, 0, toets)], next: { to: 'test', at: 1 } },
    { name: 'all passed', steps: [place(1, 5), place(2, 4)], next: null },
    { name: 'all locked', steps: [place(1, -1)], next: null },
    { name: 'no steps', steps: [], next: null },
  ])('$name', ({ steps, next }) => {
    const answer = nextStep(steps)
    expect(answer && { to: answer.to, at: answer.step.position }).toEqual(next)
  })
})

const exercise = (position: number, at2: number, template: TemplateName = 'LuisterTyp') => ({
  position,
  exercise_type: { template },
  status: { 1: 2, 2: at2, 3: 0 },
})

describe('GIDS-4 the next thing in a step', () => {
  const open = { ...place(1, 0), max_difficulty: 3 as Difficulty }
  test.each([
    { name: 'a new step', exercises: [exercise(2, 0), exercise(1, 0)], next: 1 },
    { name: 'one done', exercises: [exercise(1, 2), exercise(2, 0)], next: 2 },
    { name: 'one that waits halfway comes first', exercises: [exercise(1, 0), exercise(2, 1)], next: 2 },
    {
      name: 'one that failed, in its turn',
      exercises: [exercise(1, 2), exercise(2, 3), exercise(3, 0)],
      next: 2,
    },
    { name: 'never a workbook', exercises: [exercise(1, 0, 'Werkboek'), exercise(2, 0)], next: 2 },
  ])('$name', ({ exercises, next }) => {
    const answer = nextInStep({ ...open, exercises }, 2)
    expect(answer.to === 'exercise' && answer.exercise.position).toBe(next)
  })

  const allDone = [exercise(1, 2), exercise(2, 0, 'Werkboek')]
  test.each([
    { name: 'all done, and not passed', step: open, at: 1 as const, next: 'stars' },
    {
      name: 'all done at the most stars',
      step: { ...open, max_difficulty: 2 as const },
      at: 2 as const,
      next: 'map',
    },
    { name: 'passed', step: { ...open, ...place(1, 5) }, at: 3 as const, next: 'map' },
    { name: 'locked', step: { ...open, ...place(1, -1) }, at: 3 as const, next: 'map' },
    { name: 'its toets', step: { ...open, ...place(1, 7, toets) }, at: 3 as const, next: 'test' },
  ])('$name: $next', ({ step, at, next }) => {
    expect(nextInStep({ ...step, exercises: allDone }, at).to).toBe(next)
  })
})
