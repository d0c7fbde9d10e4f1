import { analyse } from '@letterliaan/dutch'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { judgeFixture, analysedWordFixture, turnFixture } from '../../kit/analysed-word.fixture.ts'
import { judgeMove } from '../../kit/judge.ts'
import { begunTableFixture, exerciseFixture, runFixture } from '../../run/play-table.fixture.ts'
import { findOtherSoundGroups } from '../../kit/sound-groups.ts'
import { fixture } from './fixture.ts'
import { listCuts, listEndSoundKinds, type EndSoundKind } from '../../kit/end-sounds.ts'
import { logic as klankgroepen } from './logic.ts'

const codesOf = (marked: string) => {
  const { structure, structure_audio_parts, read_letters, sound_groups } = analyse(marked)
  return { structure, structure_audio_parts, read_letters, sound_groups }
}

const opened = (...words: readonly string[]) => {
  const run = runFixture(klankgroepen, words.map(analysedWordFixture))
  const table = begunTableFixture(fixture, exerciseFixture(klankgroepen, run))
  const cut = (at: number) => table.toFlow({ type: 'cut', at })
  const name = (kind: EndSoundKind) => table.toFlow({ type: 'name', kind })
  return { table, posted: table.posted, cut, name }
}

describe('TPL-6 Klankgroepen', () => {
  test('starts with the cuts; a wrong cut is posted and closes, and a right cut stays', () => {
    const { table, posted, cut } = opened('papegaai', 'kikker')
    cut(1)
    cut(1)
    cut(4)
    expect(posted()).toEqual([{ attempt: 'p|apegaai', at: 1 }])
    expect(table.state.progress.errors).toBe(1)
    expect(table.flowState).toMatchObject({ cuts: [4], wrongCuts: [1], refusals: 1 })
  })

  test('a kind can be named only after all cuts are made, and then no cut can be made', () => {
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

  test('asks the end sound of each group in order, and posts a wrong kind with its group', () => {
    const { table, posted, cut, name } = opened('kikker', 'bomen')
    cut(2)
    name('L')
    name('L')
    name('K')
    name('L')
    table.pressEnter()
    expect(posted()).toEqual([
      { attempt: 'L', at: 0 },
      { attempt: 'L', at: 1 },
    ])
    name('M')
    table.pressEnter()
    expect(posted().at(-1)).toEqual({ cuts: [2], kinds: ['K', 'M'] })
    expect(table.state.progress.word_index).toBe(1)
    table.deliverAll()
    expect(table.server.detailed_results[0]).toMatchObject({ num_errors: 2, completed: true, success: false })
  })

  test('the answer lists the cuts in the order of the word, not in the order in which they were made', () => {
    const words = ['papegaai', 'bananen', 'krokodil', 'olifant']
    const place = fc.integer({ min: -1, max: 10 })
    fc.assert(
      fc.property(fc.constantFrom(...words), fc.array(place, { maxLength: 30 }), (text, places) => {
        const { posted, cut, name, table } = opened(text)
        const word = analysedWordFixture(text)
        for (const at of [...places, ...listCuts(word).toReversed()]) cut(at)
        for (const kind of listEndSoundKinds(word)) if (kind !== null) name(kind)
        table.pressEnter()
        expect(posted().at(-1)).toEqual({ cuts: listCuts(word), kinds: listEndSoundKinds(word) })
        table.deliverAll()
        expect(table.server).toMatchObject({ is_complete: true })
        expect(table.server.detailed_results[0]?.num_errors).toBe(posted().length - 1)
      }),
    )
  })
})

const turn = turnFixture(klankgroepen, 'kikker')

describe('EIGEN-1 a diminutive of a noun in t', () => {
  const word = { ...analysedWordFixture('roeibootje'), ...codesOf('roei|boot|je|') }
  const run = runFixture(klankgroepen, [word])
  const judged = (cuts: number[], kinds: string[]) => {
    const verdict = judgeMove(klankgroepen, { ...turn, word }, { cuts, kinds })
    return verdict.kind === 'answer' && verdict.right
  }

  test('may be cut as roei-boot-je or roei-boo-tje, and the cut decides its end sounds', () => {
    expect(judged([4, 8], ['T', 'M', 'D'])).toBe(true)
    expect(judged([4, 7], ['T', 'L', 'D'])).toBe(true)
    expect(judged([4, 7], ['T', 'M', 'D'])).toBe(false)
    expect(judged([4, 6], ['T', 'M', 'D'])).toBe(false)
  })

  test('may be cut in both ways without an error', () => {
    for (const at of [7, 8]) {
      const table = begunTableFixture(fixture, exerciseFixture(klankgroepen, run))
      for (const place of [at, 7, 8, 4]) table.toFlow({ type: 'cut', at: place })
      expect(table.flowState).toMatchObject({ cuts: [4, at], wrongCuts: [], refusals: 0 })
    }
  })

  test('is cut only before -je after a short vowel', () => {
    expect(findOtherSoundGroups({ sound_groups: 'kat,je' })).toBeNull()
    expect(findOtherSoundGroups({ sound_groups: 'touw,tje' })).toBeNull()
    expect(findOtherSoundGroups({ sound_groups: 'kaart,jes' })).toEqual(['kaar', 'tjes'])
  })
})

test.each([
  [{ cuts: [2], kinds: ['K', 'M'] }, true],
  [{ cuts: [2], kinds: ['K', 'L'] }, false],
  [{ cuts: [2], kinds: ['K'] }, false],
  [{ cuts: [2], kinds: ['K', 'M', 'M'] }, false],
  [{ cuts: [3], kinds: ['K', 'M'] }, false],
  [{ cuts: [2, 2], kinds: ['K', 'M'] }, false],
  [{ cuts: [], kinds: [] }, false],
  [{ cuts: ['2'], kinds: ['K', 'M'] }, false],
  [{ cuts: [[2]], kinds: [['K'], 'M'] }, false],
  [{ cuts: [2], kinds: 'KM' }, 'unreadable'],
  [{ cuts: { 0: 2, length: 1 }, kinds: ['K', 'M'] }, 'unreadable'],
  [{ cuts: Array.from({ length: 1000 }, () => 2), kinds: ['K', 'M'] }, 'unreadable'],
  [{ cuts: [2] }, 'unreadable'],
  [{}, 'unreadable'],
  [JSON.parse('{"__proto__": {"cuts": [2], "kinds": ["K", "M"]}}') as Record<string, unknown>, 'unreadable'],
])('TPL-6 the answer %j is %s', (data, verdict) => {
  expect(judgeFixture(klankgroepen, turn, data)).toBe(verdict)
})

test.each([
  [{ attempt: 'k|ikker', at: 1 }, 'attempt'],
  [{ attempt: 'kikke|r', at: 5 }, 'attempt'],
  [{ attempt: 'ki|kker', at: 2 }, 'ignored'],
  [{ attempt: 'k|ikker', at: 3 }, 'ignored'],
  [{ attempt: '|kikker', at: 0 }, 'ignored'],
  [{ attempt: 'kikker|', at: 6 }, 'ignored'],
  [{ attempt: 'v|is', at: 1 }, 'ignored'],
  [{ attempt: 'k|ikker' }, 'ignored'],
  [{ attempt: 'L', at: 0 }, 'attempt'],
  [{ attempt: 'K', at: 1 }, 'attempt'],
  [{ attempt: 'K', at: 0 }, 'ignored'],
  [{ attempt: 'M', at: 1 }, 'ignored'],
  [{ attempt: 'L', at: 2 }, 'ignored'],
  [{ attempt: 'S', at: 0 }, 'ignored'],
  [{ attempt: 'k', at: 0 }, 'ignored'],
  [{ attempt: null, at: 0 }, 'unreadable'],
])('TPL-6 the wrong cut or kind %j is %s', (data, verdict) => {
  expect(judgeFixture(klankgroepen, turn, data)).toBe(verdict)
})
