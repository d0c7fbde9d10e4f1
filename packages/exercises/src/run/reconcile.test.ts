import { allFixtures } from '../view-kit/all.fixture.ts'
import type { StudentExercise } from '@letterliaan/contract'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fixtureWords, type TemplateFixture } from '../kit/fixture.ts'
import { fixture as luisterTyp } from '../templates/LuisterTyp/fixture.ts'
import { hideOutcomes } from './hide-outcomes.ts'
import { begunTableFixture, playTableFixture, runFixture } from './play-table.fixture.ts'

const begun = () => {
  const table = begunTableFixture(luisterTyp)
  return table
}
const at = (word: string | null, more: Partial<StudentExercise> = {}): StudentExercise => ({
  ...runFixture(luisterTyp.logic),
  current_word: word,
  status: 1,
  ...more,
})

describe('the server’s reply', () => {
  test('a reply equal to the prediction changes nothing on the screen', () => {
    const table = begun()
    table.playWord()
    table.toFlow({ type: 'text', text: 'ma' })
    const { turnNumber, turn, run, progress } = table.state
    const [seq] = table.state.pending.map((move) => move.seq)
    // Cloned like a reply from the network.
    table.send({ type: 'settled', seq: seq ?? 0, student_exercise: structuredClone(run) })
    expect(table.state).toMatchObject({ turnNumber, pending: [] })
    expect(table.state.turn).toBe(turn)
    expect(table.state.run).toBe(run)
    expect(table.state.progress).toBe(progress)
    expect(table.flowState?.typing.input).toBe('ma')
  })

  test('unchanged parts of a different reply keep their objects', () => {
    const table = begun()
    table.playWord()
    const { run } = table.state
    const [first, ...others] = structuredClone(run.detailed_results)
    const results = first ? [{ ...first, num_tries: 9 }, ...others] : []
    const reply = { ...structuredClone(run), detailed_results: results }
    table.send({ type: 'settled', seq: 1, student_exercise: reply })
    expect(table.state.run).toEqual(reply)
    expect(table.state.run.words).toBe(run.words)
    expect(table.state.run.detailed_results[1]).toBe(run.detailed_results[1])
  })

  test('a reply to an earlier move keeps the predictions of later moves', () => {
    const table = begun()
    table.playWord()
    table.playWord()
    expect(table.state.progress.word_index).toBe(2)
    table.deliver()
    expect(table.state.progress.word_index).toBe(2)
    expect(table.state.pending).toHaveLength(1)
    expect(table.state.confirmed.current_word).toBe('maan')
  })

  test('if the server’s word differs from the prediction, its turn starts', () => {
    const table = begun()
    table.playWord()
    const { turnNumber } = table.state
    table.send({ type: 'settled', seq: 1, student_exercise: at('vis') })
    expect(table.state.turn?.word.word).toBe('vis')
    expect(table.state.turnNumber).toBe(turnNumber + 1)
    expect(table.log).toContainEqual({ type: 'clear-sound' })
  })

  test('a wrongly predicted outro returns to the content', () => {
    const table = begun()
    fixtureWords.forEach(() => table.playWord())
    expect(table.state.progress.step).toBe(3)
    table.send({ type: 'settled', seq: 3, student_exercise: at("foto's") })
    expect(table.state.progress).toMatchObject({ step: 2, word_index: 2 })
    expect(table.state.timer.since).toBe(table.now)
  })

  test('the outro opens if another screen completed the run', () => {
    const table = begun()
    table.playWord()
    table.send({
      type: 'settled',
      seq: 1,
      student_exercise: at(null, { is_complete: true, percentage_score: 100 }),
    })
    expect(table.state.progress.step).toBe(3)
  })

  test('a move is undone if the server refused it without a state', () => {
    const table = begun()
    table.playWord()
    table.send({ type: 'settled', seq: 1, student_exercise: null })
    expect(table.state.turn?.word.word).toBe('vis')
    expect(table.state.run).toEqual(table.server)
  })

  test('a duplicate reply, or one to a move before a reset, changes nothing', () => {
    const table = begun()
    fixtureWords.forEach(() => table.playWord())
    table.deliverAll()
    const settled = table.state
    table.send({ type: 'settled', seq: 1, student_exercise: at('vis') })
    expect(table.state).toBe(settled)
    table.send({ type: 'repeat' })
    table.send({ type: 'settled', seq: 3, student_exercise: at(null, { is_complete: true }) })
    expect(table.state.progress.step).toBe(1)
  })

  test('points come only from the server', () => {
    const table = begun()
    fixtureWords.forEach(() => table.playWord())
    expect(table.state.run.points_earned).toBe(0)
    table.send({ type: 'settled', seq: 3, student_exercise: { ...table.state.run, points_earned: 10 } })
    expect(table.state.run.points_earned).toBe(10)
    expect(table.state.progress.step).toBe(3)
  })
})

type Act = 'play' | 'slip' | 'enter' | 'submit' | 'hint' | 'reveal' | 'repeat' | 'deliver' | 'wait' | number

/** Plays the acts. A number is the index of an event of the fixture. */
const playActs = (fixture: TemplateFixture, acts: readonly Act[]) => {
  const table = playTableFixture(fixture)
  const can: Readonly<Record<Exclude<Act, number>, () => void>> = {
    play: () => table.playWord(),
    slip: () => table.slip(),
    enter: () => table.pressEnter(),
    hint: () => table.send({ type: 'hint' }),
    reveal: () => (fixture.logic.word.shown === 'peek' ? table.toFlow({ type: 'reveal' }) : undefined),
    submit: () => table.toFlow({ type: 'submit' }),
    deliver: () => table.deliver(),
    wait: () => table.wait(700),
    repeat: () => {
      if (!table.state.run.is_complete) return
      table.send({ type: 'repeat' })
      table.deliverAll()
      table.begin()
    },
  }
  table.deliver()
  table.begin()
  for (const act of acts) {
    if (typeof act === 'number') table.toFlow(fixture.events[act % fixture.events.length])
    else can[act]()
  }
  return table
}

const acts = fc.array(
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.constantFrom<Act>('play', 'slip', 'enter', 'submit', 'hint', 'reveal', 'repeat', 'wait'),
    },
    { weight: 1, arbitrary: fc.constant<Act>('deliver') },
    { weight: 2, arbitrary: fc.nat(30) },
  ),
  { maxLength: 60, size: 'max' },
)

/** Number of runs for each template: ten thousand in all. */
const numRuns = Math.ceil(10_000 / allFixtures.length)

test.each(allFixtures)(
  'prediction and server agree for any play of $logic.name and any time of the replies',
  (fixture) => {
    let completed = 0
    fc.assert(
      fc.property(acts, (done) => {
        const table = playActs(fixture, done)
        const predicted = table.state.run
        table.deliverAll()
        expect(hideOutcomes(fixture.logic, table.server)).toEqual(predicted)
        expect(table.state.run).toEqual(predicted)
        expect(table.state.pending).toEqual([])
        const step = table.server.is_complete ? 3 : 2
        expect(table.state.progress.step).toBe(step)
        completed += table.server.is_complete ? 1 : 0
      }),
      { numRuns },
    )
    expect(completed).toBeGreaterThan(numRuns / 100)
  },
)
