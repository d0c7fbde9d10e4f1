import { expect, test } from 'vitest'
import { emptyWordList, knownWords } from '../words/list.ts'
import { splitMorphs } from './split.ts'

const parts = (word: string, words = knownWords): string =>
  splitMorphs(word, words)
    .map(({ text }) => text)
    .join('|')

test.each([
  'ge|luk',
  'be|zoek',
  'ver|haal',
  'ont|moeten',
  'her|inneren',
  'beker',
  'bezem',
  'geven',
  'verder',
  'bever',
  'aan|komen',
  'op|eten',
  'uit|ge|nodigd',
  'voor|be|reiden',
  'over|leven',
  'onder|zoek',
  'on|ge|luk',
  'opa',
  'oma',
  'open',
  'inkt',
  'er|in',
  'daar|om',
  'waar|vandaan',
  'snel|heid',
  'vriende|lijk',
  'ge|lijk',
  'lang|zaam',
  'hope|loos',
  'vis|je',
  'stoel|tje',
  'kop|je',
  'boom|pje',
  'lamp|je',
  'sterre|tje',
  'oranje',
  'kennis',
  'voet|bal',
  'boeken|kast',
  'konings|kroon',
  'zonne|bloem',
  'aard|appel',
  'water|leiding',
  'tanden|borstel',
  // The list has leider and leiding, but not afleider and opleiding.
  'bliksem|af|leider',
  'school|op|leiding',
  'theater|voor|stelling',
  'schoen|aan|trekker',
  'bouw|onder|neming',
  // One vowel of two letters is not cut: stro-om.
  'stroom|kring',
  'fiets|te',
  'wacht|te',
  'speel|de',
  'bidden',
  'planeten',
  'keuken',
  'borstel',
  'dubbel',
  'wandelen',
])('the parts are %s', (expected) => {
  expect(parts(expected.replaceAll('|', ''))).toBe(expected)
})

test.each(['ge|luk', 'er|in', 'snel|heid', 'voort|durend', 'voetbal'])(
  'the parts are %s without a word list',
  (expected) => {
    expect(parts(expected.replaceAll('|', ''), emptyWordList)).toBe(expected)
  },
)
