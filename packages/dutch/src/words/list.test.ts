import { expect, test } from 'vitest'
import { soundExamples } from '../sounds.ts'
import { findKnownStem } from './known-stem.ts'
import { knownWords } from './list.ts'
import { readWordList } from './read.ts'

test('a word list is parsed with its marks', () => {
  const list = readWordList(
    "# nouns\nhuis hot'el aard|appel\n# english loans\nt[ea:t_ie]m c[a:l_ee]k[e:] kamərā",
  )
  expect(list.get('huis')).toEqual({ kinds: ['nouns'], stress: -1, fixed: new Map(), cuts: [] })
  expect(list.get('hotel')).toMatchObject({ stress: 3 })
  expect(list.get('aardappel')).toMatchObject({ cuts: [4] })
  expect(list.get('team')).toMatchObject({ kinds: ['english', 'loans'] })
  expect(list.get('team')?.fixed).toEqual(new Map([[1, { letters: 'ea', sound: 't_ie' }]]))
  expect(list.get('cake')?.fixed.get(3)).toEqual({ letters: 'e', sound: null })
  expect(list.get('kamera')?.fixed.get(3)?.sound).toBe('d_e')
})

test.each([
  ['bomen', 'boom'],
  ['zonnen', 'zon'],
  ['huizen', 'huis'],
  ['golven', 'golf'],
  ['winden', 'wind'],
  ['tafels', 'tafel'],
  ['danste', 'dans'],
  ['wachtte', 'wacht'],
  ['werkers', 'werk'],
  ['rode', 'rood'],
])('the listed stem of %s is %s', (form, base) => {
  expect(findKnownStem(form, knownWords)?.base).toBe(base)
})

test('an unlisted word has no stem', () => {
  expect(findKnownStem('blorpen', knownWords)).toBeUndefined()
})

test('every word of the list is in lower case, with existing sounds, and occurs once under a kind', () => {
  for (const [word, { fixed, kinds }] of knownWords) {
    expect(word).toMatch(/^[a-zçéèêëïîöü]+$/)
    expect([word, new Set(kinds).size]).toEqual([word, kinds.length])
    for (const { sound } of fixed.values())
      expect(sound === null || Object.hasOwn(soundExamples, sound)).toBe(true)
  }
})
