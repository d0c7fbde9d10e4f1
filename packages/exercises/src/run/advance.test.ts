import { describe, expect, test } from 'vitest'
import { fixtureWords } from '../kit/fixture.ts'
import { fixture as kijkLuister } from '../templates/KijkLuister/fixture.ts'
import { fixture as leesTyp } from '../templates/LeesTyp/fixture.ts'
import { fixture as luisterTyp } from '../templates/LuisterTyp/fixture.ts'
import { fixture as oefenDictee } from '../templates/OefenDictee/fixture.ts'
import { fixture as stapDictee } from '../templates/StapDictee/fixture.ts'
import { begunExerciseFixture, completeRunFixture, openedExerciseFixture } from './opened-exercise.fixture.ts'
import { begunTableFixture, exerciseFixture, playTableFixture, runFixture } from './play-table.fixture.ts'

describe('EX-1 parts', () => {
  test('are intro, content and outro if the exercise has no step test', () => {
    const { table, step } = openedExerciseFixture(luisterTyp)
    const steps = [step()]
    table.send({ type: 'begin' })
    steps.push(step())
    fixtureWords.forEach(() => table.playWord())
    steps.push(step())
    table.send({ type: 'next' })
    expect([...steps, step()]).toEqual([1, 2, 3, 3])
  })

  test('a StapDictee continues to its step-test outro', () => {
    const { table, step } = begunExerciseFixture(stapDictee)
    table.send({ type: 'next' })
    expect(step()).toBe(2)
    fixtureWords.forEach(() => table.playWord())
    table.send({ type: 'next' })
    expect(step()).toBe(4)
  })
})

test('RUL-5 the fields of the exercise progress have the names of the specification', () => {
  const { progress } = openedExerciseFixture(luisterTyp).table.state
  expect(progress).toEqual({ step: 1, errors: 0, cheats_used: 0, hints_used: 0, word_index: 0 })
})

test('Enter goes to the content at the intro, submits at the content, and does nothing at the outro', () => {
  const { table, step } = openedExerciseFixture(luisterTyp)
  table.pressEnter()
  expect(step()).toBe(2)
  table.pressEnter()
  expect(table.waiting).toBe(0)
  fixtureWords.forEach(() => table.playWord())
  expect(step()).toBe(3)
  table.pressEnter()
  expect(step()).toBe(3)
})

describe('timer and sound', () => {
  test('EX-12 reaching the content starts the timer and plays the word at once', () => {
    const { table, effects } = openedExerciseFixture(luisterTyp)
    table.wait(5000)
    expect(table.state.timer).toEqual({ since: null, elapsedMs: 0 })
    table.send({ type: 'begin' })
    expect(table.state.timer.since).toBe(table.now)
    expect(effects('speak')).toEqual([{ type: 'speak', sounds: ['word'], delayMs: 0 }])
  })

  test('EX-12 reaching the outro stops the timer and clears the sound', () => {
    const { table } = begunExerciseFixture(luisterTyp)
    fixtureWords.forEach(() => {
      table.wait(1500)
      table.playWord()
    })
    expect(table.state.timer).toEqual({ since: null, elapsedMs: 4500 })
    const speech = table.log.filter(({ type }) => type === 'speak' || type === 'clear-sound')
    expect(speech.at(-1)).toEqual({ type: 'clear-sound' })
    table.wait(9000)
    expect(table.state.timer.elapsedMs).toBe(4500)
  })

  test('EX-12 the speech of a word ends when the next word is asked, even if it was not heard to its end', () => {
    const { table } = begunExerciseFixture(stapDictee)
    table.toFlow({ type: 'text', text: 'vis' })
    table.pressEnter()
    const speech = table.log.filter(({ type }) => type === 'speak' || type === 'clear-sound')
    const opening = { type: 'speak', sounds: ['word', 'sentence', 'word'] }
    expect(speech).toMatchObject([
      opening,
      { type: 'clear-sound', keepsText: true },
      { ...opening, delayMs: 500 },
    ])
  })

  test('EX-12 a word that follows another word or is repeated waits 500 ms', () => {
    const { table, effects } = begunExerciseFixture(luisterTyp)
    table.playWord()
    expect(effects('speak').at(-1)).toEqual({ type: 'speak', sounds: ['word', 'plural'], delayMs: 500 })
    const dictation = begunExerciseFixture(oefenDictee)
    dictation.table.toFlow({ type: 'text', text: 'fis' })
    dictation.table.pressEnter()
    const again = { type: 'speak', sounds: ['word'], delayMs: 500, afterText: true }
    expect(dictation.effects('speak').at(-1)).toEqual(again)
  })

  test('only sounds that the exercise uses are played', () => {
    const muted = {
      ...exerciseFixture(luisterTyp.logic, runFixture(luisterTyp.logic)),
      use_audio_word: false,
    }
    expect(begunTableFixture(luisterTyp, muted).spoken()).toEqual([])
  })
})

