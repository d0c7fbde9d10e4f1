// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { showExercise } from '../../view-kit/shell/screen.fixture.tsx'
import { fixture } from './fixture.ts'

afterEach(cleanup)

test('TPL-11 the word is heard, and typed into coloured empty blocks, one letter each', async () => {
  const { begin, clock, spoken, data } = await showExercise(fixture)
  await begin()
  act(() => clock.pass(0))
  expect(spoken).toEqual(['word'])
  const field = () => screen.getByRole('textbox')
  expect(field().getAttribute('aria-label')).toBe('Typ het woord in 3 blokken: leeg leeg leeg')
  await userEvent.keyboard('vo')
  expect(field().getAttribute('aria-label')).toBe('Typ het woord in 3 blokken: v leeg leeg')
  await userEvent.keyboard('is{Enter}')
  expect(data()).toEqual([{ attempt: 'o', at: 1 }, { answer: 'vis' }])
})
