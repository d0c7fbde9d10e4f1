import { expect, test } from 'vitest'
import {
  contentFixture,
  exerciseFixture,
  listMessages,
  stepWithWordsFixture,
  wordFixture,
} from '../fixture.ts'
import { checkDictatedSentences } from './dictated-sentences.ts'

const read = new Set(['de', 'mijn'])

interface Asked {
  readonly nr?: number
  readonly dl?: number
  readonly sentence_reason?: string
  readonly isDictated?: boolean
}

/** Step 20 teaches the checked word. Step 46 (dl 20) teaches ij. */
const check = (sentence: string, { nr = 20, dl = 15, sentence_reason, isDictated = true }: Asked = {}) =>
  listMessages(
    checkDictatedSentences(
      contentFixture([
        stepWithWordsFixture(
          [wordFixture('slak', { sentence, ...(sentence_reason && { sentence_reason }) })],
          {
            nr,
            dl,
            recipe: [exerciseFixture(isDictated ? 'ZinDictee' : 'LuisterTyp')],
          },
        ),
        stepWithWordsFixture([], { nr: 46, dl: 20, category: 'ij' }),
      ]),
      read,
    ),
  )

test('ZIN-2 a pattern that is taught later is a finding in a dictated sentence, also in its first word', () => {
  expect(check('De slak kruipt over de prijs.')).toEqual([
    'slak: its dictated sentence has "prijs", of which "ij" is taught later: "De slak kruipt over de prijs."',
  ])
  expect(check('Prijs de slak.')).toHaveLength(1)
})

test.each<[string, string, Asked]>([
  ['small words that children read', 'Mijn slak zit op de tak.', {}],
  ['what was taught before', 'De slak is op reis naar ijs.', { nr: 47, dl: 20 }],
  ['what was taught before by a step with a higher number', 'De slak likt aan ijs.', { nr: 28, dl: 25 }],
  ['a reason that is written', 'De slak likt aan ijs.', { sentence_reason: 'Het woord ijs is bekend.' }],
  ['a step that dictates no sentences', 'De slak likt aan ijs.', { isDictated: false }],
  ['a step beside the path of which the children are older', 'De slak likt aan ijs.', { nr: 130, dl: 30 }],
])('ZIN-2 a dictated sentence may have %s', (_what, sentence, asked) => {
  expect(check(sentence, asked)).toEqual([])
})

test("ZIN-2 a pattern taught earlier on the path is allowed, whatever the step's number", () => {
  expect(check('De slak likt aan ijs.', { nr: 47, dl: 15 })).toHaveLength(1)
})

test('ZIN-2 a pattern of an extra step for younger children is not allowed', () => {
  expect(check('De slak likt aan ijs.', { nr: 130, dl: 12 })).toHaveLength(1)
})

test('ZIN-2 an English word of a later step is a finding', () => {
  const later = stepWithWordsFixture([wordFixture('team')], { nr: 69, category: 'engels' })
  const step = stepWithWordsFixture([wordFixture('slak', { sentence: 'De slak is een team.' })], {
    nr: 20,
    recipe: [exerciseFixture('ZinDictee')],
  })
  expect(listMessages(checkDictatedSentences(contentFixture([step, later]), read))).toHaveLength(1)
})
