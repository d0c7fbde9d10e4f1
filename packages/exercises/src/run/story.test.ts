import { describe, expect, test } from 'vitest'
import { fixture as luisterTyp } from '../templates/LuisterTyp/fixture.ts'
import { fixture as verhaal } from '../templates/Verhaal/fixture.ts'
import { fixture as werkboek } from '../templates/Werkboek/fixture.ts'
import { canBegin } from './advance.ts'
import { begunTableFixture, exerciseFixture, playTableFixture, runOfFixture } from './play-table.fixture.ts'

const openStory = (more = {}) => {
  const table = playTableFixture(verhaal, exerciseFixture(verhaal.logic, runOfFixture(verhaal), more))
  const choose = (...words: string[]) => {
    for (const word of words) table.send({ type: 'choose', word })
  }
  const write = (text: string) => {
    table.toFlow({ type: 'text', text })
    table.toFlow({ type: 'submit' })
  }
  return { table, choose, write, bodies: table.bodies }
}

describe('EX-3 the words of a story', () => {
  test('enable the button if exactly two are chosen, and a third cannot be chosen', () => {
    const { table, choose } = openStory()
    const ways: boolean[] = [canBegin(table.state)]
    for (const word of ['vis', 'maan', "foto's"]) {
      choose(word)
      ways.push(canBegin(table.state))
    }
    expect(ways).toEqual([false, false, true, true])
    expect(table.state.chosen).toEqual(['vis', 'maan'])
    choose('vis')
    expect([table.state.chosen, canBegin(table.state)]).toEqual([['maan'], false])
    table.send({ type: 'begin' })
    table.pressEnter()
    expect(table.state.progress.step).toBe(1)
    choose("foto's")
    table.pressEnter()
    expect(table.state.progress.step).toBe(2)
    expect(table.state.turn?.words.map(({ word }) => word)).toEqual(['maan', "foto's"])
  })

  test('must be in the list, and can be chosen only at the intro', () => {
    const { table, choose } = openStory()
    choose('boom', '__proto__', '')
    expect(table.state.chosen).toEqual([])
    choose('vis', 'maan')
    table.send({ type: 'begin' })
    choose('vis')
    expect(table.state.chosen).toEqual(['vis', 'maan'])
  })

  test('are reset at progress 3 and progress 1', () => {
    const { table, choose, write } = openStory()
    choose('vis', 'maan')
    table.send({ type: 'begin' })
    write('De vis en de maan.')
    expect(table.state).toMatchObject({ progress: { step: 3 }, chosen: [] })
    table.deliverAll()
    choose('vis')
    expect(table.state.chosen).toEqual([])
    table.send({ type: 'repeat' })
    expect(table.state).toMatchObject({ progress: { step: 1 }, chosen: [] })
    table.deliverAll()
    expect(canBegin(table.state)).toBe(false)
  })

  test('cannot be chosen in another template', () => {
    const table = playTableFixture(luisterTyp)
    table.send({ type: 'choose', word: 'vis' })
    expect(table.state.chosen).toEqual([])
    expect(canBegin(table.state)).toBe(true)
  })
})

describe('the one turn of a story', () => {
  test('is posted for its first word, and a right answer completes the run with only the two words', () => {
    const { table, choose, write, bodies } = openStory()
    choose("foto's", 'maan')
    table.send({ type: 'begin' })
    write("De maan op foto's.")
    expect(bodies()).toMatchObject([
      { word: 'maan', data: { words: ['maan', "foto's"], answer: "De maan op foto's." } },
    ])
    table.deliverAll()
    expect(table.server).toMatchObject({ is_complete: true, current_word: null, percentage_score: 100 })
    expect(table.server.words.map(({ word }) => word)).toEqual(['maan', "foto's"])
    expect(table.server.detailed_results).toMatchObject([
      { word: 'maan', num_tries: 1, success: true, last_answer: "De maan op foto's." },
      { word: "foto's", num_tries: 1, success: true, last_answer: "De maan op foto's." },
    ])
    expect(table.state.run).toEqual(table.server)
  })

  test('stays after a wrong answer, which counts only for the missing word', () => {
    const { table, choose, write, bodies } = openStory()
    choose('vis', 'maan')
    table.send({ type: 'begin' })
    const { turnNumber } = table.state
    write('Een goudvis en de maan.')
    table.deliverAll()
    expect(table.server).toMatchObject({ is_complete: false, current_word: 'vis' })
    expect(table.server.words).toHaveLength(3)
    expect(table.server.detailed_results.map(({ num_errors }) => num_errors)).toEqual([1, 0, 0])
    expect(table.state).toMatchObject({ turnNumber, progress: { step: 2, errors: 1 } })
    expect(table.flowState?.rejected).toBe('Een goudvis en de maan.')
    write('Een vis en de maan.')
    table.deliverAll()
    expect(bodies().map(({ word }) => word)).toEqual(['vis', 'vis'])
    expect(table.server).toMatchObject({ is_complete: true, percentage_score: 50 })
  })

  test('is not repeated for a single word, even if the exercise repeats wrong words', () => {
    const { table, choose, write } = openStory({ repeat_exercise_after_complete: true })
    choose('vis', 'maan')
    table.send({ type: 'begin' })
    write('Een goudvis en de maan.')
    write('Een vis en de maan.')
    table.deliverAll()
    expect(table.server.isForcedRepeat).toBe(false)
  })

  test('lets a child that left it choose other words', () => {
    const { table, choose, write } = openStory()
    choose('vis', 'maan')
    table.send({ type: 'begin' })
    write('Een goudvis en de maan.')
    table.deliverAll()
    const again = playTableFixture(verhaal, exerciseFixture(verhaal.logic, table.server))
    expect([again.state.progress.step, again.state.chosen]).toEqual([1, []])
    for (const word of ['maan', "foto's"]) again.send({ type: 'choose', word })
    again.send({ type: 'begin' })
    again.playWord()
    expect(again.state.run).toMatchObject({ is_complete: true, percentage_score: 100 })
  })

  test('returns to the choice of words if the server refuses the story', () => {
    const { table, choose, write } = openStory()
    choose('vis', 'maan')
    table.send({ type: 'begin' })
    write('De vis en de maan.')
    table.send({ type: 'settled', seq: 1, student_exercise: null })
    expect(table.state).toMatchObject({ progress: { step: 1 }, chosen: [], turn: null })
  })
})

describe('the one turn of a workbook', () => {
  test('completes all its words', () => {
    const table = begunTableFixture(werkboek)
    table.playWord()
    table.deliverAll()
    expect(table.server).toMatchObject({ is_complete: true, percentage_score: 100, status: 2 })
    expect(table.server.detailed_results.every(({ success }) => success)).toBe(true)
    expect(table.server.words).toHaveLength(3)
  })

  test('cannot begin without a document', () => {
    const table = playTableFixture(
      werkboek,
      exerciseFixture(werkboek.logic, { ...runOfFixture(werkboek), documents: [] }),
    )
    table.begin()
    expect([canBegin(table.state), table.state.progress.step]).toEqual([false, 1])
  })
})
