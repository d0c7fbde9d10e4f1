// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { anchorFixture } from '../../kit/analysed-word.fixture.ts'
import { beginExerciseFixture } from '../../view-kit/shell/screen.fixture.tsx'
import { fixture } from './fixture.ts'

const anchors = [
  anchorFixture(1, 1, 'vis'),
  { ...anchorFixture(1, 2, 'zon'), description: 'In zon hoor je de o.', hint: 'Zeg zon.' },
]

const begin = async (more = { anchors }) => {
  const shown = await beginExerciseFixture({ ...fixture, ...more })
  const answer = async (text: string) => {
    await userEvent.clear(await screen.findByRole('textbox'))
    await userEvent.keyboard(`${text}{Enter}`)
  }
  return { ...shown, answer }
}

describe('TPL-15 TypHints', () => {
  test('the first error shows the rule, the second the coloured blocks, the third the first wrong letter', async () => {
    const { answer, sent } = await begin()
    expect(screen.queryByText(/Bijna/)).toBeNull()
    await answer('fis')
    expect((await screen.findByText(/In zon hoor je de o\./)).parentElement?.textContent).toBe(
      'Bijna! Denk aan zon. In zon hoor je de o. Hoor je f of v? Leg je hand op je keel.',
    )
    expect(screen.queryByText(/3 letters/)).toBeNull()
    await answer('ves')
    await screen.findByText('3 letters: medeklinker, korte klank, medeklinker.')
    await answer('vos')
    await screen.findByText('3 letters: medeklinker, korte klank, medeklinker. Letter 2: o.')
    await screen.findByText('Kijk nog eens naar deze letter.')
    await answer('vis')
    expect(sent.map(({ hints_used }) => hints_used)).toEqual([0, 1, 2, 3])
    expect(screen.queryByText(/Bijna/)).toBeNull()
  })

  test('a message says if the word must continue or is already complete', async () => {
    const { answer } = await begin()
    for (const text of ['a', 'b', 'vi']) await answer(text)
    await screen.findByText('Hier komt nog een letter.')
    await answer('viss')
    await screen.findByText('Er staat een letter te veel.')
  })

  test.each([
    ['an extra letter shows no rule', 'visx', /te veel/, 'Bijna! Er staat een letter te veel.'],
    [
      'SPEEL-7 a letter names the wrong sound',
      'ves',
      /^Hoor je/,
      'Bijna! Denk aan zon. In zon hoor je de o. Hoor je e of i?',
    ],
    ['another letter shows the rule', 'viq', /^Zeg/, 'Bijna! Denk aan zon. In zon hoor je de o. Zeg zon.'],
  ])('the message for a first mistake: %s', async (_what, text, part, message) => {
    const { answer } = await begin()
    await answer(text)
    expect((await screen.findByText(part)).closest('p')?.textContent).toBe(message)
  })

  test('the child is asked to listen again if there is no other anchor', async () => {
    const { answer } = await begin({ anchors: [] })
    await answer('fis')
    await screen.findByText(/Luister nog eens goed\./)
  })
})
