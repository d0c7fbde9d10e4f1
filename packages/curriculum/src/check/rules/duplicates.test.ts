import { expect, test } from 'vitest'
import { stepWithWordsFixture, wordFixture, contentFixture, listMessages } from '../fixture.ts'
import { checkDuplicates } from './duplicates.ts'

test('a word that occurs twice in one world is a finding', () => {
  const content = contentFixture([
    stepWithWordsFixture([wordFixture('vis', { sentence: 'Een vis.' })]),
    stepWithWordsFixture([wordFixture('vis', { sentence: 'De vis.' })], { nr: 2 }),
  ])
  expect(listMessages(checkDuplicates(content))).toEqual(['vis: stands in this world already: 01-test.json'])
})

test('a word may occur again in another world', () => {
  const content = contentFixture([
    stepWithWordsFixture([wordFixture('vis', { sentence: 'Een vis.' })]),
    stepWithWordsFixture([wordFixture('vis', { sentence: 'De vis.' })], { world: 2 }),
  ])
  expect(checkDuplicates(content)).toEqual([])
})

test('a sentence that occurs twice is a finding', () => {
  const sentence = 'De kat ziet de vis.'
  const content = contentFixture([
    stepWithWordsFixture([wordFixture('vis', { sentence }), wordFixture('kat', { sentence })]),
  ])
  expect(listMessages(checkDuplicates(content))).toEqual([
    'kat: its sentence is used already: 01-test.json (vis)',
  ])
})

const verb = (person: 'ik' | 'jij') => ({
  infinitive: 'worden',
  subject: person,
  person,
  time: 'nu' as const,
})

test('VERB-1 a verb may occur once for each of its forms in a world, whatever its spelling', () => {
  const content = contentFixture([
    stepWithWordsFixture([wordFixture('word', { sentence: 'Nu word ik tien.', verb: verb('ik') })]),
    stepWithWordsFixture(
      [
        wordFixture('word', { sentence: 'Nu word jij tien.', verb: verb('jij') }),
        wordFixture('word', { sentence: 'Straks word ik boos.', verb: verb('ik') }),
      ],
      { nr: 2 },
    ),
  ])
  expect(listMessages(checkDuplicates(content))).toEqual(['word: stands in this world already: 01-test.json'])
})
