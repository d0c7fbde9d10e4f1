import { expect, test, vi } from 'vitest'
import type { Flow } from '../../kit/flow.ts'
import { createTurnMachine } from '../../kit/create-turn-machine.ts'
import type { Turn } from '../../kit/template.ts'
import { exerciseFixture, runOfFixture } from '../../run/play-table.fixture.ts'
import { fixture as luisterTyp } from '../../templates/LuisterTyp/fixture.ts'
import { fixture as verhaal } from '../../templates/Verhaal/fixture.ts'
import { draftsFixture, portsFixture } from '../ports.fixture.ts'
import { createExerciseRunner } from './create-exercise-runner.ts'
import { createRunner } from './create-runner.ts'
import { createManualClock } from './manual-clock.ts'
import type { ExercisePorts } from './ports.ts'

/** A flow with three wakes, one every 100 ms. The event 'shout' requests every effect. */
const counting: Flow<number, { type: 'shout' }> = {
  start: (_turn, at) => ({ state: 0, effects: [{ type: 'wake', name: 'tick', at: at + 100 }] }),
  next(_turn, state, event, at) {
    if (event.type === 'shout') {
      return {
        state,
        effects: [
          { type: 'attempt', attempt: 'x', at: 1 },
          { type: 'feedback', feedback: 'wrong' },
          { type: 'answer', data: { answer: 'vis' } },
        ],
      }
    }
    if (event.type !== 'wake') return { state, effects: [] }
    const effects = state < 2 ? [{ type: 'wake', name: 'tick', at: at + 100 } as const] : []
    return { state: state + 1, effects }
  },
  isFilledIn: () => true,
  stuckAt: null,
}

function run() {
  const clock = createManualClock()
  const heard: unknown[] = []
  const pace = { letterMs: 1, soundMs: 1, viewMs: 1, revealMs: 1, blocksMs: 1 }
  const machine = createTurnMachine({ flow: counting, turn: { opensWith: [] } }, {} as Turn, () => pace)
  const runner = createRunner(machine, {
    clock,
    carryOut: (effect) => void heard.push(Object.values(effect)),
    onEnd: () => void heard.push(['clearSound']),
  })
  return { runner, clock, heard }
}

test('wakes the flow at the requested times', () => {
  const { runner, clock } = run()
  runner.start()
  clock.pass(99)
  expect(runner.get()).toBe(0)
  clock.pass(1)
  expect(runner.get()).toBe(1)
  clock.pass(10_000)
  expect(runner.get()).toBe(3)
})

test('carries out effects in order', () => {
  const { runner, heard } = run()
  runner.start()
  runner.send({ type: 'shout' })
  expect(heard).toEqual([
    ['attempt', 'x', 1],
    ['feedback', 'wrong'],
    ['answer', { answer: 'vis' }],
  ])
})

test('leaving cancels timers and sounds, and later events change nothing', () => {
  const { runner, clock, heard } = run()
  const end = runner.start()
  clock.pass(150)
  end()
  clock.pass(10_000)
  runner.send({ type: 'shout' })
  expect(runner.get()).toBe(1)
  expect(heard).toEqual([['clearSound']])
  expect(clock.waiting()).toBe(0)
})

test('notifies its listeners only of changes', () => {
  const { runner, clock } = run()
  let changes = 0
  runner.subscribe(() => (changes += 1))
  runner.start()
  runner.send({ type: 'shout' })
  expect(changes).toBe(0)
  clock.pass(100)
  expect(changes).toBe(1)
})

test('a wrong letter is rendered once, and not again after an equal reply of the server', () => {
  const clock = createManualClock()
  const unanswered = new Promise<never>(() => undefined)
  const ports = { clock, unixMs: clock.now, submit: () => unanswered, reportPlace() {} }
  const { logic } = luisterTyp
  const exercise = exerciseFixture(logic, runOfFixture(luisterTyp))
  const runner = createExerciseRunner({ logic, exercise, difficulty: 2 }, ports as unknown as ExercisePorts)
  runner.start()
  runner.send({ type: 'begin' })
  const draw = vi.fn<() => void>()
  runner.shown.subscribe(draw)
  runner.send({ type: 'attempt', turnNumber: runner.get().turnNumber, attempt: 'x', at: 0 })
  expect(draw).toHaveBeenCalledOnce()
  expect(runner.shown.get().progress.errors).toBe(1)
  runner.send({ type: 'settled', seq: 1, student_exercise: structuredClone(runner.get().run) })
  expect(runner.get().pending).toEqual([])
  expect(draw).toHaveBeenCalledOnce()
})

test('chosen words and text are kept when React restarts the exercise', () => {
  const { clock, ports: silent } = portsFixture()
  const drafts = draftsFixture()
  drafts.save({ chosen: ['vis', 'maan'], word: 'vis', text: 'Een vis' })
  const { logic } = verhaal
  const exercise = exerciseFixture(logic, runOfFixture(verhaal))
  const ports = { ...silent, drafts } as unknown as ExercisePorts
  const runner = createExerciseRunner({ logic, exercise, difficulty: 2 }, ports)
  const end = runner.start()
  runner.send({ type: 'begin' })
  clock.pass(0)
  end()
  runner.start()
  expect(runner.get()).toMatchObject({ progress: { step: 1 }, chosen: ['vis', 'maan'] })
  expect(drafts.read()?.text).toBe('Een vis')
})

test('a story that the server refuses is stored as a draft again', async () => {
  const { clock, ports: silent } = portsFixture()
  const drafts = draftsFixture()
  const draft = { chosen: ['vis', 'maan'], word: 'vis', text: 'Een vis en de maan.' }
  drafts.save(draft)
  const { logic } = verhaal
  const exercise = exerciseFixture(logic, runOfFixture(verhaal))
  const submit = vi.fn<() => Promise<null>>(async () => null)
  const ports = { ...silent, drafts, submit } as unknown as ExercisePorts
  const runner = createExerciseRunner({ logic, exercise, difficulty: 2 }, ports)
  runner.start()
  runner.send({ type: 'begin' })
  clock.pass(0)
  runner.send({
    type: 'answer',
    turnNumber: runner.get().turnNumber,
    data: { words: draft.chosen, answer: draft.text },
  })
  expect([submit.mock.calls.length, drafts.read()]).toEqual([1, null])
  await expect.poll(drafts.read).toEqual(draft)
})
