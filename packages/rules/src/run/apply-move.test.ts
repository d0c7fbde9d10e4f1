import { describe, expect, test } from 'vitest'
import { applyMove } from './apply-move.ts'
import { chooseRunPolicy } from './policy.ts'
import { isFinished } from './score.ts'
import type { Move, Run, RunPolicy } from './run.ts'
import { repeatRun, startRun } from './start-run.ts'

const words = [{ word: 'vis' }, { word: 'zon' }, { word: 'bus' }]
const untilRight: RunPolicy = { tries: null, min_success_score: 60, repeat_exercise_after_complete: false }
const oneTry: RunPolicy = { ...untilRight, tries: 1 }
const twoTries: RunPolicy = { ...untilRight, tries: 2 }
const repeating: RunPolicy = { ...oneTry, repeat_exercise_after_complete: true }

const move = (word: string, more: Partial<Move> = {}): Move => ({
  word,
  kind: 'answer',
  right: true,
  input: word,
  time: 1000,
  cheats_used: 0,
  hints_used: 0,
  ...more,
})
const wrong = (word: string) => move(word, { right: false, input: 'x' })
const slip = (word: string) => move(word, { kind: 'attempt', right: false, input: 'x' })

const play = (run: Run, policy: RunPolicy, ...moves: Move[]): Run =>
  moves.reduce((played, next) => {
    const outcome = applyMove(played, next, policy)
    expect(outcome.kind).toBe('accepted')
    return outcome.run
  }, run)

const start = () => startRun(words, 2, false)

describe('a run', () => {
  test('uses a duplicate text once, and has no current word without words', () => {
    expect(startRun([...words, ...words], 1, false).words).toHaveLength(3)
    expect(startRun([], 1, false).current_word).toBeNull()
  })

  test('a right answer is a success and moves to the next word', () => {
    const outcome = applyMove(start(), move('vis', { time: 2500, hints_used: 1 }), untilRight)
    expect(outcome).toMatchObject({
      kind: 'accepted',
      change: 'next',
      run: { current_word: 'zon', status: 1 },
    })
    expect(outcome.run.detailed_results[0]).toEqual({
      word: 'vis',
      num_tries: 1,
      num_errors: 0,
      time_spent: 2500,
      completed: true,
      success: true,
      last_answer: 'vis',
      cheats_used: 0,
      hints_used: 1,
    })
  })

  test('a wrong move counts an error and stays at the word', () => {
    const outcome = applyMove(start(), slip('vis'), untilRight)
    expect(outcome).toMatchObject({ kind: 'accepted', change: 'error', run: { current_word: 'vis' } })
    expect(outcome.run.detailed_results[0]).toMatchObject({ num_errors: 1, num_tries: 0, completed: false })
  })

  test('a word with an error or a cheat is no success, but a word with a hint is', () => {
    const run = play(
      start(),
      untilRight,
      slip('vis'),
      move('vis'),
      move('zon', { cheats_used: 1 }),
      move('bus', { hints_used: 3 }),
    )
    expect(run.detailed_results.map((result) => result.success)).toEqual([false, false, true])
    expect(run.percentage_score).toBe(33)
  })

  test('keeps a cheat that was reported before the answer', () => {
    const run = play(start(), untilRight, { ...slip('vis'), cheats_used: 1 }, move('vis'))
    expect(run.detailed_results[0]).toMatchObject({ cheats_used: 1, success: false })
  })

  test('stays at a wrong word until it is right if tries have no limit', () => {
    const outcome = applyMove(start(), wrong('vis'), untilRight)
    expect(outcome).toMatchObject({ change: 'again', run: { current_word: 'vis' } })
    expect(play(outcome.run, untilRight, wrong('vis'), wrong('vis'), move('vis')).current_word).toBe('zon')
  })

  test('moves to the next word after the second answer, right or wrong, if two are allowed', () => {
    const firstTry = applyMove(start(), wrong('vis'), twoTries)
    expect(firstTry).toMatchObject({ change: 'again' })
    expect(applyMove(firstTry.run, wrong('vis'), twoTries)).toMatchObject({ change: 'next' })
    const righted = applyMove(firstTry.run, move('vis'), twoTries)
    expect(righted.run.detailed_results[0]).toMatchObject({ completed: true, success: false, num_tries: 2 })
  })

  test('is completed after the last word, and its score is rounded down', () => {
    const run = play(start(), oneTry, move('vis'), move('zon'), wrong('bus'))
    expect(run).toMatchObject({ is_complete: true, current_word: null, percentage_score: 66, status: 2 })
  })

  test('refuses a move for another word or after the end', () => {
    const run = start()
    expect(applyMove(run, move('zon'), oneTry)).toEqual({ kind: 'refused', reason: 'not-current', run })
    expect(applyMove(run, move('toString'), oneTry)).toMatchObject({ kind: 'refused' })
    const done = play(run, oneTry, move('vis'), move('zon'), move('bus'))
    expect(applyMove(done, move('bus'), oneTry)).toEqual({ kind: 'refused', reason: 'finished', run: done })
    const empty = startRun([], 1, false)
    expect(applyMove(empty, move('vis'), oneTry)).toMatchObject({ reason: 'not-current' })
  })
})

