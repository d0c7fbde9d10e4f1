import { expect, test, describe } from 'vitest'
import { stepWithWordsFixture, wordFixture, contentFixture, listMessages, badgeFixture } from '../fixture.ts'
import { checkContent } from '../check.ts'
import { dataFolder, readWordsWithoutPicture, type WordsWithoutPicture } from '../../load/curriculum.ts'
import { toFlemishContent, readContent } from '../content.ts'
import {
  checkWordsShowCategory,
  checkCodes,
  checkStress,
  checkUntaught,
  checkPictures,
  checkWordsHavePicture,
} from './word-rules.ts'

describe('checkWordsShowCategory', () => {
  const check = (category: string, ...words: string[]) =>
    listMessages(
      checkWordsShowCategory(
        contentFixture([
          stepWithWordsFixture(
            words.map((word) => wordFixture(word)),
            { category },
          ),
        ]),
      ),
    )

  test.each([
    ['kort', 'vis'],
    ['mmkm', 'slak'],
    ['cluster', 'herfst'],
    ['plakletter', 'melk'],
    ['sch', 'schoen'],
    ['cht', 'nacht'],
    ['kg-L', 'bomen'],
    ['kg-K', 'bakker'],
    ['be-ge-ver', 'geluk'],
    ['eind-d', 'hond'],
    ["mv-'s", "foto's"],
    ['i=ie', 'kiwi'],
  ])('%s has the category %s', (category, word) => {
    expect(check(category, word)).toEqual([])
  })

  test('a word without the pattern of its step is a finding', () => {
    expect(check('mmkm', 'vis')).toEqual([expect.stringContaining('vis: has nothing of')])
    expect(check('plakletter', 'hart')).toEqual([expect.stringContaining('hart: has nothing of')])
    expect(check('be-ge-ver', 'beker')).toEqual([expect.stringContaining('beker: has nothing of')])
  })

  test('a word with a reason may be in its step without the pattern', () => {
    const words = [wordFixture('vis', { category_reason: 'only to show it' })]
    expect(
      checkWordsShowCategory(contentFixture([stepWithWordsFixture(words, { category: 'mmkm' })])),
    ).toEqual([])
  })
})

describe('checkCodes', () => {
  const check = (...words: Parameters<typeof wordFixture>[]) =>
    listMessages(
      checkCodes(contentFixture([stepWithWordsFixture(words.map((word) => wordFixture(...word)))])),
    )

  test('a written code that differs without a reason is a finding', () => {
    expect(check(['vis', { structure: 'M1,L1,M1' }])).toEqual([
      expect.stringContaining('write an override_reason'),
    ])
  })

  test('codes that do not fit the word are a finding', () => {
    const reason = { override_reason: 'only to show it' }
    expect(check(['vis', { ...reason, structure: 'M1,Q9,M1' }])).toEqual([
      expect.stringContaining('no such code: Q9'),
    ])
    expect(check(['vis', { ...reason, structure: 'M1,K1' }])).toContainEqual(
      expect.stringContaining('2 codes for 3 graphemes'),
    )
    expect(check(['vis', { ...reason, sound_groups: 'vi' }])).toEqual([
      expect.stringContaining('does not spell the word'),
    ])
    expect(check(['vis', { ...reason, structure_audio_parts: 'm_v,k_i' }])).toEqual([
      expect.stringContaining('not as long'),
    ])
    expect(check(['vis', { ...reason, colors: ['green'] }])).toEqual([
      expect.stringContaining('1 colours for 3 letters'),
    ])
  })
})

