import { expect, test } from 'vitest'
import { nameSchoolGroupInSentence, nameSchoolGroup } from './school-group-name.ts'

test('ZIN-6 a Flemish school names groep 3 to 8 the 1st to the 6th leerjaar', () => {
  const groups = [3, 4, 5, 6, 7, 8]
  expect(groups.map((group) => nameSchoolGroup(group, 'nederland'))).toEqual(
    groups.map((group) => `Groep ${group}`),
  )
  expect(groups.map((group) => nameSchoolGroup(group, 'vlaanderen'))).toEqual(
    ['1ste', '2de', '3de', '4de', '5de', '6de'].map((nth) => `${nth} leerjaar`),
  )
})

test('ZIN-6 inside a sentence groep has no capital, and leerjaar has an article', () => {
  expect([nameSchoolGroupInSentence(5, 'nederland'), nameSchoolGroupInSentence(5, 'vlaanderen')]).toEqual([
    'groep 5',
    'het 3de leerjaar',
  ])
})