describe('TST-5 a run is passed at the exercise’s minimum for its difficulty', () => {
  const exercise = {
    exercise_type: { name: '', category: 'Dictee', template: 'StapDictee', is_dictation: true, num_words: 5 },
    min_success_score_difficulty_1: 20,
    min_success_score_difficulty_2: 80,
    min_success_score_difficulty_3: 81,
    repeat_exercise_after_complete: false,
  } as const
  const five = Array.from({ length: 5 }, (_, at) => ({ word: `w${at}` }))

  test.each([
    [1, 1, 2],
    [1, 0, 3],
    [2, 4, 2],
    [2, 3, 3],
    [3, 4, 3],
    [3, 5, 2],
  ] as const)('at difficulty %i a run with %i of 5 right has status %i', (difficulty, right, status) => {
    const moves = five.map(({ word }, at) => (at < right ? move(word) : wrong(word)))
    const run = play(startRun(five, difficulty, false), chooseRunPolicy(exercise, difficulty, 1), ...moves)
    expect(run).toMatchObject({ percentage_score: right * 20, status })
  })
})

describe('a forced repeat', () => {
  const firstRun = () => play(start(), repeating, move('vis'), wrong('zon'), wrong('bus'))

  test('EX-10 is required once after a first run with errors, and the exercise is paused until it is done', () => {
    expect(firstRun()).toMatchObject({ is_complete: true, isForcedRepeat: true, status: 1 })
    expect(isFinished(firstRun())).toBe(false)
    expect(play(start(), repeating, move('vis'), move('zon'), move('bus')).isForcedRepeat).toBe(false)
    expect(play(start(), oneTry, wrong('vis'), wrong('zon'), wrong('bus')).isForcedRepeat).toBe(false)
  })

  test('contains the wrong words, and requires no further repeat', () => {
    const again = repeatRun(firstRun(), 5)
    expect(again.words.map(({ word }) => word).toSorted()).toEqual(['bus', 'zon'])
    expect(again).toMatchObject({ is_retry: true, is_complete: false, isForcedRepeat: true, status: 0 })
    const done = again.words.reduce<Run>((run, { word }) => play(run, repeating, wrong(word)), again)
    expect(done).toMatchObject({ is_complete: true, isForcedRepeat: false })
    expect(isFinished(done)).toBe(true)
  })

  test.each([
    ['passed', [move('vis'), move('zon'), wrong('bus')], 66, 2],
    ['failed', [move('vis'), wrong('zon'), wrong('bus')], 33, 3],
  ] as const)(
    'EX-10 gives the exercise the score of the first run once it is done: %s',
    (_how, moves, score, status) => {
      const first = play(start(), repeating, ...moves)
      for (const answerOf of [move, wrong]) {
        const again = repeatRun(first, 5)
        expect(again.percentage_score).toBe(score)
        const done = again.words.reduce<Run>((run, { word }) => play(run, repeating, answerOf(word)), again)
        expect(done).toMatchObject({ percentage_score: score, status, isForcedRepeat: false })
      }
    },
  )

  test('EX-10 GIDS-8 reports the right words of the first run only in the repeat, also after a restart', () => {
    const first_run = { right: 1, all: 3 }
    const again = repeatRun(firstRun(), 5)
    expect(again.first_run).toEqual(first_run)
    const half = play(again, repeating, wrong(again.words[0]?.word ?? ''))
    const repeated = repeatRun(half, 6)
    const done = repeated.words.reduce<Run>((run, { word }) => play(run, repeating, move(word)), repeated)
    expect(done.first_run).toEqual(first_run)
    expect(repeatRun(done, 7).first_run).toBeUndefined()
    const uncounted = { ...half, first_run: undefined }
    expect(repeatRun(uncounted, 8).first_run).toBeUndefined()
  })

  test('EX-10 repeats the same words after a restart', () => {
    const again = repeatRun(firstRun(), 5)
    const half = play(again, repeating, wrong(again.words[0]?.word ?? ''))
    const repeated = repeatRun(half, 6)
    expect(repeated.words.map(({ word }) => word).toSorted()).toEqual(['bus', 'zon'])
    expect(repeated).toMatchObject({ isForcedRepeat: true, is_retry: true, percentage_score: 33, status: 0 })
  })

  test('another repeat contains all words in the order of the seed', () => {
    const done = play(start(), oneTry, move('vis'), wrong('zon'), move('bus'))
    expect(repeatRun(done, 8).words).toHaveLength(3)
    expect(repeatRun(done, null).words).toEqual(done.words)
    expect(repeatRun(done, 8).words).toEqual(repeatRun(done, 8).words)
    expect(repeatRun(start(), 8).is_retry).toBe(false)
  })

  test('is never required for a dictation', () => {
    const dictation = {
      exercise_type: {
        name: '',
        category: 'Dictee',
        template: 'StapDictee',
        is_dictation: true,
        num_words: 3,
      },
      min_success_score_difficulty_1: 80,
      min_success_score_difficulty_2: 80,
      min_success_score_difficulty_3: 80,
      repeat_exercise_after_complete: true,
    } as const
    expect(chooseRunPolicy(dictation, 2, 1).repeat_exercise_after_complete).toBe(false)
  })
})
