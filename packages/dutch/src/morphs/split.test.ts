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
  // The list has neither afleider nor opleiding, only the words after their prefixes.
  'bliksem|af|leider',
  'school|op|leiding',
  'theater|voor|stelling',
  'schoen|aan|trekker',
  'bouw|onder|neming',
  // One vowel in two letters: no stro-om.
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
])('%s', (expected) => {
  expect(parts(expected.replaceAll('|', ''))).toBe(expected)
})

test.each(['ge|luk', 'er|in', 'snel|heid', 'voort|durend', 'voetbal'])(
  '%s is split without a list',
  (expected) => {
    expect(parts(expected.replaceAll('|', ''), emptyWordList)).toBe(expected)
  },
)
