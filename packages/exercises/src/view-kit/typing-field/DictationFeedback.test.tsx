// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { turnFixture } from '../../kit/analysed-word.fixture.ts'
import { logic } from '../../templates/OefenDictee/logic.ts'
import { DictationFeedback } from './DictationFeedback.tsx'

const listen = /Luister nog eens/

test.each([
  ['reep', 'rep', 'lang', ['ee'], true],
  ['computer', 'komputer', 'c=k', ['c'], false],
  // The u of computer can be heard, but its c cannot.
  ['computer', 'compoeter', 'c=k', ['c'], true],
  ['garage', 'garaase', 'g=zj', ['g'], false],
  ['baby', 'xxx', 'engels', [], false],
])(
  'GIDS-5 feedback on %s written as %s advises listening only if that decides the letters',
  (text, rejected, category, letters, hears) => {
    const turn = turnFixture(logic, text)
    const word = { ...turn.word, category, difficult_letters: letters }
    render(
      <DictationFeedback
        logic={logic}
        turn={{ ...turn, word }}
        state={{ input: rejected, rejected, rejections: 1 }}
        feedback={null}
        isAfterMissedWord={false}
      />,
    )
    expect(listen.test(screen.getByRole('status').textContent)).toBe(hears)
  },
)

test.each([
  ['kreeft', 'kreft', 'Hoor je e of ee?'],
  ['straf', 'straaf', 'Hoor je a of aa?'],
])('SPEEL-7 %s written as %s names the sound before the server replies: %s', (text, rejected, says) => {
  render(
    <DictationFeedback
      logic={logic}
      turn={turnFixture(logic, text)}
      state={{ input: rejected, rejected, rejections: 1 }}
      feedback={null}
      isAfterMissedWord={false}
    />,
  )
  screen.getByText(says)
})
