import type { Category, Difficulty, TemplateName } from '@letterliaan/contract'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { collectWorlds, type WorldProgress } from '../progress/worlds.ts'
import { exerciseStatus } from '../run/score.ts'
import { currentStep, derivePath, isShownAsTest } from './path.ts'
import type { ExerciseWork, StepRecord, StepState } from './step-record.ts'
import { stepOf } from './work.fixture.ts'

const recipe: readonly [Category, TemplateName][] = [
  ['Verkennen', 'LeesLetters'],
  ['Verkennen', 'LeesTyp'],
  ['Oefenen', 'LuisterTyp'],
  ['Oefenen', 'LetterBlokken'],
  ['Dictee', 'OefenDictee'],
  ['Dictee', 'StapDictee'],
]

/** What may happen to a child's path by playing. */
interface Happening {
  readonly what: 'run' | 'test' | 'redo' | 'waive'
  /** Null: the current step. */
  readonly step: number | null
  readonly exercise: number
  readonly difficulty: Difficulty
  readonly status: number
}

const happening: fc.Arbitrary<Happening> = fc.record({
  what: fc.constantFrom('run', 'run', 'run', 'run', 'run', 'run', 'run', 'run', 'test', 'redo', 'waive'),
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
      status: exerciseStatus(earlier?.status ?? 0, event.status),
      last_passed: isComplete ? event.status === 2 : (earlier?.last_passed ?? null),
      last_completed_at: isComplete ? time : (earlier?.last_completed_at ?? null),
    },
  ]
}

/** The step after a happening; what the server would refuse (a locked step, no test to start) changes nothing. */
const happen = (step: StepRecord, state: StepState, event: Happening, time: number): StepRecord => {
  if (event.what === 'waive') return event.status === 1 ? { ...step, waived: true } : step
  if (event.what === 'redo') {
    const isRedone = state.is_complete && event.difficulty !== 1
    return isRedone ? { ...step, redo: { difficulty: event.difficulty === 3 ? 3 : 2, work: [] } } : step
  }
  if (state.status === -1) return step
  if (event.what === 'test') {
    if (!isShownAsTest(state) || step.test === null) return step
    const complete = step.test.kind === 'entry' || event.status === 2
    return { ...step, test: { ...step.test, complete, lastFailed: !complete } }
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
  stepOf(11, { test: { kind: 'entry', complete: false, lastFailed: false } }),
  stepOf(12, { test: { kind: 'closing', complete: false, lastFailed: false } }),
  stepOf(13, { isTestStep: true, test: { kind: 'closing', complete: false, lastFailed: false } }),
  stepOf(14, { phase_id: 2, position: 1 }),
  stepOf(15, { phase_id: 2, position: 2 }),
]

/** What the rules forbid and happened all the same between two states of a path. */
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
      'not the current step': state.current_step !== (state === currentStep(after)),
    }
    return Object.entries(rules).flatMap(([rule, isBroken]) => (isBroken ? [`${state.id} ${rule}`] : []))
  })

const takenBack = (before: WorldProgress, after: WorldProgress): boolean =>
  after.phase_id < before.phase_id ||
  after.phase_id > 4 ||
  ([1, 2, 3, 4] as const).some(
    (world) => before[`end_reward_${world}_collected`] && !after[`end_reward_${world}_collected`],
  )

test('thousands of ways to play never un-pass a step, lock it again, or take a world back', () => {
  let passes = 0
  fc.assert(
    fc.property(fc.array(happening, { maxLength: 120, size: 'max' }), (happenings) => {
      let steps = startPath()
      let states = derivePath(steps)
      let worlds = noWorlds
      const complaints: string[] = []
      happenings.forEach((event, time) => {
        const state = event.step === null ? currentStep(states) : states[event.step]
        if (!state) return
        steps = steps.map((step, at) =>
          at === states.indexOf(state) ? happen(step, state, event, time) : step,
        )
        const next = derivePath(steps)
        const collected = collectWorlds(worlds, next).progress
        complaints.push(...forbidden(states, next))
        if (takenBack(worlds, collected)) complaints.push('a world was taken back')
        passes += next.filter((one, at) => one.is_complete && states[at]?.is_complete === false).length
        states = next
        worlds = collected
      })
      expect(complaints).toEqual([])
    }),
    { numRuns: 2000 },
  )
  expect(passes).toBeGreaterThan(500)
})
