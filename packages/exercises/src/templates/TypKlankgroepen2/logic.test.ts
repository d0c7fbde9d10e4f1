import { judgeFixture, turnWithAnchorsFixture } from '../../kit/analysed-word.fixture.ts'
import { describe, expect, test } from 'vitest'
import { wordFixture } from '../../kit/fixture.ts'
import { begunTableFixture } from '../../run/play-table.fixture.ts'
import { fixture } from './fixture.ts'
import { logic as typKlankgroepen2 } from './logic.ts'

/** Opens the first word, ki-kker, at its content. */
const openWord = () => {
  const table = begunTableFixture(fixture)
  const type = (...texts: string[]) => {
    for (const text of texts) table.toFlow({ type: 'text', text })
  }
  return { table, type, posted: table.posted }
}

describe('the klankgroepen are typed first, with spaces between them', () => {
  test('a letter where a space belongs and a space too early are wrong cuts, and both are posted', () => {
    const { table, type, posted } = openWord()
    type('k', 'k ')
    expect(table.flowState).toMatchObject({ wrongCut: 'early', typing: { input: 'k' } })
    type('ki', 'kik')
    expect(table.flowState).toMatchObject({ wrongCut: 'missing', typing: { input: 'ki' } })
    expect(posted()).toEqual([
      { attempt: ' ', at: 1 },
      { attempt: 'k', at: 2 },
    ])
    expect(table.state.progress.errors).toBe(2)
    type('ki ')
    expect(table.flowState).toMatchObject({ wrongCut: null, typing: { input: 'ki ' } })
  })

  test('a wrong letter is not a wrong cut', () => {
    const { table, type, posted } = openWord()
    type('x')
    expect(posted()).toEqual([{ attempt: 'x', at: 0 }])
    expect(table.flowState?.wrongCut).toBe(null)
  })

  test('Enter sends no answer, even if the groups with spaces equal the word', () => {
    const { table, type, posted } = openWord()
    type('ki kker')
    table.pressEnter()
    expect(posted()).toEqual([])
  })
})

test('the whole word starts with an empty field, is typed letter by letter, and is sent with the groups', () => {
  const { table, type, posted } = openWord()
  type('KI kker')
  expect(table.flowState).toMatchObject({ groups: ['KI', 'kker'], typing: { input: '' } })
  type('ki', 'ki ')
  expect(posted()).toEqual([{ attempt: ' ', at: 2 }])
  type('kikker')
  table.pressEnter()
  expect(posted().at(-1)).toEqual({ groups: ['KI', 'kker'], answer: 'kikker' })
  expect(table.state.run.detailed_results[0]).toMatchObject({ num_errors: 1, success: false })
})

const kikker = wordFixture(1, 'kikker', { sound_groups: 'ki,kker' })

const verdictOf = (data: unknown, word = kikker, difficulty: 2 | 3 = 2) =>
  judgeFixture(typKlankgroepen2, turnWithAnchorsFixture(typKlankgroepen2, word, [], difficulty), data)

const groups = ['ki', 'kker']

test.each([
  [{ groups, answer: 'kikker' }, true],
  [{ groups: ['KI', 'KKER'], answer: 'Kikker' }, true],
  [{ groups, answer: 'kiker' }, false],
  [{ groups, answer: 'ki kker' }, false],
  [{ groups: ['kik', 'ker'], answer: 'kikker' }, false],
  [{ groups: ['kikker'], answer: 'kikker' }, false],
  [{ groups: [], answer: 'kikker' }, false],
  [{ groups }, 'unreadable'],
  [{ answer: 'kikker' }, 'unreadable'],
  [{ groups: 'ki kker', answer: 'kikker' }, 'unreadable'],
  [{ groups: [null], answer: 'kikker' }, 'unreadable'],
  [{ groups, answer: 'x'.repeat(201) }, 'unreadable'],
  [{}, 'unreadable'],
  [JSON.parse('{"__proto__":{"groups":["ki","kker"],"answer":"kikker"}}'), 'unreadable'],
  // The k at 0 is right in both 'ki kker' and 'kikker'.
  [{ attempt: 'k', at: 0 }, 'ignored'],
  [{ attempt: ' ', at: 1 }, 'attempt'],
  [{ attempt: 'k', at: 2 }, 'attempt'],
  [{ attempt: 'x', at: 6 }, 'attempt'],
  [{ attempt: 'x', at: 7 }, 'attempt'],
  [{ attempt: 'x', at: 8 }, 'ignored'],
  [{ attempt: 'x' }, 'ignored'],
  [{ attempt: 'x'.repeat(41), at: 0 }, 'unreadable'],
])('the answer %j is %s', (data, verdict) => {
  expect(verdictOf(data)).toBe(verdict)
})

test('a capital is required in the word but not in its klankgroepen', () => {
  const nederland = wordFixture(2, 'Nederland', { sound_groups: 'Ne,der,land' })
  expect(verdictOf({ groups: ['ne', 'der', 'land'], answer: 'Nederland' }, nederland, 3)).toBe(true)
  expect(verdictOf({ groups: ['Ne', 'der', 'land'], answer: 'nederland' }, nederland, 3)).toBe(false)
})

test.each([
  [kikker, true],
  [wordFixture(1, 'vis', { sound_groups: 'vis' }), false],
  [wordFixture(1, "'s avonds", { sound_groups: "'s a,vonds" }), false],
  [{ ...kikker, audio_word: false }, false],
])('the word $word is playable: %s', (word, can) => {
  expect(typKlankgroepen2.word.canPlay(word)).toBe(can)
})
