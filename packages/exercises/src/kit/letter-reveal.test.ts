import { describe, expect, test } from 'vitest'
import { exerciseOf, layTable, runOf } from '../run/play-table.fixture.ts'
import { fixture as kijkLuister } from '../templates/KijkLuister/fixture.ts'
import { fixture as leesLetters } from '../templates/LeesLetters/fixture.ts'

/** The first word, vis, with the card as `v i` (front) or `[vis]` (back). */
const openCard = (fixture: typeof leesLetters, word_view_duration = 2) => {
  const exercise = exerciseOf(fixture.logic, runOf(fixture.logic), { word_view_duration })
  const table = layTable(fixture, exercise)
  table.send({ type: 'begin' })
  const card = () => {
    const state = table.flowState
    if (state === null) return ''
    return state.side === 'back'
      ? `[${state.letters.join('')}]`
      : state.letters.slice(0, state.shown).join(' ')
  }
  const after = (ms: number) => {
    table.wait(ms)
    return card()
  }
  return { table, card, after }
}

describe('TPL-30 letters appear one per second, then the card flips', () => {
  test('after the word view duration, by default 2 s', () => {
    const { card, after } = openCard(leesLetters)
    expect([card(), after(999), after(1), after(999), after(1)]).toEqual(['v', 'v', 'v i', 'v i', 'v i s'])
    expect([after(1999), after(1), after(60_000)]).toEqual(['v i s', '[vis]', '[vis]'])
  })

  test('after another word view duration', () => {
    const { after } = openCard(leesLetters, 3.5)
    expect([after(2000), after(3499), after(1)]).toEqual(['v i s', 'v i s', '[vis]'])
  })

  test('a click flips back and replays', () => {
    const { table, card, after } = openCard(leesLetters)
    table.wait(4000)
    table.toFlow({ type: 'turn-card' })
    expect([card(), after(1000), after(1000), after(2000)]).toEqual(['v', 'v i', 'v i s', '[vis]'])
  })

  test('a click while letters appear changes nothing', () => {
    const { table, after } = openCard(leesLetters)
    table.wait(1500)
    table.toFlow({ type: 'turn-card' })
    expect([after(500), after(2000)]).toEqual(['v i s', '[vis]'])
  })

  test('LeesLetters is without sound', () => {
    const { table } = openCard(leesLetters)
    table.wait(10_000)
    expect(table.log.filter((effect) => effect.type === 'speak')).toEqual([])
  })

  test('the child may go on when it has seen every letter', () => {
    const { table } = openCard(leesLetters)
    table.wait(1999)
    table.send({ type: 'enter' })
    expect(table.machine.progress.word_index).toBe(0)
    table.wait(1)
    table.send({ type: 'enter' })
    expect(table.machine.progress.word_index).toBe(1)
  })
})

describe('TPL-37 sounds of letters come 1300 ms apart', () => {
  test('each letter with its sound, then the word with the flip', () => {
    const { table } = openCard(kijkLuister)
    const heard: [number, string][] = []
    for (let ms = 0; ms <= 6000; ms += 100) {
      const spoken = table.log.splice(0).flatMap((effect) => (effect.type === 'speak' ? [effect] : []))
      for (const effect of spoken) heard.push([ms, 'part' in effect ? String(effect.part) : 'word'])
      table.wait(100)
    }
    expect(heard).toEqual([
      [0, 'm_v'],
      [1300, 'k_i'],
      [2600, 'm_s'],
      [4600, 'word'],
    ])
  })

  test('a silent letter makes no sound', () => {
    const { table } = openCard(kijkLuister)
    table.playWord()
    table.playWord()
    table.log.splice(0)
    table.wait(10_000)
    const parts = table.log.flatMap((effect) =>
      effect.type === 'speak' && 'part' in effect ? [effect.part] : [],
    )
    expect(parts).toEqual(['l_oo', 'm_t', 'l_oo', 'm_s'])
  })
})
