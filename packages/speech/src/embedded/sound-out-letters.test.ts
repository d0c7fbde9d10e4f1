import { expect, test } from 'vitest'
import { soundOutLetters } from './sound-out-letters.ts'

test.each([
  ['Dan is het één letter: i.', ": [['I]]."],
  ['Het is ‘ie’: of je i of ie hoort.', "Het is [['i]]: of je [['I]] of [['i]] "],
  ["En dan 't.", "En dan 't."],
  ['En nog een t er na?', 'En nog een [[t|@]] er na?'],
  ['Was het je of u?', "Was het je of [['8]]?"],
])('GIDS-1 single letters in a text are spoken as their sounds: %s', (text, spoken) => {
  expect(soundOutLetters(text)).toContain(spoken)
})

test('GIDS-1 words of a text are spoken with our sounds, as in a sentence', () => {
  expect(soundOutLetters('Luister en typ het')).toBe("[[l|'Wy|s|t|@|r]] en typ het")
})
