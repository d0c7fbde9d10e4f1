import { describe, expect, test } from 'vitest'
import type { ExerciseWork, StepRecord, StepToets } from './step-record.ts'
import { deriveStepStatus } from './step-status.ts'
import { labelStepStatus } from './status-label.ts'
import { enoughWorkFixture, stepFixture, exerciseWorkFixture } from './work.fixture.ts'

const sluittoets: StepToets = { kind: 'sluit', complete: false, lastFailed: false }
const instaptoets: StepToets = { kind: 'instap', complete: false, lastFailed: false }
const statusOf = (more: Partial<StepRecord>, isUnlocked = true) =>
  deriveStepStatus(stepFixture(9, more), isUnlocked)

/** Passing work in which one exercise is changed, or left out if `change` is null. */
const butFor = (exercise_id: number, change: Partial<ExerciseWork> | null): ExerciseWork[] =>
  enoughWorkFixture(2).flatMap((work) => {
    if (work.exercise_id !== exercise_id) return [work]
    return change === null ? [] : [{ ...work, ...change }]
  })

describe('RUL-1 passing a step requires two stars, 2 Verkennen, 2 Oefenen and a StapDictee', () => {
  test.each([
    ['exactly enough at two stars', enoughWorkFixture(2), 2],
    ['exactly enough at three stars', enoughWorkFixture(3), 3],
    ['enough at one star', enoughWorkFixture(1), null],
    ['nothing', [], null],
    ['one Verkennen too few', butFor(101, null), null],
    ['one Oefenen too few', butFor(104, null), null],
    ['no StapDictee', butFor(105, null), null],
    ['one Verkennen at one star', butFor(102, { difficulty: 1 }), null],
    ['a Werkboek instead of an Oefenen', butFor(104, { template: 'Werkboek' }), null],
    ['one Oefenen failed', butFor(103, { status: 3 }), null],
    ['one Oefenen paused', butFor(103, { status: 1 }), null],
    ['the StapDictee below its minimum', butFor(105, { status: 3, last_passed: false }), null],
    ['the StapDictee at one star', butFor(105, { difficulty: 1 }), null],
    ['an OefenDictee instead', butFor(105, { template: 'OefenDictee' }), null],
    ['one exercise at two difficulties counts once', butFor(102, { exercise_id: 101, difficulty: 3 }), null],
    ['two stars where some is done at three', butFor(101, { difficulty: 3 }), 2],
    ['both levels done', [...enoughWorkFixture(2), ...enoughWorkFixture(3)], 3],
  ] as const)('%s', (_name, work, highest) => {
    expect(statusOf({ work })).toMatchObject({
      isPassed: highest !== null,
      highest_difficulty_completed: highest,
    })
    expect(statusOf({ work }).status === 5).toBe(highest !== null)
  })

  test('a StapDictee that was passed and then failed leaves the step passed', () => {
    expect(statusOf({ work: butFor(105, { last_passed: false }) }).status).toBe(5)
  })
})

describe('PATH-4 a step that is passed with one star', () => {
  test.each([
    [1, 1],
    [2, 2],
    [3, 3],
  ] as const)('enough work at %i stars passes the step with %i', (difficulty, highest) => {
    expect(statusOf({ passing_difficulty: 1, work: enoughWorkFixture(difficulty) })).toMatchObject({
      status: 5,
      highest_difficulty_completed: highest,
    })
  })
})

describe('the status of a step that is not passed', () => {
  const explored = exerciseWorkFixture(101, 'Verkennen', 'LeesTyp', {
    status: 1,
    last_passed: null,
    last_completed_at: null,
  })
  const practised = exerciseWorkFixture(103, 'Oefenen', 'LuisterTyp', { status: 3, last_passed: false })
  const failed = exerciseWorkFixture(105, 'Dictee', 'StapDictee', {
    status: 3,
    last_passed: false,
    last_completed_at: 50,
  })
  const passedLater = exerciseWorkFixture(105, 'Dictee', 'StapDictee', {
    difficulty: 1,
    last_completed_at: 60,
  })
  const begun = exerciseWorkFixture(105, 'Dictee', 'StapDictee', {
    status: 1,
    last_passed: null,
    last_completed_at: null,
  })

  test.each([
    ['nothing done', [], 0],
    ['opened, nothing answered', [{ ...explored, status: 0 }], 0],
    ['exploring', [explored], 1],
    ['practising', [explored, practised], 3],
    ['only practising', [practised], 3],
    ['a dictation begun', [explored, begun], 3],
    ['the dictation failed', [explored, practised, failed], 6],
    ['the last dictation passed', [explored, failed, passedLater], 3],
    ['the last dictation failed', [explored, { ...failed, last_completed_at: 70 }, passedLater], 6],
  ] as const)('%s', (_name, work, status) => {
    expect(statusOf({ work }).status).toBe(status)
  })

  test('is locked if its required step is not passed, or if the supervisor locked it', () => {
    expect(statusOf({}, false).status).toBe(-1)
    expect(statusOf({ lock: 'open' }, false).status).toBe(0)
    expect(statusOf({ lock: 'locked' }, true).status).toBe(-1)
  })

  test('stays passed if a passed step is locked later', () => {
    expect(statusOf({ work: enoughWorkFixture(2), lock: 'locked' }, false).status).toBe(5)
  })

  test('is 4 and has no difficulty if the step is waived', () => {
    expect(statusOf({ waived: true }, false)).toMatchObject({
      status: 4,
      isPassed: true,
      highest_difficulty_completed: null,
    })
  })
})

