import type { VerbForm } from '@letterliaan/contract'
import { expect, test } from 'vitest'
import { contentFixture, listMessages, stepWithWordsFixture, wordFixture } from '../fixture.ts'
import { checkVerbs } from './verbs.ts'

const verbFixture = (changes: Partial<VerbForm> = {}): VerbForm => ({
  infinitive: 'worden',
  subject: 'Jij',
  person: 'jij',
  time: 'nu',
  ...changes,
})

const check = (word: string, sentence: string, verb: VerbForm | undefined) =>
  listMessages(
    checkVerbs(
      contentFixture([
        stepWithWordsFixture([wordFixture(word, { sentence, ...(verb && { verb }) })], {
          category: 'ww-jij',
        }),
      ]),
    ),
  )

test.each<[string, string, VerbForm | undefined, string[]]>([
  ['wordt', 'Jij wordt tien.', verbFixture(), []],
  ['word', 'Wanneer word jij tien?', verbFixture({ subject: 'jij', inversion: true }), []],
  ['word', 'Jij word tien.', verbFixture(), ['is not the form of worden that is asked: "wordt"']],
  ['wordt', 'Jij wordt tien.', undefined, ['has no verb']],
  [
    'wordt',
    'Jij wordt tien.',
    verbFixture({ subject: 'Mila' }),
    ['its subject "Mila" is not in its sentence'],
  ],
  ['wordt', 'Jij wordt tien.', verbFixture({ person: 'hij' }), ['its subject "Jij" is not of person "hij"']],
  ['wordt', 'Nu wordt jij tien.', verbFixture({ subject: 'jij' }), ['jij follows the verb: inversion']],
  ['word', 'Jij word tien.', verbFixture({ inversion: true }), ['jij does not follow the verb']],
  [
    'wordt',
    'Jij wordt tien.',
    verbFixture({ person: null, subject: null }),
    ['is not the form of worden that is asked: "word"', 'its verb has no person'],
  ],
  [
    'geworden',
    'Jij bent tien geworden.',
    verbFixture({ time: 'klaar' }),
    ['its verb has a person at time "klaar"'],
  ],
])('VERB-1 %s in "%s"', (word, sentence, verb, messages) => {
  expect(check(word, sentence, verb)).toEqual(messages.map((message) => `${word}: ${message}`))
})
