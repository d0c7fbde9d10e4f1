import type { Word } from '@letterliaan/contract'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { begunTableFixture } from '../../run/play-table.fixture.ts'
import { listCards, findSoughtWord } from './cards.ts'
import { fixture } from './fixture.ts'

const runs = fc
  .uniqueArray(fc.integer({ min: 1, max: 99_999 }), { minLength: 1, maxLength: 40 })
  .map((ids) => ids.map((id) => ({ id, word: `woord ${id}` }) as Word))

const turnsOf = (words: readonly Word[]) => words.map((word) => ({ word, words }))

test('PLEK-6 at most six cards are on the table, and a word has its card after it is written', () => {
  fc.assert(
    fc.property(runs, (words) => {
      for (const turn of turnsOf(words)) {
        const cards = listCards(turn)
        expect(cards.length).toBeLessThanOrEqual(6)
        expect(cards).toContain(turn.word)
      }
    }),
  )
})

test('PLEK-6 no card has an unwritten word, and the card to find is on the table', () => {
  fc.assert(
    fc.property(runs, (words) => {
      turnsOf(words).forEach((turn, at) => {
        const written = words.slice(0, at + 1)
        const cards = listCards(turn).filter((card) => card !== null)
        for (const card of cards) expect(written).toContain(card)
        const sought = findSoughtWord(turn)
        expect(sought === null).toBe(cards.length === 1)
        expect(sought === null || cards.includes(sought)).toBe(true)
        expect(sought?.id).not.toBe(turn.word.id)
      })
    }),
  )
})

test('PLEK-6 fifteen words are three rounds of five, and each round has its own table with fixed places', () => {
  const words = Array.from({ length: 15 }, (_, at) => ({ id: 300 + 7 * at, word: `woord ${at}` }) as Word)
  const tables = turnsOf(words).map(listCards)
  expect(tables.map((cards) => cards.filter((card) => card !== null).length)).toEqual([
    1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 1, 2, 3, 4, 5,
  ])
  tables.forEach((cards, at) => {
    const full = tables[Math.floor(at / 5) * 5 + 4]
    cards.forEach((card, place) => expect(card === null || card === full?.[place]).toBe(true))
  })
})

test('PLEK-6 no round has only one word if the run has more', () => {
  fc.assert(
    fc.property(
      runs.filter(({ length }) => length > 1),
      (words) => {
        for (const turn of turnsOf(words)) expect(listCards(turn).length).toBeGreaterThan(1)
      },
    ),
  )
})

test('PLEK-6 no card of a round is sought twice in succession', () => {
  fc.assert(
    fc.property(runs, (words) => {
      const sought = turnsOf(words).map((turn) => findSoughtWord(turn)?.id ?? null)
      sought.forEach((id, at) => expect(id === null || id !== sought[at - 1]).toBe(true))
    }),
  )
})

test('SPEEL-6 a found card stays open if another is turned', () => {
  const table = begunTableFixture(fixture)
  table.playWord()
  const { turn } = table
  fixture.play(turn, table.toFlow, table.wait)
  expect(table.flowState?.game).toMatchObject({ isFound: true, count: 1 })
  const other = listCards(turn).findIndex((card) => card?.id === turn.word.id)
  table.toFlow({ type: 'turn-card', at: other })
  expect(table.flowState?.game).toMatchObject({ isFound: true, count: 1 })
})
