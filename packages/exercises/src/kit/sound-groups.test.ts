import { describe, expect, test } from 'vitest'
import { wordFixture } from './fixture.ts'
import {
  divideOverSoundGroups,
  findSoundGroupOfNextLetter,
  hasManySoundGroups,
  readTextList,
} from './sound-groups.ts'

const kikker = { sound_groups: 'ki,kker' }

describe('typed text is split into klankgroepen', () => {
  test.each([
    ['', ['', ''], 0],
    ['k', ['k', ''], 0],
    ['ki', ['ki', ''], 1],
    ['kikk', ['ki', 'kk'], 1],
    ['kikker', ['ki', 'kker'], 1],
    ['kikkerr', ['ki', 'kkerr'], 1],
  ])('%j is divided at the end of each group', (text, dealt, group) => {
    expect(divideOverSoundGroups(kikker, text)).toEqual(dealt)
    expect(findSoundGroupOfNextLetter(kikker, text)).toBe(group)
  })

  test('a group may start or end with a hyphen, or contain a space', () => {
    expect(divideOverSoundGroups({ sound_groups: "'s a,vonds" }, "'s avonds")).toEqual(["'s a", 'vonds'])
    expect(divideOverSoundGroups({ sound_groups: 'zee-,eend' }, 'zee-eend')).toEqual(['zee-', 'eend'])
  })
})

test.each([
  ['ki,kker', true],
  ['kikker', false],
  ['', false],
  ['kik,er', false],
])('the klankgroepen %j of kikker can be typed one by one: %s', (sound_groups, has) => {
  expect(hasManySoundGroups(wordFixture(1, 'kikker', { sound_groups }))).toBe(has)
})

test.each([
  [
    ['ki', 'kker'],
    ['ki', 'kker'],
  ],
  [[], []],
  ['ki,kker', null],
  [['ki', 7], null],
  [['ki', ['kker']], null],
  [Array.from({ length: 41 }, () => ''), null],
  [['x'.repeat(101)], null],
  [null, null],
  [{ 0: 'ki', length: 1 }, null],
])('%j is read as the list of texts', (value, texts) => {
  expect(readTextList(value)).toEqual(texts)
})
