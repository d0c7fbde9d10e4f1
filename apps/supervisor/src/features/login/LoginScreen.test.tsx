// @vitest-environment jsdom
import { LoginError } from '@letterliaan/contract/client'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { LoginScreen, type LoginScreenProps } from './LoginScreen.tsx'

afterEach(() => {
  cleanup()
  window.history.replaceState(null, '', '/begeleider')
})

function open(onLogin = vi.fn<LoginScreenProps['onLogin']>(() => new Promise(() => undefined))) {
  render(<LoginScreen onLogin={onLogin} />)
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  return { onLogin, type, press: () => fireEvent.click(screen.getByRole('button', { name: 'Inloggen' })) }
}

test('both fields are needed before anything is sent', () => {
  const { onLogin, type, press } = open()
  type('E-mailadres', '  ')
  type('Wachtwoord', 'geheim')
  press()
  screen.getByText('Vul uw e-mailadres en uw wachtwoord in.')
  expect(onLogin).not.toHaveBeenCalled()
})

test('a press logs in once, the address without its spaces and the password as it was typed', () => {
  const { onLogin, type, press } = open()
  type('E-mailadres', ' juf@school.nl ')
  type('Wachtwoord', ' geheim ')
  press()
  press()
  expect(onLogin.mock.calls).toEqual([['juf@school.nl', ' geheim ']])
})

test('who is refused reads why, keeps what was typed, and may try again', async () => {
  const onLogin = vi
    .fn<LoginScreenProps['onLogin']>()
    .mockRejectedValue(new LoginError('Invalid credentials'))
  const { type, press } = open(onLogin)
  type('E-mailadres', 'juf@school.nl')
  type('Wachtwoord', 'fout')
  press()
  await screen.findByText('Dit e-mailadres en wachtwoord horen niet bij elkaar.')
  press()
  expect(screen.queryByText(/horen niet bij elkaar/)).toBeNull()
  await waitFor(() => expect(onLogin).toHaveBeenCalledTimes(2))
})

test('DAG-1 the address that one comes with is filled in, and is not in the address bar any more', () => {
  window.history.replaceState(null, '', '/begeleider?a=1#e-mailadres=hoofd%40school.nl')
  open()
  expect(screen.getByLabelText<HTMLInputElement>('E-mailadres').value).toBe('hoofd@school.nl')
  expect(window.location.href).toMatch(/\/begeleider\?a=1$/)
})
