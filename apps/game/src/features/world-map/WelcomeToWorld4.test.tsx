// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listen } from '@letterliaan/ui/listen.fixture'
import { useWelcomeToWorld4, WelcomeToWorld4 } from './WelcomeToWorld4.tsx'

beforeEach(() => localStorage.clear())

afterEach(() => void vi.restoreAllMocks())

function World4({ user_id }: { user_id: number }) {
  const { isOpen, close } = useWelcomeToWorld4(user_id)
  return <WelcomeToWorld4 isOpen={isOpen} buddy_id={1} onClose={close} />
}

const show = (user_id: number) => render(<World4 user_id={user_id} />)
const dialog = () => screen.queryByRole('dialog', { name: 'Welkom in wereld 4' })

test('MAP-7 the welcome to world 4 explains weetwoorden and leenwoorden once', () => {
  show(7)
  expect(dialog()?.textContent).toMatch(/weetwoorden en leenwoorden/)
  fireEvent.click(screen.getByRole('button', { name: 'Op pad!' }))
  expect(dialog()).toBeNull()
  cleanup()
  show(7)
  expect(dialog()).toBeNull()
})

test('GIDS-1 the whole text is spoken', async () => {
  const { said, wrapper } = listen()
  render(<World4 user_id={7} />, { wrapper })
  await expect.poll(() => said).toHaveLength(3)
  expect(said.join(' ')).toBe([...document.querySelectorAll('dialog p')].map((p) => p.textContent).join(' '))
})

test('MAP-7 the welcome is shown again to a child that did not close it, and to another child on the device', () => {
  show(7)
  cleanup()
  show(7)
  fireEvent.click(screen.getByRole('button', { name: 'Sluiten' }))
  cleanup()
  show(8)
  expect(dialog()).not.toBeNull()
})

test('the welcome closes on a device that is full', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  show(7)
  fireEvent.click(screen.getByRole('button', { name: 'Op pad!' }))
  expect(dialog()).toBeNull()
})