describe('checkStress', () => {
  const check = (words: readonly string[], stresses: readonly string[]) =>
    listMessages(
      checkStress(contentFixture([stepWithWordsFixture(words.map((word) => wordFixture(word)))]), stresses),
    )

  test('STEM-3 a word is spoken with the listed stress', () => {
    expect(check(['konijn', 'vis'], ['koˈnijn'])).toEqual([])
    expect(check(['konijn'], ['ˈkonijn'])).toEqual([
      'konijn: is spoken as koˈnijn, and stress.json says ˈkonijn',
    ])
  })

  test('STEM-3 exactly the words of several klankgroepen have a listed stress', () => {
    expect(check(['konijn'], [])).toEqual(['konijn: is spoken as koˈnijn, and stress.json does not have it'])
    expect(check(['vis'], ['ˈvis'])).toEqual(['vis: is spoken as one klankgroep, and stress.json says ˈvis'])
    expect(check(['vis'], ['ˈbeker'])).toEqual(['beker: is not a word of any step'])
  })

  test('STEM-3 the check of the content uses the list of the steps', () => {
    const found = checkContent(contentFixture([stepWithWordsFixture([wordFixture('konijn')])]))
    expect(found).toContainEqual({
      file: 'stress.json',
      word: 'augustus',
      message: 'is not a word of any step',
    })
  })
})

describe('checkUntaught', () => {
  /** Checks step 1 (kort) with these words. The next step teaches the other category. */
  const check = (later: string, ...words: string[]) =>
    listMessages(
      checkUntaught(
        contentFixture([
          stepWithWordsFixture(words.map((word) => wordFixture(word))),
          stepWithWordsFixture([], { nr: 40, category: later }),
        ]),
      ),
    )

  test.each([
    ['lang', 'maan'],
    ['mmkm', 'slak'],
    ['mkmm', 'tent'],
    ['sch', 'schip'],
    ['stomme-e', 'winkel'],
    ['kg-L', 'bomen'],
    ['kg-K', 'bakker'],
    ['eind-d', 'hond'],
    ['b/p', 'web'],
    ['ij', 'ijs'],
    ['ei', 'trein'],
    ['au', 'pauw'],
    ['x', 'taxi'],
  ])('a word with %s in step %s before its own step is a finding', (category, word) => {
    expect(check(category, word)).toContainEqual(
      expect.stringContaining(`has "${category}", which is taught later (40)`),
    )
  })

  test('a pattern that no step teaches yet is a finding', () => {
    expect(check('lang', 'ijs')).toContainEqual(expect.stringContaining('taught later (not yet)'))
  })
})

describe('checkPictures and checkWordsHavePicture', () => {
  test('a picture that the set lacks is a finding', () => {
    const anchor = { word: 'zon', image: 'moon', description: 'Zon.', hint: 'Zon.', tip: 'Zon.' }
    const words = [
      wordFixture('vis', { image: 'fish' }),
      wordFixture('kip', { image: 'kip' }),
      wordFixture('pop'),
    ]
    const content = contentFixture(
      [stepWithWordsFixture(words, { anchors: [anchor] })],
      [badgeFixture({ image: 'kikker' })],
    )
    expect(listMessages(checkPictures(content, (name) => name === 'fish'))).toEqual([
      'zon: no icon is called "moon"',
      'kip: no icon is called "kip"',
      'eerste: no icon is called "kikker"',
    ])
  })

  const noReasons: WordsWithoutPicture = {
    'function-word': [],
    time: [],
    'felt-or-thought': [],
    heard: [],
    quality: [],
    'verb-form': [],
    'other-word': [],
  }

  test('PLEK-8 a word of groep 3 or 4 without a picture is a finding unless it has exactly one reason', () => {
    const words = [wordFixture('vis', { image: 'fish' }), wordFixture('mus'), wordFixture('wel')]
    const content = contentFixture([stepWithWordsFixture(words, { group: 4 })], [])
    const reasons = { ...noReasons, 'function-word': ['wel'], 'other-word': ['wel', 'vis'] }
    expect(listMessages(checkWordsHavePicture(content, reasons))).toEqual([
      'mus: has no picture, and no reason in words-without-picture.json',
      'vis: has a picture, or is no word of groep 3 or 4',
      'wel: has two reasons',
    ])
    const later = contentFixture([stepWithWordsFixture(words, { group: 5 })], [])
    expect(checkWordsHavePicture(later, noReasons)).toEqual([])
  })

  test('PLEK-8 all words of groep 3 and 4 have a picture or a reason for having none', () => {
    const reasons = readWordsWithoutPicture(dataFolder)
    const { content } = readContent(dataFolder)
    const both = { ...content, steps: [...content.steps, ...toFlemishContent(content).steps] }
    expect(checkWordsHavePicture(both, reasons)).toEqual([])
  })
})
