// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { listen } from '@letterliaan/ui/listen.fixture'
import { BuddyParade, type BuddyParadeProps } from './BuddyParade.tsx'

test('GIDS-1 six buddies say their names in turn, and one tap chooses', async () => {
  const { said, wrapper } = listen()
  const onChoose = vi.fn<BuddyParadeProps['onChoose']>()
  render(<BuddyParade busy={false} onChoose={onChoose} onShowForm={() => undefined} />, { wrapper })
  const names = ['Toekan', 'Aap', 'Luiaard', 'Boomkikker', 'Jaguar', 'Schildpad']
  await expect.poll(() => said).toEqual(['Kies je maatje', ...names])
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(names)
  fireEvent.click(screen.getByRole('button', { name: 'Jaguar' }))
  expect(onChoose.mock.calls).toEqual([[5]])
})

test('taps are ignored while a choice is saved', () => {
  const onChoose = vi.fn<BuddyParadeProps['onChoose']>()
  render(<BuddyParade busy onChoose={onChoose} onShowForm={() => undefined} />)
  fireEvent.click(screen.getByRole('button', { name: 'Jaguar' }))
  expect(onChoose).not.toHaveBeenCalled()
})

test('PROF-1 one tap opens the profile with all its fields', () => {
  const onShowForm = vi.fn<() => void>()
  render(<BuddyParade busy={false} onChoose={() => undefined} onShowForm={onShowForm} />)
  fireEvent.click(screen.getByRole('button', { name: 'Mijn naam en groep' }))
  expect(onShowForm).toHaveBeenCalledOnce()
})
