import type { ExerciseCategory, Difficulty, TemplateName } from '@letterliaan/contract'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { getDefaultPoints } from '../points/defaults.ts'
import { payForCompletion, validatePurchase } from '../points/payment.ts'
import { collectEndRewards, type WorldProgress } from '../progress/worlds.ts'
import { chooseStatusAfterRun } from '../run/score.ts'
import { findCurrentStep, derivePath, isShownAsToets } from './path.ts'
import type { ExerciseWork, StepRecord, StepState } from './step-record.ts'
import { stepFixture } from './work.fixture.ts'
import { isLong } from '../../../../tools/testing/is-long.ts'

const recipe: readonly [ExerciseCategory, TemplateName][] = [
  ['Verkennen', 'LeesLetters'],
  ['Verkennen', 'LeesTyp'],
  ['Oefenen', 'LuisterTyp'],
  ['Oefenen', 'LetterBlokken'],
  ['Dictee', 'OefenDictee'],
  ['Dictee', 'StapDictee'],
]

interface Happening {
  readonly what: 'run' | 'test' | 'redo' | 'waive' | 'buy'
  /** Null for the current step. */
  readonly step: number | null
  readonly exercise: number
  readonly difficulty: Difficulty
  readonly status: number
}

const happening: fc.Arbitrary<Happening> = fc.record({
  what: fc.oneof(
    { weight: 8, arbitrary: fc.constant('run' as const) },
    { weight: 4, arbitrary: fc.constantFrom('test', 'redo', 'waive', 'buy') },
  ),
  step: fc.option(fc.nat(4), { freq: 3 }),
  exercise: fc.nat(recipe.length - 1),
  difficulty: fc.constantFrom<Difficulty>(1, 2, 2, 2, 3),
  status: fc.constantFrom(1, 2, 2, 2, 3),
})

const withRun = (
  work: readonly ExerciseWork[],
  id: number,
  event: Happening,
  time: number,
): ExerciseWork[] => {
  const [category, template] = recipe[event.exercise] ?? ['Verkennen', 'LeesLetters']
  const isSame = (item: ExerciseWork) => item.exercise_id === id && item.difficulty === event.difficulty
  const earlier = work.find(isSame)
  const isComplete = event.status !== 1
  return [
    ...work.filter((item) => !isSame(item)),
    {
      exercise_id: id,
      category,
      template,
      difficulty: event.difficulty,
      status: chooseStatusAfterRun(earlier?.status ?? 0, event.status),
      last_passed: isComplete ? event.status === 2 : (earlier?.last_passed ?? null),
      last_completed_at: isComplete ? time : (earlier?.last_completed_at ?? null),
    },
  ]
}

interface Paid {
  readonly difficulties: readonly Difficulty[]
  readonly lastRepeatDay: number | null
}

interface Purse {
  readonly balance: number
  readonly paid: ReadonlyMap<number, Paid>
}
const eventsPerDay = 20
const badge = { cost: 40, is_active: true, is_buyable: true, student_has_badge: false }

const pay = (purse: Purse, step: StepRecord, event: Happening, time: number): Purse => {
  if (event.what === 'buy')
    return validatePurchase(badge, purse.balance) === null
      ? { ...purse, balance: purse.balance - badge.cost }
      : purse
  if (event.what !== 'run') return purse
  const [category, template] = recipe[event.exercise] ?? ['Verkennen', 'LeesLetters']
  const [points1, points2, points3] = getDefaultPoints(category, template)
  const exercise = {
    points_rewarded_difficulty_1: points1,
    points_rewarded_difficulty_2: points2,
    points_rewarded_difficulty_3: points3,
  }
  const id = step.id * 10 + event.exercise
  const before = purse.paid.get(id) ?? { difficulties: [], lastRepeatDay: null }
  const day = Math.floor(time / eventsPerDay)
  const { kind, points } = payForCompletion(
    exercise,
    { difficulty: event.difficulty, is_complete: event.status !== 1, status: event.status },
    { first: before.difficulties.includes(event.difficulty), lastRepeatDay: before.lastRepeatDay },
    day,
  )
  if (kind === 'none') return purse
  const after: Paid =
    kind === 'repeat'
      ? { ...before, lastRepeatDay: day }
      : { ...before, difficulties: [...before.difficulties, event.difficulty] }
  return { balance: purse.balance + points, paid: new Map(purse.paid).set(id, after) }
}

