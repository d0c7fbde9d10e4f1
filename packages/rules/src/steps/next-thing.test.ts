import type { Difficulty, StepSummary, TemplateName } from '@letterliaan/contract'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findNextInStep, findNextStep, applyRun, type NextInStep } from './next-thing.ts'

const place = (position: number, status: StepSummary['status'], changed: object = {}) => ({
  phase_id: 1,
  position,
  status,
  can_start_test: false,
  test_required: false,
  test_complete: false,
  is_waived: false,
  ...changed,
})
const toets = { can_start_test: true, test_required: true }

test.each([
  ['the only open one', [place(1, 5), place(2, 0), place(3, -1)], 'lesson 2'],
  ['one that waits halfway', [place(1, 4), place(2, 3), place(3, 0)], 'lesson 2'],
  ['in whatever order they come', [place(3, 0), place(2, 1)], 'lesson 2'],
  ['a toets', [place(1, 5), place(2, 7, toets)], 'test 2'],
  ['an instaptoets of an open step', [place(1, 0, toets)], 'test 1'],
  ['all passed', [place(1, 5), place(2, 4)], null],
  ['all locked', [place(1, -1)], null],
  ['no steps', [], null],
])('GIDS-4 the next step: %s', (_name, steps, next) => {
  const answer = findNextStep(steps)
  expect(answer && `${answer.to} ${answer.step.position}`).toBe(next)
})

const exercise = (position: number, at2: number, template: TemplateName = 'LuisterTyp') => ({
  position,
  exercise_type: { template },
  status: { 1: 2, 2: at2, 3: 0 },
})

describe('GIDS-4 the next thing in a step', () => {
  const open = { ...place(1, 0), max_difficulty: 3 as Difficulty }
  test.each([
    ['a new step', [exercise(2, 0), exercise(1, 0)], 1],
    ['one done', [exercise(1, 2), exercise(2, 0)], 2],
    ['one that waits halfway comes first', [exercise(1, 0), exercise(2, 1)], 2],
    ['one that failed, after what was never done', [exercise(1, 2), exercise(2, 3), exercise(3, 0)], 3],
    ['the first that failed, where all others are done', [exercise(2, 3), exercise(1, 3)], 1],
    ['one below open is open too', [exercise(1, 3), exercise(2, -1)], 2],
    ['never a workbook', [exercise(1, 0, 'Werkboek'), exercise(2, 0)], 2],
  ])('%s', (_name, exercises, next) => {
    const answer = findNextInStep({ ...open, exercises }, 2)
    expect(answer.to === 'exercise' && answer.exercise.position).toBe(next)
  })

  const allDone = [exercise(1, 2), exercise(2, 0, 'Werkboek')]
  test.each<[string, object, Difficulty, string]>([
    ['all done, and not passed', {}, 1, 'stars'],
    ['all done at the most stars', { max_difficulty: 2 }, 2, 'map'],
    ['passed', place(1, 5), 3, 'map'],
    ['locked', place(1, -1), 3, 'map'],
    ['its toets', place(1, 7, toets), 3, 'test'],
  ])('%s', (_name, step, at, next) => {
    expect(findNextInStep({ ...open, ...step, exercises: allDone }, at).to).toBe(next)
  })

  test.each<[string, object, Difficulty, string]>([
    ['a passed step of which all is done', place(1, 5), 2, 'isPassed'],
    ['DAG-7 a step that need not be done', place(1, 4, { is_waived: true }), 3, 'isPassed isWaived forFun'],
    ['a passed step with more to do', place(1, 4), 3, 'isPassed forFun'],
    ['a locked step', place(1, -1), 3, ''],
  ])('%s leads to the map with the right facts', (_name, step, at, facts) => {
    const next = findNextInStep({ ...open, ...step, exercises: allDone }, at)
    const isTrue = (name: string) => facts.split(' ').includes(name)
    const [isPassed, isWaived, forFun] = ['isPassed', 'isWaived', 'forFun'].map(isTrue)
    expect(next).toMatchObject({ to: 'map', isPassed, isWaived, forFun })
  })

  test('REP-1 a finished repetition is not called passed, because half of its words may be wrong', () => {
    const repetition = { ...open, ...place(3, 4, { phase_id: null }), exercises: [exercise(1, 3)] }
    expect(findNextInStep(repetition, 2)).toMatchObject({ to: 'map', isRepetition: true, forFun: true })
    const redone = { ...repetition, phase_id: 1 }
    expect(findNextInStep(redone, 2)).toMatchObject({ to: 'map', isRepetition: false })
  })
})

const difficulty = fc.constantFrom<Difficulty>(1, 2, 3)
const status = fc.integer({ min: -1, max: 3 })
const anyStep = fc.record({
  phase_id: fc.constantFrom(1, null),
  position: fc.nat(25),
  status: fc.constantFrom<StepSummary['status'][]>(-1, 0, 1, 3, 4, 5, 6, 7),
  can_start_test: fc.boolean(),
  test_required: fc.boolean(),
  is_waived: fc.boolean(),
  test_complete: fc.boolean(),
  max_difficulty: difficulty,
  exercises: fc.uniqueArray(
    fc.record({
      id: fc.nat(5),
      position: fc.nat(50),
      exercise_type: fc.record({
        template: fc.constantFrom<TemplateName[]>('LuisterTyp', 'Blokken', 'StapDictee', 'Werkboek'),
      }),
      status: fc.record({ 1: status, 2: status, 3: status }),
    }),
    { selector: ({ position }) => position, maxLength: 8 },
  ),
})

const exerciseOf = <E>(next: NextInStep<E>) => (next.to === 'exercise' ? next.exercise : next.to)

test('GIDS-4 the outro predicts the next thing of the lesson page', () => {
  fc.assert(
    fc.property(anyStep, difficulty, fc.nat(50), status, (step, at, exercise_id, latest) => {
      const after = {
        ...step,
        exercises: step.exercises.map((listed) => {
          const earlier = listed.status[at]
          const now = listed.id === exercise_id && earlier !== 2 ? latest : earlier
          return { ...listed, status: { ...listed.status, [at]: now } }
        }),
      }
      const before = findNextInStep(applyRun(step, { exercise_id, difficulty: at, status: latest }), at)
      expect(before).toEqual(findNextInStep(after, at))
    }),
  )
})

test('GIDS-4 the next thing does not depend on the order of exercises, and is never one that is done or on paper', () => {
  fc.assert(
    fc.property(anyStep, difficulty, (step, at) => {
      const next = exerciseOf(findNextInStep(step, at))
      expect(exerciseOf(findNextInStep({ ...step, exercises: step.exercises.toReversed() }, at))).toEqual(
        next,
      )
      if (typeof next === 'string') return
      expect(next.status[at]).not.toBe(2)
      expect(next.exercise_type.template).not.toBe('Werkboek')
    }),
  )
})
