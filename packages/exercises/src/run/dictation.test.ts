import { describe, expect, test } from 'vitest'
import { fixture as oefenDictee } from '../templates/OefenDictee/fixture.ts'
import { fixture as stapDictee } from '../templates/StapDictee/fixture.ts'
import { isAfterMissedWord } from './missed-words.ts'
import { begunExerciseFixture } from './opened-exercise.fixture.ts'

describe('dictations', () => {
  test('TPL-20 an OefenDictee shows right or wrong and gives one second try', () => {
    const { table, effects } = begunExerciseFixture(oefenDictee)
    const answer = (text: string) => {
      table.toFlow({ type: 'text', text })
      table.pressEnter()
    }
    answer('fis')
    table.pressEnter()
    expect(table.state.progress.word_index).toBe(0)
    answer('vis')
    answer('man')
    answer('mahn')
    expect(table.state.progress.word_index).toBe(2)
    expect(effects('feedback').map((effect) => 'feedback' in effect && effect.feedback)).toEqual([
      'wrong',
      'right',
      'wrong',
      'wrong',
    ])
    expect(table.state.run.detailed_results.map(({ success, num_tries }) => [success, num_tries])).toEqual([
      [false, 2],
      [false, 2],
      [false, 0],
    ])
  })

  test('the next word waits for feedback after a last wrong try, but not after a right answer', () => {
    const { table } = begunExerciseFixture(oefenDictee)
    const openings: unknown[] = []
    for (const text of ['fis', 'vis', 'mahn', 'man']) {
      table.toFlow({ type: 'text', text })
      table.pressEnter()
      const spoken = table.spoken().at(-1)
      const waits = spoken !== undefined && 'afterText' in spoken && spoken.afterText === true
      openings.push([isAfterMissedWord(table.state), waits])
    }
    expect(openings).toEqual([
      [false, true],
      [false, false],
      [false, true],
      [true, true],
    ])
  })

  test('TPL-21 a StapDictee accepts one answer for each word and shows no result until the end', () => {
    const { table } = begunExerciseFixture(stapDictee)
    for (const text of ['vis', 'man', "foto's"]) {
      table.toFlow({ type: 'text', text })
      table.pressEnter()
    }
    expect(table.log.filter((effect) => effect.type === 'feedback')).toEqual([])
    expect(table.state.run).toMatchObject({ is_complete: true, percentage_score: 66 })
    expect(table.state.run.detailed_results.map((result) => result.last_answer)).toEqual([
      'vis',
      'man',
      "foto's",
    ])
  })

  test('a StapDictee shows its score only at the end, also after replies of the server', () => {
    const { table } = begunExerciseFixture(stapDictee)
    for (const text of ['vis', 'man', "foto's"]) {
      const results = table.state.run.detailed_results
      expect(results.map(({ success, num_errors }) => [success, num_errors])).toEqual(
        results.map(() => [false, 0]),
      )
      table.toFlow({ type: 'text', text })
      table.pressEnter()
      if (text !== "foto's") table.deliverAll()
    }
    const predicted = table.state.run
    table.deliverAll()
    expect(predicted).toEqual(table.state.run)
    expect(predicted.detailed_results.map(({ success }) => success)).toEqual([true, false, true])
  })

  test('typing is never restricted or corrected', () => {
    const { table } = begunExerciseFixture(stapDictee)
    table.toFlow({ type: 'text', text: ' Fiss 1!' })
    table.pressEnter()
    table.deliverAll()
    expect(table.server.detailed_results[0]?.last_answer).toBe(' Fiss 1!')
  })
})
