import { describe, expect, test } from 'vitest'
import { begunTableFixture } from '../run/play-table.fixture.ts'
import { fixture as leesTyp } from '../templates/LeesTyp/fixture.ts'
import { fixture as luisterTyp } from '../templates/LuisterTyp/fixture.ts'

const openWord = (fixture: typeof leesTyp) => {
  const table = begunTableFixture(fixture)
  const isVisible = () => table.flowState?.isWordVisible
  return { table, isVisible }
}

describe('EX-18 the hide button', () => {
  test('shows the word for 3 s and counts as a cheat', () => {
    const { table, isVisible } = openWord(luisterTyp)
    expect(isVisible()).toBe(false)
    table.toFlow({ type: 'reveal' })
    expect(isVisible()).toBe(true)
    expect(table.state.progress.cheats_used).toBe(1)
    table.wait(2999)
    expect(isVisible()).toBe(true)
    table.wait(1)
    expect(isVisible()).toBe(false)
  })

  test('a second press is a second cheat only if the word is no longer visible', () => {
    const { table } = openWord(luisterTyp)
    table.toFlow({ type: 'reveal' })
    table.toFlow({ type: 'reveal' })
    expect(table.state.progress.cheats_used).toBe(1)
    table.wait(3000)
    table.toFlow({ type: 'reveal' })
    expect(table.state.progress.cheats_used).toBe(2)
  })

  test('hides the word if the input changes, but not if a letter is refused', () => {
    const { table, isVisible } = openWord(luisterTyp)
    table.toFlow({ type: 'reveal' })
    table.toFlow({ type: 'text', text: 'x' })
    expect(isVisible()).toBe(true)
    table.toFlow({ type: 'text', text: 'v' })
    expect(isVisible()).toBe(false)
  })

  test('shows a word for 3 s again if typing hid it early', () => {
    const { table, isVisible } = openWord(luisterTyp)
    table.toFlow({ type: 'reveal' })
    table.wait(1000)
    table.toFlow({ type: 'text', text: 'v' })
    table.wait(1000)
    table.toFlow({ type: 'reveal' })
    table.wait(2000)
    expect(isVisible()).toBe(true)
    table.wait(1000)
    expect(isVisible()).toBe(false)
  })

  test('hides the word if the next word starts', () => {
    const { table, isVisible } = openWord(luisterTyp)
    table.toFlow({ type: 'text', text: 'vis' })
    table.toFlow({ type: 'reveal' })
    table.pressEnter()
    expect(table.state.progress).toMatchObject({ word_index: 1, cheats_used: 0 })
    expect(isVisible()).toBe(false)
  })
})

describe('LeesTyp', () => {
  test('shows the word for its view duration, and that is no cheat', () => {
    const { table, isVisible } = openWord(leesTyp)
    expect(isVisible()).toBe(true)
    table.wait(1999)
    expect(isVisible()).toBe(true)
    table.wait(1)
    expect(isVisible()).toBe(false)
    expect(table.state.progress.cheats_used).toBe(0)
  })

  test('sends an unfinished word once, as a wrong answer', () => {
    const { table } = openWord(leesTyp)
    table.toFlow({ type: 'text', text: 'vi' })
    table.pressEnter()
    table.pressEnter()
    expect(table.state.progress.errors).toBe(1)
    table.toFlow({ type: 'text', text: 'vis' })
    table.pressEnter()
    expect(table.state.run.detailed_results[0]).toMatchObject({ num_tries: 2, num_errors: 1, success: false })
  })
})
