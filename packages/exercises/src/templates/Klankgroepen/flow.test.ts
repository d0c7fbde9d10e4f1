import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { analysedWord } from '../../kit/analysed-word.fixture.ts'
import { exerciseOf, layTable, runOf } from '../../run/play-table.fixture.ts'
import { klankgroepen } from './definition.ts'
import { fixture } from './fixture.ts'
import { cutsOf, endKindsOf, type EndKind } from './groups.ts'

const opened = (...words: readonly string[]) => {
  const run = runOf(klankgroepen, words.map(analysedWord))
  const table = layTable(fixture, exerciseOf(klankgroepen, run))
  table.send({ type: 'begin' })
  const posted = () => table.log.flatMap((effect) => (effect.type === 'submit' ? [effect.body.data] : []))
  const cut = (at: number) => table.toFlow({ type: 'cut', at })
  const name = (kind: EndKind) => table.toFlow({ type: 'name', kind })
  return { table, posted, cut, name }
}

describe('TPL-6 Klankgroepen', () => {
  test('first the cuts: a wrong one is posted and closes, a right one stays', () => {
    const { table, posted, cut } = opened('papegaai', 'kikker')
    cut(1)
    cut(1)
    cut(4)
    expect(posted()).toEqual([{ attempt: 'p|apegaai', at: 1 }])
    expect(table.machine.progress.errors).toBe(1)
    expect(table.flowState).toMatchObject({ cuts: [4], wrongCuts: [1], refusals: 1 })
  })

  test('no kind is named before all cuts are made, and no cut is made after', () => {
    const { table, posted, cut, name } = opened('papegaai')
    name('L')
    cut(2)
    name('L')
    expect(table.flowState?.kinds).toEqual([])
    cut(4)
    cut(3)
    name('L')
    expect(table.flowState).toMatchObject({ cuts: [2, 4], kinds: ['L'] })
    expect(posted()).toEqual([])
  })

  test('then the end sound of each group in turn: a wrong kind is posted with its group', () => {
    const { table, posted, cut, name } = opened('kikker', 'bomen')
    cut(2)
    name('L')
    name('L')
    name('K')
    name('L')
    table.send({ type: 'enter' })
    expect(posted()).toEqual([
      { attempt: 'L', at: 0 },
      { attempt: 'L', at: 1 },
    ])
    name('M')
    table.send({ type: 'enter' })
    expect(posted().at(-1)).toEqual({ cuts: [2], kinds: ['K', 'M'] })
    expect(table.machine.progress.word_index).toBe(1)
    table.deliverAll()
    expect(table.server.detailed_results[0]).toMatchObject({ num_errors: 2, completed: true, success: false })
  })

  test('in whatever order it is cut, the answer tells the cuts in the order of the word', () => {
    const words = ['papegaai', 'bananen', 'krokodil', 'olifant']
    const place = fc.integer({ min: -1, max: 10 })
    fc.assert(
      fc.property(fc.constantFrom(...words), fc.array(place, { maxLength: 30 }), (text, places) => {
        const { posted, cut, name, table } = opened(text)
        const word = analysedWord(text)
        for (const at of [...places, ...cutsOf(word).toReversed()]) cut(at)
        for (const kind of endKindsOf(word)) if (kind !== null) name(kind)
        table.send({ type: 'enter' })
        expect(posted().at(-1)).toEqual({ cuts: cutsOf(word), kinds: endKindsOf(word) })
        table.deliverAll()
        expect(table.server).toMatchObject({ is_complete: true })
        expect(table.server.detailed_results[0]?.num_errors).toBe(posted().length - 1)
      }),
    )
  })
})