describe('tests of a step', () => {
  test('RUL-2 a closing test can start if RUL-1 is met, and must be passed', () => {
    expect(statusOf({ toets: sluittoets }).can_start_test).toBe(false)
    expect(statusOf({ toets: sluittoets, work: enoughWorkFixture(2) })).toMatchObject({
      status: 3,
      isPassed: false,
      can_start_test: true,
      highest_difficulty_completed: null,
    })
    expect(statusOf({ toets: { ...sluittoets, lastFailed: true }, work: enoughWorkFixture(2) }).status).toBe(
      6,
    )
    expect(statusOf({ toets: { ...sluittoets, complete: true }, work: enoughWorkFixture(2) })).toMatchObject({
      status: 5,
      highest_difficulty_completed: 2,
    })
  })

  test('an entry test can start at once and blocks nothing', () => {
    expect(statusOf({ toets: instaptoets })).toMatchObject({ status: 0, can_start_test: true })
    expect(statusOf({ toets: instaptoets }, false)).toMatchObject({ status: -1, can_start_test: false })
    expect(statusOf({ toets: instaptoets, work: enoughWorkFixture(2) }).status).toBe(5)
  })

  test('a test step is 7 until it is passed', () => {
    expect(statusOf({ isToetsStep: true, toets: sluittoets }, false)).toMatchObject({
      status: -1,
      can_start_test: false,
    })
    expect(statusOf({ isToetsStep: true, toets: sluittoets })).toMatchObject({
      status: 7,
      can_start_test: true,
    })
    expect(statusOf({ isToetsStep: true, toets: { ...sluittoets, lastFailed: true } }).status).toBe(7)
    expect(statusOf({ isToetsStep: true, toets: { ...sluittoets, complete: true } })).toMatchObject({
      status: 5,
      isPassed: true,
    })
    expect(statusOf({ isToetsStep: true, toets: sluittoets, waived: true }).status).toBe(4)
  })
})

describe('a redo of the world', () => {
  const passed = { work: [...enoughWorkFixture(2)] }

  test('reopens the step, and its earlier results stay', () => {
    expect(statusOf({ ...passed, redo: { difficulty: 3, work: [] } })).toMatchObject({
      status: 0,
      isPassed: true,
      highest_difficulty_completed: 2,
    })
  })

  test('shows only the work of the redo', () => {
    const exploring = [exerciseWorkFixture(101, 'Verkennen', 'LeesTyp', { difficulty: 3, status: 1 })]
    const work = [...enoughWorkFixture(2), ...exploring]
    expect(statusOf({ work, redo: { difficulty: 3, work: exploring } }).status).toBe(1)
  })

  test('gives status 4 with the new highest difficulty if the step is passed again', () => {
    const redone = {
      work: [...enoughWorkFixture(2), ...enoughWorkFixture(3)],
      redo: { difficulty: 3, work: enoughWorkFixture(3) },
    } as const
    expect(statusOf(redone)).toMatchObject({ status: 4, highest_difficulty_completed: 3 })
  })

  test('ignores work below the difficulty of the redo', () => {
    expect(statusOf({ ...passed, redo: { difficulty: 3, work: enoughWorkFixture(2) } }).status).toBe(3)
  })
})

test('labels are Dutch, and the label of a passed step shows its stars', () => {
  expect(([-1, 0, 1, 3, 5, 6, 7] as const).map((status) => labelStepStatus(status, 2))).toEqual([
    'Nog op slot',
    'Open',
    'Bezig met verkennen',
    'Bezig met oefenen',
    'Gehaald',
    'Dictee nog niet gehaald',
    'Toets',
  ])
  expect(labelStepStatus(4, 1)).toBe('Gehaald met 1 ster')
  expect(labelStepStatus(4, 3)).toBe('Gehaald met 3 sterren')
  expect(labelStepStatus(4, null)).toBe('Gehaald')
})
