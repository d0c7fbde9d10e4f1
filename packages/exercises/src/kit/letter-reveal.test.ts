import { describe, expect, test } from 'vitest'
import { begunTableFixture, exerciseFixture, runFixture } from '../run/play-table.fixture.ts'
import { fixture as kijkLuister } from '../templates/KijkLuister/fixture.ts'
import { fixture as leesLetters } from '../templates/LeesLetters/fixture.ts'

/** Opens the card of vis. Shows it as `v i` (front; a sounding letter is `(i)`) or `[vis]` (back). */
const openCard = (fixture: typeof leesLetters, word_view_duration = 2) => {
  const exercise = exerciseFixture(fixture.logic, runFixture(fixture.logic), { word_view_duration })
  const table = begunTableFixture(fixture, exercise)
  const card = () => {
    const state = table.flowState
    if (state === null) return ''
    return state.side === 'back'
      ? `[${state.letters.join('')}]`
      : state.letters
          .slice(0, state.shown)
          .map((letter, place) => (place === state.lit ? `(${letter})` : letter))
          .join(' ')
  }
  const after = (ms: number) => {
    table.wait(ms)
    return card()
  }
  const parts = () =>
    table.log.flatMap((effect) => (effect.type === 'speak' && 'part' in effect ? [effect.part] : []))
  return { table, card, after, parts }
}

describe('TPL-30 one letter appears per second, and then the card flips', () => {
  test('the card flips after the default view duration of 2 s', () => {
    const { card, after } = openCard(leesLetters)
    expect([card(), after(999), after(1)]).toEqual(['', '', '(v)'])
    expect([after(999), after(1), after(999), after(1)]).toEqual(['(v)', '(v) i', 'v (i)', 'v (i) s'])
    // The last sound starts at 3600 ms.
    expect([after(2599), after(1), after(60_000)]).toEqual(['v i (s)', '[vis]', '[vis]'])
  })

  test('the card flips after the configured word view duration', () => {
    const { after } = openCard(leesLetters, 3.5)
    expect([after(3600), after(3499), after(1)]).toEqual(['v i (s)', 'v i (s)', '[vis]'])
  })

  test('a click flips the card back and replays', () => {
    const { table, card, after } = openCard(leesLetters)
    table.wait(5600)
    table.toFlow({ type: 'turn-card' })
    expect([card(), after(1000), after(1000)]).toEqual(['', '(v)', '(v) i'])
    expect([after(1000), after(2600)]).toEqual(['v (i) s', '[vis]'])
  })

  test('a click while letters appear changes nothing', () => {
    const { table, after } = openCard(leesLetters)
    table.wait(2500)
    table.toFlow({ type: 'turn-card' })
    expect([after(500), after(2600)]).toEqual(['v (i) s', '[vis]'])
  })

  test('the child may continue after it has seen and heard every letter', () => {
    const { table } = openCard(leesLetters)
    table.wait(3599)
    table.pressEnter()
    expect(table.state.progress.word_index).toBe(0)
    table.wait(1)
    table.pressEnter()
    expect(table.state.progress.word_index).toBe(1)
  })

  test('in KijkLuister each letter is lit while it sounds', () => {
    const { after } = openCard(kijkLuister)
    expect([after(1000), after(999), after(1)]).toEqual(['(v)', '(v)', '(v) i'])
    expect([after(299), after(1), after(700)]).toEqual(['(v) i', 'v (i)', 'v (i) s'])
    expect([after(600), after(1999), after(1)]).toEqual(['v i (s)', 'v i (s)', '[vis]'])
  })
})

describe('TPL-37 sounds of letters start 1300 ms apart', () => {
  const letters: [number, string][] = [
    [0, 'word'],
    [1000, 'm_v'],
    [2300, 'k_i'],
    [3600, 'm_s'],
  ]

  test.each([
    ['TPL-1 LeesLetters: the word, and each letter’s sound, the first as it appears', leesLetters, letters],
    ['KijkLuister: the same, and the word again with the flip', kijkLuister, [...letters, [5600, 'word']]],
  ])('%s', (_name, fixture, expected) => {
    const { table } = openCard(fixture)
    const heard: [number, string][] = []
    for (let ms = 0; ms <= 7000; ms += 100) {
      const spoken = table.log.splice(0).flatMap((effect) => (effect.type === 'speak' ? [effect] : []))
      for (const effect of spoken) heard.push([ms, 'part' in effect ? String(effect.part) : 'word'])
      table.wait(100)
    }
    expect(heard).toEqual(expected)
  })

  test('TPL-1 a word whose letters have no sounds is shown without sound', () => {
    const run = runFixture(leesLetters.logic)
    const words = run.words.map((word) => ({ ...word, structure_audio_parts: '' }))
    const table = begunTableFixture(leesLetters, exerciseFixture(leesLetters.logic, { ...run, words }))
    table.wait(10_000)
    expect(table.spoken()).toHaveLength(1)
    expect(table.flowState).toMatchObject({ side: 'back', seen: true })
  })

  test('a click replays the sounds at the same pace', () => {
    const { table, parts } = openCard(kijkLuister)
    table.wait(6000)
    table.log.splice(0)
    table.toFlow({ type: 'turn-card' })
    table.wait(3600)
    expect(parts()).toEqual(['m_v', 'k_i', 'm_s'])
  })

  test('a silent letter makes no sound', () => {
    const { table, parts } = openCard(kijkLuister)
    table.playWord()
    table.playWord()
    table.log.splice(0)
    table.wait(10_000)
    expect(parts()).toEqual(['m_f', 'l_oo', 'm_t', 'l_oo', 'm_s'])
  })
})
