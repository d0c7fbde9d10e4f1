// @vitest-environment jsdom
import { LoginError } from '@letterliaan/contract/client'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { listen } from '@letterliaan/ui/listen.fixture'
import { findAddressToOpen } from '../../app/addresses.ts'
import { renderInGame } from '../../testing/render-in-game.tsx'
import { LoginByTokenPage } from './LoginByTokenPage.tsx'

function open(address: string, answer: () => Promise<boolean> = async () => true) {
  window.history.replaceState(null, '', address)
  window.history.replaceState(null, '', findAddressToOpen(window.location))
  const exchange = vi.fn<(token: string, pictures?: string[]) => Promise<boolean>>(answer)
  const go = vi.fn<(address: string, options?: object) => void>()
  const services = {
    client: { exchange },
    session: { isLoggedIn: () => false },
    navigator: { go, view: { subscribe: () => () => undefined, get: () => ({ kind: 'waiting' }) } },
  }
  const { said, wrapper } = listen()
  renderInGame(<LoginByTokenPage />, services, { wrapper })
  return { exchange, go, said }
}

test.each(['/login?token=abc', '/login-by-token?token=abc'])(
  'AUTH-5 %s logs in once with the token, removes it from the address, and opens the overview',
  async (address) => {
    const { exchange, go } = open(address)
    await waitFor(() => expect(go).toHaveBeenCalledExactlyOnceWith('/', { replace: true }))
    expect(exchange).toHaveBeenCalledExactlyOnceWith('abc', undefined)
    expect(window.location.href).not.toContain('abc')
  },
)

test('CARD-4 a card that needs pictures opens the page of the pictures without an error', async () => {
  const { go } = open('/login?token=abc', async () => false)
  expect((await screen.findByRole('alert')).textContent).toBe('')
  expect(go).not.toHaveBeenCalled()
})

test('AUTH-5 an expired token only links to the login', async () => {
  const { go } = open('/login?token=oud', () => Promise.reject(new LoginError('Deze link werkt niet meer.')))
  expect((await screen.findByRole('link', { name: 'Naar inloggen' })).getAttribute('href')).toBe('/login')
  expect(go).not.toHaveBeenCalled()
})

test.each([
  ['a card that works no more', '/login?token=oud', new LoginError('Invalid credentials')],
  ['a card after a reload', '/login?token=', new LoginError('Invalid credentials')],
  ['a card without a network', '/login?token=abc', new Error('offline')],
])('STEM-6 the error of %s is spoken', async (_, address, error) => {
  const { said } = open(address, () => Promise.reject(error))
  const shown = (await screen.findByText(/./, { selector: 'p [data-aloud]' })).textContent
  await waitFor(() => expect(said).toEqual([shown]))
})
