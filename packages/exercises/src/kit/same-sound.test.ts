import { expect, test } from 'vitest'
import { soundsTheSame } from './same-sound.ts'

test.each([
  ['trein', 'trijn', true],
  ['goud', 'gaut', true],
  ['vrouw', 'vrau', true],
  ['hond', 'hont', true],
  ['lucht', 'lugt', true],
  ['cent', 'sent', true],
  ['taxi', 'taksi', true],
  ['trein', 'trien', false],
  ['huis', 'hius', false],
  ['school', 'sgool', false],
  ['bomen', 'bommen', false],
  ['trein', 'trein', false],
])('%s and %s sound the same: %s', (word, written, same) => {
  expect(soundsTheSame(word, written)).toBe(same)
})
