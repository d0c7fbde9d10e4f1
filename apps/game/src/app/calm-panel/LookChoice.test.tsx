// @vitest-environment jsdom
import type { GameLook } from '@letterliaan/contract'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { LookChoice } from './LookChoice.tsx'

test('PLEK-5 a child chooses a look by its picture and sees which one is active', async () => {
  const onChoose = vi.fn<(look: GameLook) => void>()
  render(<LookChoice value="jungle" onChoose={onChoose} />)
  const isChosen = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name }).checked
  expect([isChosen('Jungle'), isChosen('Veldkamp (10+)')]).toEqual([true, false])
  expect(new Set([...document.querySelectorAll('img')].map(({ src }) => src)).size).toBe(2)
  await userEvent.click(screen.getByRole('radio', { name: 'Veldkamp (10+)' }))
  expect(onChoose.mock.calls).toEqual([['field-camp']])
})
