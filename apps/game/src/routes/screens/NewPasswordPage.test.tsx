// @vitest-environment jsdom
import { ApiError } from '@letterliaan/contract/client'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderInGame } from '../../testing/render-in-game.tsx'
import { NewPasswordPage } from './NewPasswordPage.tsx'

function open(address: string) {
  window.history.replaceState(null, '', address)
  const gone = { status: 410, title: 'Link werkt niet meer', detail: 'Deze link werkt niet meer.' }
  const view = { kind: 'waiting' }
  const services = {
    client: { call: () => Promise.reject(new ApiError(gone)) },
    navigator: { view: { subscribe: () => () => undefined, get: () => view } },
  }
  renderInGame(<NewPasswordPage />, services)
}

const expectWaysOn = () => {
  screen.getByText('Deze link werkt niet meer. Vraag een nieuwe.')
  const addressOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(addressOf('Vraag een nieuwe link')).toBe('/wachtwoord-vergeten')
  expect(addressOf('Terug naar inloggen')).toBe('/login')
  expect(screen.queryByLabelText('Nieuw wachtwoord')).toBeNull()
}

test('an expired link offers a new link and the login', async () => {
  open('/wachtwoord-nieuw?token=oud')
  await userEvent.type(screen.getByLabelText('Nieuw wachtwoord'), 'lang genoeg zo')
  await userEvent.click(screen.getByRole('button', { name: 'Bewaar' }))
  expectWaysOn()
})

test('an address without a token offers these at once', () => {
  open('/wachtwoord-nieuw')
  expectWaysOn()
})