/** Returns the step after an event; events that the server would refuse change nothing. */
const happen = (step: StepRecord, state: StepState, event: Happening, time: number): StepRecord => {
  if (event.what === 'waive') return event.status === 1 ? { ...step, waived: true } : step
  if (event.what === 'redo') {
    const isRedone = state.is_complete && event.difficulty !== 1
    return isRedone ? { ...step, redo: { difficulty: event.difficulty === 3 ? 3 : 2, work: [] } } : step
  }
  if (state.status === -1 || event.what === 'buy') return step
  if (event.what === 'test') {
    if (!isShownAsToets(state) || step.toets === null) return step
    const complete = step.toets.kind === 'instap' || event.status === 2
    return { ...step, toets: { ...step.toets, complete, lastFailed: !complete } }
  }
  const id = step.id * 10 + event.exercise
  const redo = step.redo && { ...step.redo, work: withRun(step.redo.work, id, event, time) }
  return { ...step, work: withRun(step.work, id, event, time), redo }
}

const noWorlds: WorldProgress = {
  phase_id: 1,
  end_reward_1_collected: false,
  end_reward_2_collected: false,
  end_reward_3_collected: false,
  end_reward_4_collected: false,
}

const startPath = (): StepRecord[] => [
  stepFixture(11, { toets: { kind: 'instap', complete: false, lastFailed: false } }),
  stepFixture(12, { toets: { kind: 'sluit', complete: false, lastFailed: false } }),
  stepFixture(13, { isToetsStep: true, toets: { kind: 'sluit', complete: false, lastFailed: false } }),
  stepFixture(14, { phase_id: 2, position: 1 }),
  stepFixture(15, { phase_id: 2, position: 2 }),
]

const forbidden = (before: readonly StepState[], after: readonly StepState[]): string[] =>
  after.flatMap((state, at) => {
    const earlier = before[at]
    const rules = {
      'un-passed': earlier?.is_complete === true && !state.is_complete,
      'stars taken back':
        (state.highest_difficulty_completed ?? 0) < (earlier?.highest_difficulty_completed ?? 0),
      'locked again': state.status === -1 && (state.is_complete || (earlier?.status ?? -1) !== -1),
      'shown as passed': (state.status === 5 || state.status === 4) && !state.is_complete,
      'open too early': at > 0 && state.status !== -1 && !state.is_complete && !after[at - 1]?.is_complete,
      'not the current step': state.current_step !== (state === findCurrentStep(after)),
      'a test before its time': state.can_start_test && !state.test_required,
    }
    return Object.entries(rules).flatMap(([rule, isBroken]) => (isBroken ? [`${state.id} ${rule}`] : []))
  })

const takenBack = (before: WorldProgress, after: WorldProgress): boolean =>
  after.phase_id < before.phase_id ||
  after.phase_id > 4 ||
  ([1, 2, 3, 4] as const).some(
    (world) => before[`end_reward_${world}_collected`] && !after[`end_reward_${world}_collected`],
  )

/** Seeds differ by run. The long form tries more. */
const numRuns = isLong ? 10_000 : 300

test('no sequence of play makes a step not passed or locked, a world locked, or the balance negative', () => {
  let passes = 0
  fc.assert(
    fc.property(fc.array(happening, { maxLength: 80, size: 'max' }), (happenings) => {
      let steps = startPath()
      let states = derivePath(steps)
      let worlds = noWorlds
      let purse: Purse = { balance: 0, paid: new Map() }
      const complaints: string[] = []
      happenings.forEach((event, time) => {
        const state = event.step === null ? findCurrentStep(states) : states[event.step]
        if (!state) return
        const played = steps[states.indexOf(state)]
        const spent = played && state.status !== -1 ? pay(purse, played, event, time) : purse
        if (spent.balance < 0) complaints.push('a purse below 0')
        if (event.what !== 'buy' && spent.balance < purse.balance) complaints.push('points taken back')
        purse = spent
        steps = steps.map((step, at) =>
          at === states.indexOf(state) ? happen(step, state, event, time) : step,
        )
        const next = derivePath(steps)
        const collected = collectEndRewards(worlds, next).progress
        complaints.push(...forbidden(states, next))
        if (takenBack(worlds, collected)) complaints.push('a world was taken back')
        passes += next.filter(
          (derived, at) => derived.is_complete && states[at]?.is_complete === false,
        ).length
        states = next
        worlds = collected
      })
      expect(complaints).toEqual([])
    }),
    { numRuns },
  )
  expect(passes).toBeGreaterThan(numRuns / 4)
}, 120_000)
