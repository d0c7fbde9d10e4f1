import { expect, test } from 'vitest'
import { spokenText } from './letters-in-text.ts'

test.each([
  ['Dan schrijf je één letter: i.', "Dan schrijf je één letter: [['I]]."],
  [
    'Je hoort ‘ie’: onthoud of je i of ie schrijft.',
    "Je hoort [['i]]: onthoud of je [['I]] of [['i]] schrijft.",
  ],
  ["Zoek de ik-vorm. Denk aan 't kofschip.", "Zoek de ik-vorm. Denk aan 't kofschip."],
  ['Komt er nog een t achter?', 'Komt er nog een [[t|@]] achter?'],
  ['Luister naar het woord en typ het', 'Luister naar het woord en typ het'],
])('GIDS-1 letters that stand alone in a text are heard as their sounds: %s', (text, spoken) => {
  expect(spokenText(text)).toBe(spoken)
})
