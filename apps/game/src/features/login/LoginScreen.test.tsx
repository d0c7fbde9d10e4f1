// @vitest-environment jsdom
import { LoginError } from '@letterliaan/contract/client'
import { NotificationProvider } from '@letterliaan/ui'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { LoginScreen, type LoginScreenProps } from './LoginScreen.tsx'

afterEach(cleanup)

async function logIn(username: string, password: string, onLogin: LoginScreenProps['onLogin']) {
  render(
    <NotificationProvider>
      <LoginScreen onLogin={onLogin} />
    </NotificationProvider>,
  )
  const user = userEvent.setup()
  if (username) await user.type(screen.getByLabelText('E-mailadres'), username)
  if (password) await user.type(screen.getByLabelText('Wachtwoord'), password)
  await user.click(screen.getByRole('button', { name: 'Starten' }))
}

test('AUTH-2 an empty form tells what is missing and asks nothing of the server', async () => {
  const onLogin = vi.fn<LoginScreenProps['onLogin']>()
  await logIn('', '', onLogin)
  expect(screen.getByText('E-mailadres is verplicht')).toBeDefined()
  expect(screen.getByText('Wachtwoord is verplicht')).toBeDefined()
  expect(screen.getByText('Kan niet inloggen met deze gegevens')).toBeDefined()
  expect(onLogin).not.toHaveBeenCalled()
})

test('AUTH-2 an address needs an @', async () => {
  await logIn('noor', 'geheim', vi.fn<LoginScreenProps['onLogin']>())
  expect(screen.getByText('Geen geldig e-mailadres')).toBeDefined()
})

test.each([
  [
    new LoginError('User has no active subscription'),
    'Je kunt niet inloggen omdat je abonnement verlopen is',
  ],
  [new Error('anything'), 'Er was een fout tijdens het inloggen'],
])('AUTH-3 %s', async (error, sentence) => {
  await logIn('noor@school.nl', 'geheim', vi.fn<LoginScreenProps['onLogin']>().mockRejectedValue(error))
  expect(await screen.findByText(sentence)).toBeDefined()
})

test('logs in with what was written', async () => {
  const onLogin = vi.fn<LoginScreenProps['onLogin']>().mockResolvedValue()
  await logIn(' noor@school.nl ', 'ge heim ', onLogin)
  expect(onLogin).toHaveBeenCalledExactlyOnceWith('noor@school.nl', 'ge heim ')
})
