import { expect, test } from 'vitest'
import { stepWithWordsFixture, wordFixture, contentFixture, listMessages } from '../fixture.ts'
import { checkCodes } from './codes.ts'

const check = (...words: Parameters<typeof wordFixture>[]) =>
  listMessages(checkCodes(contentFixture([stepWithWordsFixture(words.map((word) => wordFixture(...word)))])))

test('the codes of the analyser are accepted, written or omitted', () => {
  expect(check(['vis'], ['bakker', { structure: 'M1,K2,M2,D1,M1' }])).toEqual([])
})

test('a written code that differs without a reason is a finding', () => {
  expect(check(['vis', { structure: 'M1,L1,M1' }])).toEqual([
    expect.stringContaining('write an override_reason'),
  ])
})

test('a written code that differs with a reason is accepted', () => {
  expect(check(['vis', { structure: 'M1,L1,M1', override_reason: 'only to show it' }])).toEqual([])
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
