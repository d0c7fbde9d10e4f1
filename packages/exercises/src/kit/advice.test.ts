import { unknownErrorHint } from '@letterliaan/dutch/diagnose'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { adviseOnWords } from './advice.ts'

const rule = 'Hoor je een korte klank aan het eind van de klankgroep? Schrijf de medeklinker dan dubbel.'

test.each([
  ['what the server told', { word: 'bakker', written: 'baker', feedback: rule }, rule],
  [
    'where it is, where no rule explains it',
    { word: 'vis', written: 'bis', feedback: unknownErrorHint },
    'Kijk goed naar het begin van het woord.',
  ],
  ['a gap', { word: 'bakker', written: 'baker' }, 'Je hebt iets overgeslagen. Zie je wat?'],
  ['too much', { word: 'maan', written: 'maaan' }, 'Er staat iets te veel. Zie je wat?'],
  ['the beginning', { word: 'vis', written: 'fis' }, 'Kijk goed naar het begin van het woord.'],
  ['the middle', { word: 'vis', written: 'vos' }, 'Kijk goed naar het midden van het woord.'],
  ['the end', { word: 'hond', written: 'hont' }, 'Kijk goed naar het eind van het woord.'],
  ['all of it', { word: 'vis', written: 'boom' }, 'Zeg het woord langzaam. Welke klanken hoor je?'],
  ['an error that is not known', { word: 'vis' }, 'Zeg het woord langzaam. Welke klanken hoor je?'],
])('GIDS-6 the sentence fits the error: %s', (_name, wrong, advice) => {
  expect(adviseOnWords([wrong])).toEqual([advice])
})

const spelling = fc.constantFrom('vis', 'fis', 'vos', 'viss', 'vi', 'boom', '')
const wrongWord = fc.record(
  { word: spelling, written: spelling, feedback: fc.constantFrom(rule, 'Voel je keel trillen?') },
  { requiredKeys: ['word'] },
)

test.each([
  ['zon', undefined, false],
  ['zon', 'zon', false],
  ['kikker', 'kik,ker', true],
])('GIDS-6 a child is advised to clap the klankgroepen of %s (%s): %s', (word, sound_groups, isTold) => {
  const words = Array.from({ length: 18 }, (_, at) => ({ word: `${word}${at}`, sound_groups }))
  expect(adviseOnWords(words).includes('Klap bij elk stukje van het woord.')).toBe(isTold)
})

test('GIDS-6 the first eight words that can be heard have no advice about how they look', () => {
  const words = Array.from({ length: 8 }, (_, at) => ({ word: `kam${at}` }))
  expect(adviseOnWords(words).filter((text) => /ogen dicht|vinger op tafel/.test(text ?? ''))).toEqual([])
})

test('GIDS-6 each of up to twenty wrong words has a sentence, and no sentence is used three times', () => {
  fc.assert(
    fc.property(fc.array(wrongWord, { maxLength: 20 }), (words) => {
      const advice = adviseOnWords(words)
      expect(advice).not.toContain(undefined)
      const times = Object.values(Object.groupBy(advice, (text) => text ?? '')).map((same) => same?.length)
      expect(Math.max(0, ...times.map((count) => count ?? 0))).toBeLessThanOrEqual(2)
    }),
  )
})
