import { expect, test } from 'vitest'
import { readSchoolAnswer } from './read-school-answer.ts'

test.each([
  ['#inlogcode=a-b', { code: 'a-b', refusal: null }],
  ['', { code: null, refusal: null }],
])("SSO-2 reads the school's reply: %s", (hash, answer) => {
  expect(readSchoolAnswer(hash)).toEqual(answer)
})

test.each([
  ['unknown', /koppelen/],
  ['closed', /kan nu niemand inloggen/],
  ['wrong-audience', /andere manier/],
  ['taken', /iemand anders/],
  ['no-subject', /zegt niet wie/],
  ['failed', /nog een keer/],
  ['away', /straks/],
  ['expired', /opnieuw/],
  ['iets-nieuws', /nog een keer/],
])('SSO-2 a refusal for %s says what to do', (reason, sentence) => {
  expect(readSchoolAnswer(`#reden=${reason}`).refusal).toMatch(sentence)
})
