import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fixture as blokken } from '../templates/Blokken/fixture.ts'
import { fixture as letterBlokken } from '../templates/LetterBlokken/fixture.ts'
import { fixture as luisterTyp } from '../templates/LuisterTyp/fixture.ts'
import { fixture as typKlankgroepen1 } from '../templates/TypKlankgroepen1/fixture.ts'
import { fixture as typKlankgroepen2 } from '../templates/TypKlankgroepen2/fixture.ts'
import { begunTableFixture } from '../run/play-table.fixture.ts'
import type { TemplateFixture } from './fixture.ts'
import type { Turn } from './template.ts'
import { emptyTyping, isWrongLetter, typeRestricted, type Typing } from './restricted-typing.ts'

/** Time between two letters, so that each refused one is a separate mistake. */
const slowlyMs = 1000

/** Types texts one after another, and returns which are accepted and refused. */
const transcript = (answer: string, ...texts: string[]): (string | [string, number])[] => {
  const notes: (string | [string, number])[] = []
  let typing: Typing = emptyTyping
  for (const [index, text] of texts.entries()) {
    const typed = typeRestricted(typing, answer, text, index * slowlyMs)
    typing = typed.typing
    if (typed.refused !== null) notes.push([typed.refused.attempt, typed.refused.at])
    notes.push(typing.input)
  }
  return notes
}

