import { expect, test } from 'vitest'
import { analyse } from '../analyse.ts'
import { emptyWordList } from '../words/list.ts'
import { letterERules } from './e-rules.ts'

test.each(letterERules.map(({ example, sound, rest }) => [example, sound, rest] as const))(
  'the e in %s is %s',
  (example, sound, rest) => {
    const { graphemes } = analyse(example, undefined, emptyWordList)
    const after = graphemes.map((_, index) =>
      graphemes
        .slice(index + 1)
        .map(({ letters }) => letters)
        .join(''),
    )
    const matching = graphemes.filter(
      ({ letters }, index) => index > 0 && letters === 'e' && rest.test(after[index] ?? ''),
    )
    expect(matching.map((grapheme) => grapheme.sound)).toContain(sound)
  },
)

test.each([
  ['luisteren', 'D'],
  ['kinderen', 'D'],
  ['jongeren', 'D'],
  ['proberen', 'L'],
  ['studeren', 'L'],
  ['parkeren', 'L'],
  ['presenteren', 'L'],
])('without a word list the second e of %s is %s', (word, kind) => {
  const { end_sounds } = analyse(word, undefined, emptyWordList)
  expect(end_sounds.at(-2)).toBe(kind)
})
