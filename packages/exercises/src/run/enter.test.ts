import { allFixtures, findFixture } from '../view-kit/all.fixture.ts'
import { describe, expect, test } from 'vitest'
import type { TemplateFixture } from '../kit/fixture.ts'
import { playTableFixture } from './play-table.fixture.ts'

const fixtures = allFixtures.map((fixture) => [fixture.logic.name, fixture] as const)

const opened = (fixture: TemplateFixture) => {
  const table = playTableFixture(fixture)
  table.deliverAll()
  return table
}
const answers = (table: ReturnType<typeof opened>) =>
  table.log.filter((effect) => effect.type === 'submit' && !('attempt' in effect.body.data)).length

describe('EX-11 Enter', () => {
  test.each(fixtures)('goes from the intro of %s to the content', (_name, fixture) => {
    const table = opened(fixture)
    expect(table.state.progress.step).toBe(1)
    table.begin()
    expect(table.state.progress.step).toBe(2)
  })

  test.each(fixtures)('submits in the content of %s, except in Verhaal and Zinnen1', (_name, fixture) => {
    const table = opened(fixture)
    table.begin()
    fixture.play(table.turn, table.toFlow, table.wait)
    table.pressEnter()
    expect(answers(table)).toBe(fixture.logic.turn.enterIsNewLine ? 0 : 1)
  })

  test('adds a line in a story and in an own sentence', () => {
    for (const name of ['Verhaal', 'Zinnen1']) expect(findFixture(name).logic.turn.enterIsNewLine).toBe(true)
  })

  test('submits in Zinnen2 only if the text contains the word', () => {
    const table = opened(findFixture('Zinnen2'))
    table.begin()
    const sent = ['', 'Dit is', 'Dit is fis.', 'Dit is VISSEN.'].map((text) => {
      table.toFlow({ type: 'text', text })
      table.pressEnter()
      return answers(table)
    })
    expect(sent).toEqual([0, 0, 0, 1])
  })
})
