import { judgeFixture, turnWithAnchorsFixture } from '../../kit/analysed-word.fixture.ts'
import { describe, expect, test } from 'vitest'
import { wordFixture } from '../../kit/fixture.ts'
import { begunTableFixture } from '../../run/play-table.fixture.ts'
import { fixture } from './fixture.ts'
import { logic as typKlankgroepen1 } from './logic.ts'

/** Opens the first word, ki-kker, at its content. */
const openBoxes = () => {
  const table = begunTableFixture(fixture)
  const type = (text: string) => table.toFlow({ type: 'text', text })
  return { table, type, posted: table.posted }
}

describe('each klankgroep has a box', () => {
  test('the current group in exercise_data is the first', () => {
    const { table } = openBoxes()
    expect(table.state.run.exercise_data).toMatchObject({ word: 'kikker', sound_group: 'ki' })
    table.playWord()
    expect(table.state.run.exercise_data).toMatchObject({ word: "'s avonds", sound_group: "'s a" })
  })

  test('WEET-4 Enter sends the groups, also of an unfinished word, but not if they are empty', () => {
    const { table, type, posted } = openBoxes()
    table.pressEnter()
    expect(posted()).toEqual([])
    type('kikke')
    table.pressEnter()
    expect(posted()).toEqual([{ groups: ['ki', 'kke'] }])
    type('kikker')
    table.pressEnter()
    expect(posted().slice(1)).toEqual([{ groups: ['ki', 'kker'] }])
    expect(table.state.progress.word_index).toBe(1)
  })
})

const verdictOf = (
  data: unknown,
  word = wordFixture(1, 'kikker', { sound_groups: 'ki,kker' }),
  difficulty: 2 | 3 = 2,
) => judgeFixture(typKlankgroepen1, turnWithAnchorsFixture(typKlankgroepen1, word, [], difficulty), data)

test.each([
  [{ groups: ['ki', 'kker'] }, true],
  [{ groups: ['KI', 'kker'] }, true],
  [{ groups: ['kik', 'ker'] }, false],
  [{ groups: ['kikker'] }, false],
  [{ groups: ['ki', 'kker', ''] }, false],
  [{ groups: ['ki', 'kket'] }, false],
  [{ groups: [] }, false],
  [{ groups: 'ki,kker' }, 'unreadable'],
  [{ groups: ['ki', 7] }, 'unreadable'],
  [{ groups: { 0: 'ki', 1: 'kker' } }, 'unreadable'],
  [{ answer: 'kikker' }, 'unreadable'],
  [{}, 'unreadable'],
  [JSON.parse('{"__proto__":{"groups":["ki","kker"]}}'), 'unreadable'],
  [Object.create({ groups: ['ki', 'kker'] }), 'unreadable'],
  [{ attempt: 'x', at: 2 }, 'attempt'],
  [{ attempt: 'k', at: 2 }, 'ignored'],
  [{ attempt: 'x', at: 6 }, 'attempt'],
  [{ attempt: 'x', at: 7 }, 'ignored'],
  [{ attempt: '1', at: 0 }, 'ignored'],
  [{ attempt: 'x', at: null }, 'ignored'],
  [{ attempt: 'x', at: 0.5 }, 'unreadable'],
  [{ attempt: ['x'], at: 0 }, 'unreadable'],
])('the answer %j is %s', (data, verdict) => {
  expect(verdictOf(data)).toBe(verdict)
})

test('a capital of the word is required at difficulty 3', () => {
  const nederland = wordFixture(2, 'Nederland', { sound_groups: 'Ne,der,land' })
  expect(verdictOf({ groups: ['Ne', 'der', 'land'] }, nederland, 3)).toBe(true)
  expect(verdictOf({ groups: ['ne', 'der', 'land'] }, nederland, 3)).toBe(false)
  expect(verdictOf({ groups: ['ne', 'der', 'land'] }, nederland, 2)).toBe(true)
})
