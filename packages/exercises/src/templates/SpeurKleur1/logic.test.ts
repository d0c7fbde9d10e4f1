import { describe, expect, test } from 'vitest'
import { analysedWordFixture, turnFixture } from '../../kit/analysed-word.fixture.ts'
import { chooseAskedColor, listAskedColors, logic as speurKleur1 } from './logic.ts'

describe('TPL-9 the asked kind of letters', () => {
  test.each([
    ['vis', 'green', '-X-'],
    ['maan', 'yellow', '-XX-'],
    ['boek', 'red', '-XX-'],
    ['haai', 'white', '-XXX'],
    ['ring', 'darkblue', '--XX'],
    ['bomen', 'yellow', '-X---'],
    ['boeken', 'red', '-XX---'],
    ['winkel', 'orange', '----X-'],
    ['kikker', 'purple', '--XX--'],
    ["foto's", 'yellow', '-X-X--'],
    ['cadeau', 'yellow', '-X-XXX'],
  ])('in %s is %s: %s', (text, color, pattern) => {
    const word = analysedWordFixture(text)
    expect(chooseAskedColor(word)).toBe(color)
    expect(
      listAskedColors(word)
        .map((asked) => (asked === null ? '-' : 'X'))
        .join(''),
    ).toBe(pattern)
  })

  test('is in exercise_data, with null for other letters, and the word keeps all its colours', () => {
    const { word, exercise_data } = turnFixture(speurKleur1, 'kikker')
    expect(exercise_data.colors).toEqual([null, null, 'purple', 'purple', null, null])
    expect(word.colors).not.toContain(null)
  })

  test('is missing if the word has no colours, and the word is then not playable', () => {
    const word = { ...analysedWordFixture('vis'), colors: [null, null, null] }
    expect([chooseAskedColor(word), listAskedColors(word)]).toEqual([null, [null, null, null]])
    expect(speurKleur1.word.canPlay(word)).toBe(false)
    expect(speurKleur1.word.canPlay({ ...word, colors: [] })).toBe(false)
    expect(speurKleur1.word.canPlay({ ...word, colors: [null, 'green', null] })).toBe(true)
  })
})
