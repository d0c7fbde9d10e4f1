// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { anchorOf } from '../../kit/analysed-word.fixture.ts'
import { showExercise } from '../../view-kit/shell/screen.fixture.tsx'
import { fixture } from './fixture.ts'

afterEach(cleanup)

test('TPL-2 each letter comes with its sound, then the word is heard beside the anchor’s picture; next', async () => {
  const anchors = [anchorOf(1, 1, 'zon', 'sun')]
  const { begin, clock, spoken, data } = await showExercise({ ...fixture, anchors })
  await begin()
  expect(spoken).toEqual(['part m_v'])
  act(() => clock.pass(1299))
  expect(spoken).toEqual(['part m_v'])
  act(() => clock.pass(1))
  screen.getByText('v i')
  act(() => clock.pass(1300))
  screen.getByText('v i s')
  expect(spoken).toEqual(['part m_v', 'part k_i', 'part m_s'])
  act(() => clock.pass(2000))
  expect(spoken.at(-1)).toBe('word')
  const back = screen.getByText('vis').parentElement
  expect(back?.querySelector('[src*="sun"], [href*="sun"]')).not.toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Klaar' }))
  expect(data()).toEqual([{}])
})
