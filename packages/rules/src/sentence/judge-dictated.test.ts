import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { judgeDictated, findWrittenInSentence, type DictatedPiece } from './judge-dictated.ts'

const say = (piece: DictatedPiece): string => `${piece.model ?? ''}>${piece.written ?? ''}: ${piece.fault}`

const faultsOf = (model: string, written: string): string[] =>
  judgeDictated(model, written)
    .pieces.filter(({ fault }) => fault !== null)
    .map(say)

const list = 'De hond eet brood, kaas en worst.'

describe('ZIN-1 a dictated sentence', () => {
  test.each<[string, string, string, string[]]>([
    ['all right', list, list, []],
    ['no capital', list, 'de hond eet brood, kaas en worst.', ['De>de: no_capital']],
    ['a capital too many', list, 'De Hond eet brood, kaas en worst.', ['hond>Hond: capital']],
    ['a name', 'Ik zie Noor.', 'Ik zie noor.', ['Noor>noor: no_capital']],
    ['no comma in a list', list, 'De hond eet brood kaas en worst.', ['comma>: missing']],
    ['no full stop', list, 'De hond eet brood, kaas en worst', ['full_stop>: missing']],
    ['a full stop that asks', 'Kom je?', 'Kom je.', ['question_mark>full_stop: wrong']],
    ['a full stop that calls', 'Pas op!', 'Pas op.', ['exclamation_mark>full_stop: wrong']],
    [
      'a full stop that calls before the end',
      'Stop! Het is rood.',
      'Stop. Het is rood.',
      ['exclamation_mark>full_stop: wrong'],
    ],
    ['a comma too many', 'Ik lees een boek.', 'Ik lees, een boek.', ['>comma: extra']],
    ['a word misspelt', list, 'De hont eet brood, kaas en worst.', ['hond>hont: wrong']],
    ['a word left out', list, 'De hond eet brood, kaas worst.', ['en>: missing']],
    ['a word besides', list, 'De hond eet eet brood, kaas en worst.', ['>eet: extra']],
    ['another word', 'Ik zie een vis.', 'Ik zie mijn vis.', ['een>mijn: wrong']],
    ['a word in two', 'Wij spelen voetbal.', 'Wij spelen voet bal.', ['voetbal>voet bal: wrong']],
    ['a space for a hyphen', 'Mag ik mee-eten?', 'Mag ik mee eten?', ['mee-eten>mee eten: wrong']],
    ['a hyphen for a space', 'Ik ga te veel.', 'Ik ga te-veel.', ['te veel>te-veel: wrong']],
    ['two words in one', 'Ik ga te veel.', 'Ik ga teveel.', ['te veel>teveel: wrong']],
    ['direct speech', "'Kom je?' vraagt mama.", "'Kom je?' vraagt mama.", []],
    ['other quotation marks', "'Kom je?' vraagt mama.", '“Kom je?” vraagt mama.', []],
    [
      'direct speech without its marks',
      "'Kom je?' vraagt mama.",
      'Kom je vraagt mama.',
      ['quotation_mark>: missing', 'question_mark>: missing', 'quotation_mark>: missing'],
    ],
    ["'s avonds", "'s Avonds lees ik.", "'s Avonds lees ik.", []],
    ["'s avonds with another apostrophe", "'s Avonds lees ik.", '’s Avonds lees ik.', []],
    [
      "'s avonds with its capital in front",
      "'s Avonds lees ik.",
      "'S avonds lees ik.",
      ["'s>'S: capital", 'Avonds>avonds: no_capital'],
    ],
    ["'s avonds without its apostrophe", "'s Avonds lees ik.", 's Avonds lees ik.', ["'s>s: wrong"]],
    ['nothing', 'Pas op!', '', ['Pas>: missing', 'op>: missing', 'exclamation_mark>: missing']],
  ])('%s', (_what, model, written, faults) => {
    expect(faultsOf(model, written)).toEqual(faults)
  })

  test('words, capitals and marks are counted separately, and an addition is wrong', () => {
    expect(judgeDictated(list, 'de hont eet brood kaas en worst!!')).toMatchObject({
      words: { right: 6, all: 7 },
      capitals: { right: 0, all: 1 },
      marks: { right: 0, all: 2 },
      isFlawless: false,
    })
    expect(judgeDictated('Pas op!', 'Pas heel op!').words).toEqual({ right: 2, all: 3 })
    expect(judgeDictated('Ik zie een vis.', 'Ik zie een Vis.').capitals).toEqual({ right: 1, all: 2 })
  })

  test('a name with an extra capital has a wrong capital and right letters', () => {
    expect(judgeDictated('Ik zie Noor.', 'Ik zie NooR.')).toMatchObject({
      words: { right: 3, all: 3 },
      capitals: { right: 1, all: 2 },
      isFlawless: false,
    })
  })

  test.each([
    ['half-Frans', 'half Frans', { right: 2, all: 2 }],
    ['half-Frans', 'half frans', { right: 1, all: 2 }],
    ["'s-Hertogenbosch", "'s Hertogenbosch", { right: 2, all: 2 }],
    ["'s-Hertogenbosch", "'S hertogenbosch", { right: 1, all: 2 }],
  ])('%s written as %s keeps the capitals of its letters', (model, written, capitals) => {
    expect(judgeDictated(`Hij is ${model}.`, `Hij is ${written}.`).capitals).toEqual(capitals)
  })

  test('a misspelt name has a right capital', () => {
    expect(judgeDictated('Ik zie Noor.', 'Ik zie Nor.')).toMatchObject({
      words: { right: 2, all: 3 },
      capitals: { right: 2, all: 2 },
    })
  })

  const word = fc.constantFrom('De', 'de', 'hond', "'s", 'avonds', 'eet', 'Noor', "foto's", 'zee-eend')
  const mark = fc.constantFrom('', '', '', ',', '.', '?', '!')
  const sentence = fc
    .array(fc.tuple(word, mark), { minLength: 1, maxLength: 12 })
    .map((words) => words.map(([text, sign]) => text + sign).join(' '))

  test('has no fault if it is written like the model', () => {
    fc.assert(
      fc.property(sentence, (model) => {
        expect(judgeDictated(model, model).isFlawless).toBe(true)
      }),
    )
  })

  test('every word of the sentence is judged once and in order, for any answer', () => {
    fc.assert(
      fc.property(
        sentence,
        fc.oneof(sentence, fc.string({ unit: 'binary', maxLength: 80 })),
        (model, written) => {
          const { pieces, words, capitals, marks, isFlawless } = judgeDictated(model, written)
          const judged = pieces.flatMap((piece) =>
            piece.kind === 'word' && piece.model !== null ? [piece.model] : [],
          )
          expect(judged.join(' ')).toBe(model.replaceAll(/[,.?!]/g, ''))
          for (const { right, all } of [words, capitals, marks]) expect(right).toBeLessThanOrEqual(all)
          const isAllRight = [words, capitals, marks].every(({ right, all }) => right === all)
          expect(isFlawless).toBe(isAllRight)
        },
      ),
    )
  })

  test('has one fault if one word is left out', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.constantFrom('kat', 'boom', 'fiets', 'roept', 'zwaluw', 'ging'), { minLength: 2 }),
        fc.nat(),
        (words, nth) => {
          const at = nth % words.length
          const left = words.filter((_, place) => place !== at)
          expect(faultsOf(`${words.join(' ')}.`, `${left.join(' ')}.`)).toEqual([`${words[at]}>: missing`])
        },
      ),
    )
  })
})

