import { describe, expect, test } from 'vitest'
import { fixtureWords } from '../kit/fixture.ts'
import { fixture as luisterTyp } from '../templates/LuisterTyp/fixture.ts'
import { fixture as oefenDictee } from '../templates/OefenDictee/fixture.ts'
import { fixture as stapDictee } from '../templates/StapDictee/fixture.ts'
import { begunExerciseFixture, completeRunFixture, openedExerciseFixture } from './opened-exercise.fixture.ts'
import { begunTableFixture, exerciseFixture, playTableFixture, runFixture } from './play-table.fixture.ts'

describe('EX-15 a dictation is reset hard on the intro', () => {
  test.each([oefenDictee, stapDictee])('$logic.name', (fixture) => {
    const { table, effects, step } = openedExerciseFixture(fixture)
    expect(effects('reset')).toEqual([{ type: 'reset', hard: true, difficulty: 2 }])
    table.send({ type: 'begin' })
    expect(step()).toBe(1)
    table.deliver()
    table.send({ type: 'begin' })
    expect(step()).toBe(2)
  })

  test.each([oefenDictee, stapDictee])(
    'EX-1 EX-14 a complete dictation opens at its outro, has a fourth part, and restarts only when repeated: $logic.name',
    (fixture) => {
      const { table, effects, step } = openedExerciseFixture(fixture, completeRunFixture(fixture))
      expect([step(), effects('reset')]).toEqual([3, []])
      expect(table.state.run).toMatchObject({ is_complete: true, percentage_score: 100 })
      table.send({ type: 'next' })
      expect([step(), effects('reset')]).toEqual([4, []])
      table.send({ type: 'repeat' })
      expect(effects('reset')).toEqual([{ type: 'reset', hard: true, difficulty: 2 }])
      table.deliverAll()
      expect(step()).toBe(1)
      expect(table.state.run).toMatchObject({ is_complete: false, percentage_score: null })
    },
  )

  test('a failed reset can be requested again', () => {
    const { table, effects, step } = openedExerciseFixture(stapDictee)
    table.send({ type: 'reset-failed' })
    table.send({ type: 'begin' })
    expect([step(), table.state.reset]).toEqual([1, 'failed'])
    table.send({ type: 'retry' })
    expect(effects('reset')).toHaveLength(2)
    table.deliver()
    table.send({ type: 'begin' })
    expect(step()).toBe(2)
  })

  test('no other exercise is reset hard', () => {
    expect(openedExerciseFixture(luisterTyp).effects('reset')).toEqual([])
  })
})

describe('a reset', () => {
  test('EX-16 requests the difficulty and a new order, sets the timer to 0 and the progress to 1', () => {
    const { table, effects } = begunExerciseFixture(luisterTyp)
    fixtureWords.forEach(() => {
      table.wait(1000)
      table.playWord()
    })
    table.deliverAll()
    table.send({ type: 'repeat' })
    expect(effects('reset')).toEqual([{ type: 'reset', hard: false, difficulty: 2 }])
    expect(table.state).toMatchObject({
      progress: { step: 1, errors: 0, cheats_used: 0, hints_used: 0, word_index: 0 },
      timer: { since: null, elapsedMs: 0 },
      turn: null,
    })
    table.deliverAll()
    table.send({ type: 'begin' })
    fixtureWords.forEach(() => table.playWord())
    expect(table.state.run).toMatchObject({ is_complete: true, is_retry: true })
  })

  test('is not requested during the content', () => {
    const { table, effects } = begunExerciseFixture(luisterTyp)
    table.send({ type: 'repeat' })
    expect(effects('reset')).toEqual([])
  })
})

test('a forced repeat starts with the words that were wrong', () => {
  const exercise = exerciseFixture(luisterTyp.logic, runFixture(luisterTyp.logic), {
    repeat_exercise_after_complete: true,
  })
  const table = begunTableFixture(luisterTyp, exercise)
  table.slip()
  fixtureWords.forEach(() => table.playWord())
  table.deliverAll()
  expect(table.state.run.isForcedRepeat).toBe(true)
  table.send({ type: 'repeat' })
  table.deliverAll()
  expect(table.state.run.words.map(({ word }) => word)).toEqual(['vis'])
})

test('EX-10 an exercise that was left before its forced repeat opens with that repeat', () => {
  const exercise = exerciseFixture(luisterTyp.logic, runFixture(luisterTyp.logic), {
    repeat_exercise_after_complete: true,
  })
  const table = begunTableFixture(luisterTyp, exercise)
  table.slip()
  fixtureWords.forEach(() => table.playWord())
  table.deliverAll()
  expect(table.state.run).toMatchObject({ status: 1, isForcedRepeat: true, is_complete: true })
  const reopened = playTableFixture(luisterTyp, {
    ...exercise,
    student_exercise: { ...exercise.student_exercise, 2: table.server },
  })
  expect(reopened.state).toMatchObject({ progress: { step: 1 }, reset: 'pending' })
  reopened.deliverAll()
  reopened.send({ type: 'begin' })
  reopened.playWord()
  expect(reopened.state.progress.step).toBe(3)
  expect(reopened.state.run).toMatchObject({ status: 2, isForcedRepeat: false, is_complete: true })
})
