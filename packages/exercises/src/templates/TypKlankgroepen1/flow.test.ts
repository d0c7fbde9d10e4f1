import { describe, expect, test } from 'vitest'
import { exerciseOf, layTable, runFor } from '../../run/play-table.fixture.ts'
import { fixture } from './fixture.ts'

/** The first word, ki-kker, at its content. */
const openBoxes = () => {
  const table = layTable(fixture, exerciseOf(fixture.logic, runFor(fixture)))
  table.begin()
  const type = (text: string) => table.toFlow({ type: 'text', text })
  const posted = () => table.log.flatMap((effect) => (effect.type === 'submit' ? [effect.body.data] : []))
  return { table, type, posted }
}

describe('a box a klankgroep', () => {
  test('the klankgroepen are heard, and exercise_data tells the first as the current one', () => {
    const { table } = openBoxes()
    expect(table.spoken()).toEqual([{ type: 'speak', sounds: ['sound_groups'], delayMs: 0 }])
    expect(table.machine.run.exercise_data).toMatchObject({ word: 'kikker', sound_group: 'ki' })
    table.playWord()
    expect(table.machine.run.exercise_data).toMatchObject({ word: "'s avonds", sound_group: "'s a" })
  })

  test('the speaker of a box plays its klankgroep alone', () => {
    const { table } = openBoxes()
    table.toFlow({ type: 'listen', group: 2 })
    expect(table.log.at(-1)).toEqual({ type: 'speak', sound: 'group', part: '2' })
  })

  test('a wrong letter is refused, posted at once and counted; its place is that in the word', () => {
    const { table, type, posted } = openBoxes()
    for (const text of ['k', 'ku', 'ki', 'kix', 'kik']) type(text)
    expect(posted()).toEqual([
      { attempt: 'u', at: 1 },
      { attempt: 'x', at: 2 },
    ])
    expect(table.machine.progress.errors).toBe(2)
    expect(table.flowState?.typing.input).toBe('kik')
  })

  test('Enter sends the groups when all are full, and nothing before', () => {
    const { table, type, posted } = openBoxes()
    type('kikke')
    table.send({ type: 'enter' })
    expect(posted()).toEqual([])
    type('kikker')
    table.send({ type: 'enter' })
    expect(posted()).toEqual([{ groups: ['ki', 'kker'] }])
    expect(table.machine.progress.word_index).toBe(1)
  })

  test('a letter too many is refused and posted', () => {
    const { table, type, posted } = openBoxes()
    for (const text of ['kikker', 'kikkerr']) type(text)
    expect(posted()).toEqual([{ attempt: 'r', at: 6 }])
    table.send({ type: 'enter' })
    expect(posted()).toHaveLength(2)
  })
})
