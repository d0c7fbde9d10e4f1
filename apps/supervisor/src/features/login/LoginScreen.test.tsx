// @vitest-environment jsdom
import { challengeOver, LoginError } from '@letterliaan/contract/client'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { LoginScreen, type LoginScreenProps } from './LoginScreen.tsx'

afterEach(() => window.history.replaceState(null, '', '/begeleider'))

function open(onLogin = vi.fn<LoginScreenProps['onLogin']>(() => new Promise(() => undefined))) {
  render(<LoginScreen onLogin={onLogin} />)
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  return { onLogin, type, press: () => fireEvent.click(screen.getByRole('button', { name: 'Inloggen' })) }
}

test('no request is sent if a field is empty', () => {
  const { onLogin, type, press } = open()
  type('E-mailadres', '  ')
  type('Wachtwoord', 'geheim')
  press()
  screen.getByText('Vul uw e-mailadres en uw wachtwoord in.')
  expect(onLogin).not.toHaveBeenCalled()
})

test('a press logs in once, with the trimmed address and the password as typed', () => {
  const { onLogin, type, press } = open()
  type('E-mailadres', ' juf@school.nl ')
  type('Wachtwoord', ' geheim ')
  press()
  press()
  expect(onLogin.mock.calls).toEqual([['juf@school.nl', ' geheim ']])
})

test('a refused login shows the reason and keeps the input for a retry', async () => {
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

test('DAG-1 an email address after the # is filled in and removed from the address bar', () => {
  window.history.replaceState(null, '', '/begeleider?a=1#e-mailadres=hoofd%40school.nl')
  open()
  expect(screen.getByLabelText<HTMLInputElement>('E-mailadres').value).toBe('hoofd@school.nl')
  expect(window.location.href).toMatch(/\/begeleider\?a=1$/)
})

test('ORG-5 after the password a code is asked, which can be retried until the login expires', async () => {
  const asked = {
    challenge: 'c',
    methods: ['totp' as const, 'recovery_code' as const],
    passkey_options: null,
  }
  const onLogin = vi
    .fn<LoginScreenProps['onLogin']>()
    .mockRejectedValue(new LoginError('A second factor is required', null, asked))
  const onSecondStep = vi
    .fn<NonNullable<LoginScreenProps['onSecondStep']>>()
    .mockRejectedValueOnce(new LoginError('Invalid credentials'))
    .mockRejectedValueOnce(new LoginError(challengeOver))
  render(<LoginScreen onLogin={onLogin} onSecondStep={onSecondStep} />)
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
  type('E-mailadres', 'juf@school.nl')
  type('Wachtwoord', 'geheim')
  press('Inloggen')
  await screen.findByText('Open de app op uw telefoon en vul de code in.')
  press('Inloggen')
  screen.getByText('Vul de code in.')
  expect(onSecondStep).not.toHaveBeenCalled()
  type('Code van de app', ' 123456 ')
  press('Inloggen')
  await screen.findByText(/^Deze code klopt niet/)
  press('Gebruik een herstelcode')
  type('Herstelcode', 'aaaa-bbbb')
  press('Inloggen')
  await screen.findByText(/^Dat duurde te lang/)
  expect(onSecondStep.mock.calls).toEqual([
    ['c', { code: '123456' }],
    ['c', { recovery_code: 'aaaa-bbbb' }],
  ])
  expect(screen.getByLabelText<HTMLInputElement>('Wachtwoord').value).toBe('')
})