describe('EX-13 after a submit', () => {
  test('input, errors, cheats and hints are reset if another word follows', () => {
    const { table } = begunExerciseFixture(luisterTyp)
    table.slip()
    table.toFlow({ type: 'reveal' })
    table.send({ type: 'hint' })
    expect(table.state.progress).toEqual({ step: 2, errors: 1, cheats_used: 1, hints_used: 1, word_index: 0 })
    table.playWord()
    expect(table.state.progress).toEqual({ step: 2, errors: 0, cheats_used: 0, hints_used: 0, word_index: 1 })
    expect(table.flowState).toMatchObject({ typing: { input: '' } })
  })

  test('an error counts, the word is repeated and the input stays if the word is the same', () => {
    const { table, effects } = begunExerciseFixture(oefenDictee)
    table.toFlow({ type: 'text', text: 'fis' })
    table.pressEnter()
    expect(table.state.progress).toMatchObject({ errors: 1, word_index: 0 })
    expect(effects('to-flow')).toContainEqual({ type: 'to-flow', event: { type: 'rejected' } })
    expect(table.flowState).toEqual({ input: 'fis', rejected: 'fis', rejections: 1 })
  })

  test.each([
    [true, [{ type: 'speak', sounds: ['word'], delayMs: 500, afterText: true }]],
    [false, []],
  ])(
    'the word is repeated after a wrong answer only if the exercise plays it (%s)',
    (use_audio_word, spoken) => {
      const run = runFixture(oefenDictee.logic)
      const table = begunTableFixture(
        oefenDictee,
        exerciseFixture(oefenDictee.logic, run, { use_audio_word }),
      )
      table.log.splice(0)
      table.toFlow({ type: 'text', text: 'fis' })
      table.pressEnter()
      expect(table.spoken()).toEqual(spoken)
    },
  )

  test('a key that is pressed twice sends one answer', () => {
    const { table } = begunExerciseFixture(stapDictee)
    const { turnNumber } = table.state
    table.send({ type: 'answer', turnNumber, data: { answer: 'vis' } })
    table.send({ type: 'answer', turnNumber, data: { answer: 'vis' } })
    expect(table.waiting).toBe(1)
    expect(table.state.progress.word_index).toBe(1)
  })
})

test('EX-14 an exercise that is complete when loaded opens at the outro', () => {
  const { table, step } = openedExerciseFixture(luisterTyp, completeRunFixture(luisterTyp))
  expect(step()).toBe(3)
  expect(table.log).toEqual([])
})

describe('sent moves', () => {
  test('contain the time when the word appeared and the time since then', () => {
    const { table } = begunExerciseFixture(leesTyp)
    const startedAt = table.now
    table.wait(1200)
    table.slip()
    table.wait(800)
    table.playWord()
    expect(table.bodies().map(({ time, startTime, word }) => [time, startTime, word])).toEqual([
      [1200, Math.floor(startedAt / 1000), 'vis'],
      [2000, Math.floor(startedAt / 1000), 'vis'],
    ])
  })

  test('include errors and time of an earlier visit to the word', () => {
    const { table } = begunExerciseFixture(leesTyp)
    table.wait(1000)
    table.slip()
    table.deliverAll()
    const again = playTableFixture(leesTyp, exerciseFixture(leesTyp.logic, table.server))
    again.send({ type: 'begin' })
    again.wait(500)
    again.playWord()
    expect(again.state.run.detailed_results[0]).toMatchObject({ num_errors: 1, time_spent: 1500 })
  })

  test('include hints since the previous move', () => {
    const { table } = begunExerciseFixture(kijkLuister)
    table.send({ type: 'hint' })
    table.send({ type: 'hint' })
    table.playWord()
    expect(table.bodies()[0]).toMatchObject({
      hints: 2,
      hints_used: 2,
      cheats_used: 0,
      exercise_id: 9041,
      difficulty: 2,
    })
  })
})
