import { describe, expect, test } from 'vitest'
import { exerciseOf, layTable, runFor } from '../../run/play-table.fixture.ts'
import { fixture } from './fixture.ts'

/** The first word, ki-kker, at its content. */
const openWord = () => {
  const table = layTable(fixture, exerciseOf(fixture.logic, runFor(fixture)))
  table.begin()
  const type = (...texts: string[]) => {
    for (const text of texts) table.toFlow({ type: 'text', text })
  }
  const posted = () => table.log.flatMap((effect) => (effect.type === 'submit' ? [effect.body.data] : []))
  return { table, type, posted }
}

describe('first the klankgroepen, cut with a space', () => {
  test('the whole word is heard', () => {
    expect(openWord().table.spoken()).toEqual([{ type: 'speak', sounds: ['word'], delayMs: 0 }])
  })

  test('a letter where the cut belongs is a wrong cut, and a space too early too: both are posted', () => {
    const { table, type, posted } = openWord()
    type('k', 'k ')
    expect(table.flowState).toMatchObject({ wrongCut: 'early', typing: { input: 'k' } })
    type('ki', 'kik')
    expect(table.flowState).toMatchObject({ wrongCut: 'missing', typing: { input: 'ki' } })
    expect(posted()).toEqual([
      { attempt: ' ', at: 1 },
      { attempt: 'k', at: 2 },
    ])
    expect(table.machine.progress.errors).toBe(2)
    type('ki ')
    expect(table.flowState).toMatchObject({ wrongCut: null, typing: { input: 'ki ' } })
  })

  test('a wrong letter is no wrong cut', () => {
    const { table, type, posted } = openWord()
    type('x')
    expect(posted()).toEqual([{ attempt: 'x', at: 0 }])
    expect(table.flowState?.wrongCut).toBe(null)
  })

  test('Enter sends nothing, also when the cut word is the word', () => {
    const { table, type, posted } = openWord()
    type('ki kker')
    table.send({ type: 'enter' })
    expect(posted()).toEqual([])
  })
})

describe('then the whole word', () => {
  test('the field is empty again, the word is typed letter by letter, and both are sent', () => {
    const { table, type, posted } = openWord()
    type('KI kker')
    expect(table.flowState).toMatchObject({ groups: ['KI', 'kker'], typing: { input: '' } })
    type('ki', 'ki ')
    expect(posted()).toEqual([{ attempt: ' ', at: 2 }])
    type('kikker')
    table.send({ type: 'enter' })
    expect(posted().at(-1)).toEqual({ groups: ['KI', 'kker'], answer: 'kikker' })
    expect(table.machine.run.detailed_results[0]).toMatchObject({ num_errors: 1, success: false })
  })

  test('the next word begins with its klankgroepen', () => {
    const { table } = openWord()
    table.playWord()
    expect(table.flowState).toMatchObject({ groups: null, wrongCut: null, typing: { input: '' } })
  })
})
