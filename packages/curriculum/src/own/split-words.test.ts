import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { containsWordLiterally } from './contains-word-literally.ts'
import { validateWord } from './validate-word.ts'
import { splitWords } from './split-words.ts'

const wordsOf = (text: string): string[] => splitWords(text).words.map(({ word }) => word)

/** Words that a child can spell, and that have no special meaning in a list. */
const word = fc
  .stringMatching(/^[a-zëïé]{2,12}$/)
  .filter((text) => validateWord(text) === null && !/^(?:de|het|een)$/.test(text))
const separator = fc.constantFrom('\n', '\r\n', ', ', ';', '\t', ' ', '\n\n', ' ,', '\n- ', '\n• ')

describe('OWN-1 DOE-6 EIGEN-5 a pasted list', () => {
  test('is split into its words, each once and in order, for any separator', () => {
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 30 }), separator, (words, between) => {
        expect(wordsOf(words.join(between))).toEqual([...new Set(words)])
      }),
    )
  })

  test.each([';', '\t'])('is split if its first word is repeated and the separator is %j', (between) => {
    expect(wordsOf(['brood', 'brood', 'taart', 'koek'].join(between))).toEqual(['brood', 'taart', 'koek'])
  })

  test('is split into words that can be spelt and typed, for any pasted text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        const { words, refused } = splitWords(text)
        expect(words.filter((entry) => validateWord(entry.word) !== null)).toEqual([])
        expect(refused.every(({ reason }) => reason.length > 0)).toBe(true)
        expect(new Set(words.map((entry) => entry.word)).size).toBe(words.length)
        const withSentence = words.filter(({ sentence }) => sentence !== '')
        expect(withSentence.every((entry) => containsWordLiterally(entry.sentence, entry.word))).toBe(true)
      }),
      { numRuns: 500 },
    )
  })

  test.each([
    ['1. bakker\n2. kikker\n10) modder', ['bakker', 'kikker', 'modder']],
    ['- de bakker\n- het huis\n* een tafel', ['bakker', 'huis', 'tafel']],
    ['Bakker\nKikker\nModder', ['bakker', 'kikker', 'modder']],
    ['bakker\nAmsterdam', ['bakker', 'Amsterdam']],
    ["'s morgens, foto’s, zee-egel, café", ["'s morgens", "foto's", 'zee-egel', 'café']],
    ['bakker | kikker / modder', ['bakker', 'kikker', 'modder']],
    ['\uFEFFbak\u00ADker\u00A0kikker', ['bakker', 'kikker']],
    ['zeeën', ['zeeën']],
    ['ik word\nhij wordt\nte veel', ['ik word', 'hij wordt', 'te veel']],
    ['1. de rode fiets\n2. bakker, kikker', ['rode fiets', 'bakker', 'kikker']],
    ['ik word', ['ik', 'word']],
    ['ik speel, jij speelt, wij spelen', ['ik speel', 'jij speelt', 'wij spelen']],
    ['week 1: fiets, huis\nweek 2: boom, roos', ['fiets', 'huis', 'boom', 'roos']],
    ['Woorden met ei: trein, plein', ['trein', 'plein']],
    ['zee–egel, foto′s, baby‛s, zee‑egels, auto＇s', ['zee-egel', "foto's", "baby's", 'zee-egels', "auto's"]],
    ['bak\u200Bker\u00AD\u200E', ['bakker']],
    [
      '::Q1:: Schrijf het woord {=fiets}\n// opmerking\n::Q2:: Schrijf het woord {=huis ~huys}',
      ['fiets', 'huis'],
    ],
    ['', []],
  ])('%j', (text, words) => {
    expect(wordsOf(text)).toEqual(words)
  })

  test.each(['Week 3', 'Woordpakket week 11', 'Blok 2 week 4:'])(
    'the heading %s is not a word',
    (heading) => {
      expect(splitWords(`${heading}\nfiets\nhuis`)).toMatchObject({
        words: [{ word: 'fiets' }, { word: 'huis' }],
        refused: [],
      })
    },
  )

  test('a sentence after a word is stored with the word', () => {
    expect(splitWords('bakker: De bakker bakt brood.\nkikker\tEr zit een kikker in de sloot.').words).toEqual(
      [
        { word: 'bakker', sentence: 'De bakker bakt brood.' },
        { word: 'kikker', sentence: 'Er zit een kikker in de sloot.' },
      ],
    )
  })

  test.each([
    'woord;zin\nfiets;Ik rijd op mijn fiets.\nhuis;Wij wonen in een huis, ja.',
    'word,sentence\nfiets,Ik rijd op mijn fiets.\nhuis,"Wij wonen in een huis, ja."',
    'fiets\tIk rijd op mijn fiets.\nhuis\tWij wonen in een huis, ja.',
    'Ik rijd op mijn {=fiets}.\nWij wonen in een {=huis ~huys}, ja.',
  ])('EIGEN-5 %j keeps its sentences', (text) => {
    expect(splitWords(text)).toEqual({
      words: [
        { word: 'fiets', sentence: 'Ik rijd op mijn fiets.' },
        { word: 'huis', sentence: 'Wij wonen in een huis, ja.' },
      ],
      refused: [],
    })
  })

  test('a duplicate word is reported in a list but not in a text', () => {
    expect(splitWords('bakker\nkikker\nbakker').refused).toEqual([
      { text: 'bakker', reason: 'Dit woord staat al in de lijst.' },
    ])
    expect(splitWords('De bakker bakt elke dag brood. De bakker eet het brood ook op.').refused).toEqual([])
    const withSentence = splitWords('bakker\nbakker: De bakker bakt brood.')
    expect(withSentence).toEqual({
      words: [{ word: 'bakker', sentence: 'De bakker bakt brood.' }],
      refused: [],
    })
  })

  test('impossible words are listed with the reason', () => {
    expect(
      splitWords('bakker\nl33t\n¡olé!\npsst').refused.map(({ text, reason }) => `${text}: ${reason}`),
    ).toEqual([
      'l33t: Kinderen kunnen “3” niet typen.',
      '¡olé: Kinderen kunnen “¡” niet typen.',
      'psst: Hier staat geen klinker in.',
    ])
  })
})

