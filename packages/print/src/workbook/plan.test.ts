import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { workbookStepFixture, workbookWordFixture } from '../test-support/words.ts'
import { cutOutWord } from './gap.ts'
import { listLegendKinds } from './color.ts'
import { planWorkbook, pickEvenly } from './plan.ts'

test('a word with several klankgroepen is divided into klankgroepen, and a short word into sounds', () => {
  const long = planWorkbook(
    workbookStepFixture(['bakker', 'bomen', 'tafel', 'vis'].map((word) => workbookWordFixture(word))),
  ).cuts
  expect(long).toEqual({
    of: 'klankgroepen',
    words: [
      { word: 'bakker', pieces: ['ba', 'kker'] },
      { word: 'bomen', pieces: ['bo', 'men'] },
      { word: 'tafel', pieces: ['ta', 'fel'] },
    ],
  })
  const short = planWorkbook(
    workbookStepFixture(['vis', 'boek', 'bakker'].map((word) => workbookWordFixture(word))),
  ).cuts
  expect(short.of).toBe('klanken')
  expect(short.words[1]).toEqual({ word: 'boek', pieces: ['b', 'oe', 'k'] })
})

test('a step with only two long words is divided into klankgroepen too', () => {
  expect(
    planWorkbook(workbookStepFixture([workbookWordFixture('bakker'), workbookWordFixture('tafel')])).cuts.of,
  ).toBe('klankgroepen')
})

test.each([
  ['vis', 'De vis zwemt.', { before: 'De ', written: 'vis', after: ' zwemt.' }],
  ['ei', 'Op reis eet ik een ei.', { before: 'Op reis eet ik een ', written: 'ei', after: '.' }],
  ["'s morgens", "'s Morgens eet ik brood.", { before: '', written: "'s Morgens", after: ' eet ik brood.' }],
  ['eend', 'Een zee-eend is geen eend.', { before: 'Een zee-eend is geen ', written: 'eend', after: '.' }],
  ["foto's", 'De foto’s zijn oud.', { before: 'De ', written: 'foto’s', after: ' zijn oud.' }],
  ["'s avonds", '’s Avonds eet ik.', { before: '', written: '’s Avonds', after: ' eet ik.' }],
  ['in', 'De in- en uitgang.', { before: 'De ', written: 'in', after: '- en uitgang.' }],
  ['vis', 'De vissen zwemmen.', null],
  ['', 'De vis zwemt.', null],
  ['foto', "De foto's zijn oud.", null],
  ['foto', "Maak een 'foto' van mij.", { before: "Maak een '", written: 'foto', after: "' van mij." }],
  ['avonds', "'s Avonds en alle avonds.", { before: "'s ", written: 'Avonds', after: ' en alle avonds.' }],
])('cuts %s out of "%s"', (word, sentence, gap) => {
  expect(cutOutWord({ word, sentence })).toEqual(gap && { word, ...gap })
})

test('a selection is spread over the whole list, in order and without duplicates', () => {
  fc.assert(
    fc.property(
      fc.nat(60),
      fc.integer({ min: 1, max: 12 }),
      fc.constantFrom(0, 0.33, 0.66),
      (count, maxCount, shift) => {
        const items = Array.from({ length: count }, (_, index) => index)
        const chosen = pickEvenly(items, maxCount, shift)
        expect(chosen).toHaveLength(Math.min(count, maxCount))
        expect(chosen).toEqual([...new Set(chosen)].toSorted((a, b) => a - b))
      },
    ),
  )
})

test('the legend lists the kinds of the words, and silent letters and marks separately', () => {
  const names = (words: string[]): string[] =>
    listLegendKinds(words.map((word) => workbookWordFixture(word))).map(({ name }) => name)
  expect(names(['vis'])).toEqual(['korte klank', 'medeklinker'])
  expect(names(["foto's", 'cake'])).toEqual(['lange klank', 'medeklinker', 'stille letter', 'teken'])
  expect(names(["'s morgens"])).toContain('teken')
})
