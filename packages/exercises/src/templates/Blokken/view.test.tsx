// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { beginExerciseFixture } from '../../view-kit/shell/screen.fixture.tsx'
import { fixture } from './fixture.ts'

test('TPL-8 EX-19 the word is played, its blocks are coloured, and then it is typed, also with special letters', async () => {
  const { clock, spoken, data } = await beginExerciseFixture(fixture)
  act(() => clock.pass(0))
  expect(spoken).toEqual(['word'])
  expect(screen.queryByText('vis')).toBeNull()
  const paint = async (color: RegExp, ...blocks: readonly number[]) => {
    await userEvent.click(screen.getByRole('radio', { name: color }))
    for (const block of blocks) await userEvent.click(screen.getByRole('button', { name: `Blok ${block}` }))
  }
  await paint(/^lichtblauw/, 1, 2, 3)
  await paint(/^groen/, 2)
  expect(screen.queryByRole('button', { name: 'ë, e met trema' })).toBeNull()
  act(() => clock.pass(1000))
  await userEvent.click(screen.getByRole('button', { name: 'ë, e met trema' }))
  await userEvent.keyboard('vo')
  act(() => clock.pass(1000))
  await userEvent.keyboard('s')
  await userEvent.keyboard('is{Enter}')
  expect(data()).toEqual([
    { attempt: 'lightblue', at: 1 },
    { attempt: 'ë', at: 0 },
    { attempt: 'o', at: 1 },
    { attempt: 's', at: 1 },
    { colors: ['lightblue', 'green', 'lightblue'], answer: 'vis' },
  ])
})