test.each([
  ['De hond blaft.', 'hond', 'de hont blaft', 'hont'],
  ['De hond blaft.', 'hond', 'De blaft.', ''],
  ['Wij spelen voetbal.', 'voetbal', 'Wij spelen voet bal.', 'voet bal'],
  ['Mag mijn vriendin mee-eten?', 'mee-eten', 'Mag mijn vriendin mee eten?', 'mee eten'],
  ["'s Avonds lees ik.", "'s avonds", 's avons lees ik', 's avons'],
  ['De hond blaft.', 'poes', 'De hond blaft.', ''],
  ['Peren zijn rijp.', 'peren', 'Peren zijn rijp', 'peren'],
  ['Peren zijn rijp.', 'peren', 'Peeren zijn rijp', 'peeren'],
  ['Peren zijn rijp.', 'peren', 'peren zijn rijp', 'peren'],
  ["'s Avonds lees ik.", "'s avonds", "'s Avonts lees ik", "'s avonts"],
  ['IJs is koud.', 'ijs', 'IJss is koud.', 'ijss'],
  ['IJs is koud.', 'ijs', 'Ijs is koud.', 'ijs'],
  ['Ik eet peren.', 'peren', 'Ik eet Peren.', 'Peren'],
  ['Utrecht is mooi.', 'Utrecht', 'Uutrecht is mooi.', 'Uutrecht'],
])('ZIN-1 in %j the word %s, written in %j, is found as %j', (sentence, word, written, found) => {
  expect(findWrittenInSentence(sentence, word, written)).toBe(found)
})

test('a comma before the closing quotation mark is wrong', () => {
  const model = "'De baby slaapt', fluisterde papa."
  expect(judgeDictated(model, model).isFlawless).toBe(true)
  const inside = judgeDictated(model, "'De baby slaapt,' fluisterde papa.")
  expect(inside.pieces.filter(({ fault }) => fault !== null)).toEqual([
    { kind: 'mark', model: 'comma', written: null, fault: 'missing' },
  ])
})

test.each([
  ['Eén, twee, drie!', 'Een, twee, drie!'],
  ['Er zit één muis.', 'Er zit een muis.'],
  ['Er zit een muis.', 'Er zit één muis.'],
])('%s may be written as %s', (model, written) => {
  expect(judgeDictated(model, written).isFlawless).toBe(true)
})
