import type { StepStatus } from '@letterliaan/contract'
import { describe, expect, test } from 'vitest'
import { findDestinationAfter } from './find-destination-after.ts'
import { findCurrentStep, derivePath, isShownAsToets } from './path.ts'
import { deriveRepetitionStatus } from './repetition.ts'
import { enoughWorkFixture, stepFixture, exerciseWorkFixture } from './work.fixture.ts'

const passed = { work: enoughWorkFixture(2) }
const statusesOf = (steps: Parameters<typeof derivePath>[0]) => derivePath(steps).map(({ status }) => status)

describe('a path', () => {
  test('opens the next step at once if a step is passed, also in the next world', () => {
    expect(statusesOf([stepFixture(11, passed), stepFixture(12), stepFixture(13)])).toEqual([5, 0, -1])
    expect(statusesOf([stepFixture(11, passed), stepFixture(12, { phase_id: 2, position: 1 })])).toEqual([
      5, 0,
    ])
  })

  test('opens the step after a waived step, but not after a closing test that is not passed', () => {
    expect(statusesOf([stepFixture(11, { waived: true }), stepFixture(12)])).toEqual([4, 0])
    const sluittoets = { kind: 'sluit', complete: false, lastFailed: false } as const
    expect(statusesOf([stepFixture(11, { ...passed, toets: sluittoets }), stepFixture(12)])).toEqual([3, -1])
  })

  test('is in the order of worlds and positions, whatever the order of the input', () => {
    const states = derivePath([
      stepFixture(14, { phase_id: null, position: 1 }),
      stepFixture(13, { phase_id: 2, position: 1 }),
      stepFixture(12, { position: 2 }),
      stepFixture(11, { position: 1 }),
    ])
    expect(states.map(({ id }) => id)).toEqual([11, 12, 13, 14])
    expect(states.map(({ status }) => status)).toEqual([0, -1, -1, 0])
  })

  test('OWN-3 a step in the treehouse changes no other step and is never the current one', () => {
    const worlds = [stepFixture(11, passed), stepFixture(12), stepFixture(13, { phase_id: 2, position: 1 })]
    const own = stepFixture(14, { phase_id: null, position: 1 })
    const alone = derivePath(worlds)
    for (const step of [
      own,
      { ...own, ...passed },
      { ...own, waived: true },
      { ...own, lock: 'locked' as const },
    ]) {
      expect(derivePath([step, ...worlds]).slice(0, 3)).toEqual(alone)
    }
    expect(derivePath([own, stepFixture(11, passed)]).map(({ current_step }) => current_step)).toEqual([
      false,
      false,
    ])
    expect(statusesOf([own, { ...own, id: 15, position: 2 }])).toEqual([0, 0])
  })

  test('a chosen required step replaces the previous step; a deleted one locks nothing', () => {
    expect(
      statusesOf([
        stepFixture(11, passed),
        stepFixture(12),
        stepFixture(13, { required_step_id: 11 }),
        stepFixture(14, { required_step_id: 99 }),
      ]),
    ).toEqual([5, 0, 0, 0])
  })
})

describe('the current step is the first whose status is not -1, 4 or 5', () => {
  test.each([
    [[5, 4, 0, 0], 2],
    [[-1, 7, 0], 1],
    [[5, 6], 1],
    [[5, 1], 1],
    [[5, 3], 1],
    [[5, 4, -1], null],
    [[], null],
  ] as const)('statuses %j have the current step at %s', (statuses, at) => {
    const steps = statuses.map((status) => ({ status }))
    expect(findCurrentStep(steps)).toBe(at === null ? null : steps[at])
  })

  test('exactly one step of the path is current', () => {
    const states = derivePath([stepFixture(11, passed), stepFixture(12), stepFixture(13, { lock: 'open' })])
    expect(states.map((state) => state.current_step)).toEqual([false, true, false])
  })
})

test.each([
  [{}, true],
  [{ can_start_test: false }, false],
  [{ test_required: false }, false],
  [{ test_complete: true }, false],
  [{ status: -1 }, false],
] as const)(
  'a test is shown if it is startable, required, incomplete and its step is not locked: with %j %s',
  (more, shown) => {
    const step = {
      status: 0,
      can_start_test: true,
      test_required: true,
      test_complete: false,
      ...more,
    } as const
    expect(isShownAsToets(step)).toBe(shown)
  },
)

describe('the next place after a step or test', () => {
  const onMap = (id: number, phase_id: number | null, position: number, status: StepStatus = 0) => ({
    id,
    phase_id,
    position,
    status,
  })
  const first = onMap(11, 1, 1, 5)

  test('is the next step, or its test if its status is 7', () => {
    const next = onMap(12, 1, 2)
    expect(findDestinationAfter(first, [onMap(13, 1, 3), next, first])).toEqual({ to: 'lesson', step: next })
    const exam = onMap(12, 1, 2, 7)
    expect(findDestinationAfter(first, [first, exam])).toEqual({ to: 'test', step: exam })
  })

  test('is the next world after the last step, and the end cave after world 4', () => {
    expect(findDestinationAfter(first, [first, onMap(21, 2, 1)])).toEqual({ to: 'world', world: 2 })
    const last = onMap(41, 4, 1)
    expect(findDestinationAfter(last, [last])).toEqual({ to: 'end-cave' })
  })

  test('is the treehouse after a repetition, a step without a world', () => {
    expect(findDestinationAfter(onMap(9, null, 1), [first])).toEqual({ to: 'treehouse' })
  })

  test('is the same world if the next step is locked', () => {
    expect(findDestinationAfter(first, [first, onMap(12, 1, 2, -1)])).toEqual({ to: 'world', world: 1 })
  })

  describe('TST-6 in a redo, where every step is open at once', () => {
    const statuses = (...each: StepStatus[]) => each.map((status, at) => onMap(11 + at, 1, at + 1, status))

    test.each([
      ['the next', 1, statuses(4, 0, 0), 12],
      ['past what was passed already', 1, statuses(4, 4, 0), 13],
      ['on, though an earlier one is open too', 2, statuses(0, 4, 0), 13],
      ['back to what was left behind', 3, statuses(0, 3, 4), 11],
      ['never to itself, though its list is older than it is', 2, statuses(4, 0, 0), 13],
    ] as const)('%s', (_title, position, steps, id) => {
      expect(findDestinationAfter(onMap(10 + position, 1, position, 4), steps)).toMatchObject({
        to: 'lesson',
        step: { id },
      })
    })
  })
})

test('a repetition is done after one Oefenen exercise and one OefenDictee', () => {
  const practice = exerciseWorkFixture(103, 'Oefenen', 'LuisterTyp')
  const dictation = exerciseWorkFixture(106, 'Dictee', 'OefenDictee', { status: 3, last_passed: false })
  const begun = { ...dictation, last_completed_at: null }
  expect(deriveRepetitionStatus([], 2)).toBe(0)
  expect(deriveRepetitionStatus([], 0)).toBe(0)
  expect(deriveRepetitionStatus([practice, begun], 2)).toBe(0)
  expect(deriveRepetitionStatus([dictation, { ...dictation, difficulty: 2 }], 2)).toBe(0)
  expect(deriveRepetitionStatus([practice, dictation], 2)).toBe(4)
})
