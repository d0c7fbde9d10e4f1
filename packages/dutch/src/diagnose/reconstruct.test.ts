import { describe, expect, test } from 'vitest'
import { analyse } from '../analyse.ts'
import { readDiagnosisCases } from '../fixtures/errors.ts'
import { diagnoseAnalysis } from './diagnose.ts'
import { reconstruct } from './reconstruct.ts'

const begin = (word: string, written: string): string | null => {
  const at = [...written].findIndex((letter, place) => letter !== word[place])
  return at === -1 ? null : written.slice(0, at + 1)
}

const read = (word: string, begun: string, category?: string) => {
  const { whole, errors } = reconstruct(analyse(word), begun, { category })
  return { whole, tag: errors[0]?.tag, hint: errors[0]?.hint }
}

test('WEET-3 an error read from its refused letter is the error of the whole word', () => {
  const outcomes = readDiagnosisCases().flatMap(([word, written]) => {
    const begun = begin(word, written)
    const told = diagnoseAnalysis(analyse(word), written).errors[0]?.tag
    return begun === null || told === undefined ? [] : { right: read(word, begun).tag === told }
  })
  expect(outcomes.length).toBeGreaterThan(350)
  expect(outcomes.filter(({ right }) => right).length / outcomes.length).toBeGreaterThan(0.92)
})

describe('WEET-3 a refused letter that fits several errors', () => {
  test('is onbekend if only slips fit', () => {
    expect(read('holen', 'hoel')).toEqual({
      whole: null,
      tag: 'onbekend',
      hint: 'Kijk en luister nog eens goed naar dit woord.',
    })
  })

  test('is read as the error that the step teaches', () => {
    expect([read('school', 'schol', 'lang').tag, read('school', 'schol', 'eer').tag]).toEqual([
      'lang-kort',
      'eer',
    ])
  })

  test('gets a sentence that does not claim a missing letter, if that is uncertain', () => {
    expect(read('bril', 'bi')).toEqual({
      whole: 'bil',
      tag: 'cluster',
      hint: 'Zeg het woord langzaam en luister naar elke klank.',
    })
  })

  test('gets no sentence about one place if the error may be at several: geu is e heard as u, or an omitted l', () => {
    expect(read('geluk', 'geu', 'be-ge-ver')).toEqual({
      whole: 'geuluk',
      tag: 'be-ge-ver',
      hint: 'Kijk en luister nog eens goed naar dit woord.',
    })
  })
})

test.each([
  ['vis', 'viss', 'te-veel-dubbel'],
  ['vis', 'viso', 'onbekend'],
  ['vis', 'vi ', 'aaneen'],
  ['groentesoep', 'groente ', 'aaneen'],
  ['zeeduivel', 'zee-', 'koppelteken'],
  ["foto's", 'fotos', 'apostrof'],
])('WEET-5 an extra letter is certain: %s begun as %j is %s', (word, begun, tag) => {
  expect(read(word, begun).tag).toBe(tag)
})

test.each([
  ["foto's", 'fotos', 'fotos'],
  ["baby's", 'babys', 'babys'],
  ["'s morgens", 's', 's morgens'],
])('WEET-3 %s begun as %s is read as %s, without the omitted sign', (word, begun, whole) => {
  expect(read(word, begun).whole).toBe(whole)
})

test('a hint that spells the word is replaced', () => {
  expect(read('klank', 'kln').hint).not.toMatch(/klank/)
})