describe('TPL-34 restricted typing', () => {
  test.each([
    ['letter by letter', 'vis', ['v', 'vi', 'vis'], ['v', 'vi', 'vis']],
    ['case does not matter', 'Vis', ['v', 'vI', 'vIS'], ['v', 'vI', 'vIS']],
    ['a wrong letter is refused', 'vis', ['f'], [['f', 0], '']],
    ['a wrong letter further on leaves what stands', 'vis', ['v', 'vu', 'vi'], ['v', ['u', 1], 'v', 'vi']],
    ['a text at once stops at its first wrong letter', 'vis', ['vus'], [['u', 1], 'v']],
    ['digits and signs do not count', 'vis', ['1', '!', 'v2', 'v?i'], ['', '', 'v', 'vi']],
    ['a letter behind the whole word is refused', 'vis', ['vis', 'viss'], ['vis', ['s', 3], 'vis']],
    ['also in a text at once', 'vis', ['vissx', 'vi'], [['s', 3], 'vis', 'vi']],
    [
      'erasing is free, also in the middle',
      'maan',
      ['maa', 'ma', 'mn', ''],
      ['maa', 'ma', ['n', 1], 'ma', ''],
    ],
    ['taking a letter out of the middle is no error', 'vis', ['vis', 'vs'], ['vis', 'v']],
    ['a letter put in the middle is refused', 'vis', ['vi', 'vui'], ['vi', ['u', 1], 'vi']],
    ['accents count', 'één', ['e', 'é', 'éé', 'één'], [['e', 0], '', 'é', 'éé', 'één']],
    ['a letter with a loose accent is that letter', 'één', ['e\u0301'], ['é']],
    ['both apostrophes are one', "foto's", ['foto’'], ["foto'"]],
    ['space and hyphen count', "'s nacht", ["'s", "'s ", "'s-"], ["'s", "'s ", ['-', 2], "'s "]],
    ['a space where a letter belongs is wrong', 'vis', [' '], [[' ', 0], '']],
    ['ĳ is two letters', 'ijs', ['ĳ', 'ĳs'], ['ij', 'ijs']],
  ] as const)('%s', (_name, answer, texts, notes) => {
    expect(transcript(answer, ...texts)).toEqual(notes)
  })

  test('ERR-3 each refused letter is counted for the view, also if it is the same mistake', () => {
    const first = typeRestricted(emptyTyping, 'vis', 'f', 0)
    const second = typeRestricted(first.typing, 'vis', 'w', 1)
    expect([first.typing.refusals, second.typing.refusals, second.refused]).toEqual([1, 2, null])
  })

  test('an input that is longer than the answer accepts any letter and can be erased', () => {
    const longer: Typing = { input: 'viss', refusals: 0, mistakeAt: null }
    for (const text of ['vissx', 'vis', ''])
      expect(typeRestricted(longer, 'vis', text, 0)).toEqual({
        typing: { input: text, refusals: 0, mistakeAt: null },
        refused: null,
      })
    expect([3, 4].map((at) => isWrongLetter('vis', 'x', at))).toEqual([true, false])
  })

  test.each([
    ['stik for strik, as one types', 'strik', 'stik', 150, ['i']],
    ['dorzd for dorst', 'dorst', 'dorzd', 300, ['z']],
    ['kat for kerst, letter after letter with thought between', 'kerst', 'kat', 900, ['a', 't']],
    ['a mistake after a right letter is a new one', 'dorst', 'doxrx', 300, ['x', 'x']],
    ['who presses everything makes a mistake each 0.8 s', 'vis', 'xxxxxxxxx', 200, ['x', 'x', 'x']],
  ])(
    'GIDS-5 letters typed at once after a refused letter are the same mistake: %s',
    (_name, answer, keys, apartMs, refused) => {
      const table: string[] = []
      let typing = emptyTyping
      for (const [index, key] of Array.from(keys).entries()) {
        const typed = typeRestricted(typing, answer, typing.input + key, index * apartMs)
        typing = typed.typing
        if (typed.refused !== null) table.push(typed.refused.attempt)
      }
      expect(table).toEqual(refused)
    },
  )

  const fieldText = (text: string) => ({ type: 'text', text })
  const paintAll = ({ exercise_data: { colors } }: Turn) =>
    colors.flatMap((color, at) => [
      { type: 'pick', color },
      { type: 'paint', at },
    ])
  const cutWord = ({ word }: Turn) => [fieldText(word.sound_groups.replaceAll(',', ' '))]

  test.each<[string, TemplateFixture, (turn: Turn) => readonly object[]]>([
    ['LuisterTyp', luisterTyp, () => []],
    ['TypKlankgroepen1', typKlankgroepen1, () => []],
    ['TypKlankgroepen2', typKlankgroepen2, cutWord],
    ['Blokken', blokken, paintAll],
    ['LetterBlokken', letterBlokken, () => []],
  ])('GIDS-6 Enter directly after a refused letter sends no unfinished word: %s', (_name, played, lead) => {
    const table = begunTableFixture(played)
    const { turn } = table
    const letter = turn.word.word.charAt(0)
    const type = (text: string) => table.toFlow(fieldText(text))
    for (const event of lead(turn)) table.toFlow(event)
    table.wait(5000)
    type(letter)
    type(`${letter}-`)
    table.wait(5000)
    table.pressEnter()
    table.deliverAll()
    expect(table.server.detailed_results[0]).toMatchObject({ num_errors: 1, completed: false })
    type('')
    type(letter)
    table.pressEnter()
    table.deliverAll()
    expect(table.server.detailed_results[0]).toMatchObject({ num_errors: 2, completed: false })
  })

  test('the judge rejects exactly the letters that the field refuses', () => {
    const letter = fc.constantFrom('v', 'V', 'i', 's', 'x', 'é', ' ', "'", '-', '1', '!')
    fc.assert(
      fc.property(fc.constantFrom('vis', 'Vis', "'s nacht", 'één'), fc.array(letter), (answer, letters) => {
        let typing = emptyTyping
        for (const [index, typed] of letters.entries()) {
          const at = Array.from(typing.input).length
          const { refused, typing: next } = typeRestricted(
            typing,
            answer,
            typing.input + typed,
            index * slowlyMs,
          )
          expect(refused !== null).toBe(isWrongLetter(answer, typed, at))
          typing = next
        }
        const known = Array.from(typing.input).slice(0, answer.length).join('')
        expect(known.toLowerCase()).toBe(answer.slice(0, known.length).toLowerCase())
      }),
    )
  })
})
