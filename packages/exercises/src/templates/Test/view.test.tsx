// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { anchorFixture } from '../../kit/analysed-word.fixture.ts'
import { renderExerciseFixture } from '../../view-kit/shell/screen.fixture.tsx'
import { fixture } from './fixture.ts'

const begin = async () => {
  const shown = await renderExerciseFixture({ ...fixture, anchors: [anchorFixture(1, 1, 'zon')] })
  expect(screen.queryByText('Je gaat oefenen met de volgende woorden:')).toBeNull()
  await shown.begin()
  await screen.findByRole('textbox', { name: 'Schrijf het woord' })
  return shown
}

describe('TPL-19 Test', () => {
  test('word and sentence are played, the word is typed once, and no result is shown', async () => {
    const { data, spoken, clock } = await begin()
    clock.pass(0)
    expect(spoken).toEqual(['word', 'sentence', 'word'])
    await userEvent.keyboard('fis{Enter}')
    expect(data()).toEqual([{ answer: 'fis' }])
    expect(screen.queryByText(/Bijna/)).toBeNull()
    expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('Woord 2 van 3')
  })

  test('no help is given, and the word cannot be shown', async () => {
    await begin()
    expect(screen.queryByRole('button', { name: 'Help' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Laat het woord even zien' })).toBeNull()
  })
})