test('OWN-1 the uncommon words of a text are returned, each with its sentence', () => {
  const text =
    'De bakker bakt elke dag brood. Daarna gaat hij met zijn hond naar het bos, en de bakker fluit.'
  expect(splitWords(text).words).toEqual([
    { word: 'bakker', sentence: 'De bakker bakt elke dag brood.' },
    { word: 'bakt', sentence: 'De bakker bakt elke dag brood.' },
    { word: 'dag', sentence: 'De bakker bakt elke dag brood.' },
    { word: 'brood', sentence: 'De bakker bakt elke dag brood.' },
    { word: 'daarna', sentence: 'Daarna gaat hij met zijn hond naar het bos, en de bakker fluit.' },
    { word: 'hond', sentence: 'Daarna gaat hij met zijn hond naar het bos, en de bakker fluit.' },
    { word: 'bos', sentence: 'Daarna gaat hij met zijn hond naar het bos, en de bakker fluit.' },
    { word: 'fluit', sentence: 'Daarna gaat hij met zijn hond naar het bos, en de bakker fluit.' },
  ])
})

describe('OWN-2 a word in a sentence', () => {
  test.each([
    ['De bakker bakt.', 'bakker', true],
    ['Bakker Piet bakt.', 'bakker', true],
    ['De bakkers bakken.', 'bakker', false],
    ['Ik zie een ree. Reeën zie ik ook.', 'reeën', true],
    ['De reeën slapen.', 'ree', false],
    ['Mooie foto’s!', "foto's", true],
    ['Mooie foto’s!', 'foto', false],
    ['’s Morgens eet ik.', "'s morgens", true],
    ['Een cafe\u0301 is open.', 'café', true],
    ['Een cafe is open.', 'café', false],
    ['De zee-egel prikt.', 'egel', false],
  ])('in %s the word %s is found: %s', (sentence, sought, holds) => {
    expect(containsWordLiterally(sentence, sought)).toBe(holds)
  })

  test('is found between other words, and never inside a longer one', () => {
    fc.assert(
      fc.property(word, word, word, (before, sought, after) => {
        expect(containsWordLiterally(`${before} ${sought}, ${after}.`, sought)).toBe(true)
        fc.pre(!`${before}${sought}`.slice(0, -1).includes(' ') && before !== sought)
        expect(containsWordLiterally(`x${sought}`, sought)).toBe(false)
        expect(containsWordLiterally(`${sought}é ${before}-${sought}`, sought)).toBe(false)
      }),
    )
  })
})
