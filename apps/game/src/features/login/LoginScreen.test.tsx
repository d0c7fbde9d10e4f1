// @vitest-environment jsdom
import { LoginError } from '@letterliaan/contract/client'
import { loginTexts } from '@letterliaan/texts/login'
import { formatTextAddress } from '@letterliaan/web/spoken-sound'
import { NotificationProvider } from '@letterliaan/ui'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { stubAudio } from './heard-audio.fixture.ts'
import { LoginScreen, type LoginScreenProps } from './LoginScreen.tsx'

const { failed, howToLogin, needsEmail, needsPassword, wrongPassword } = loginTexts

let audio: ReturnType<typeof stubAudio>
beforeEach(() => void (audio = stubAudio()))
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

test('AUTH-3 a refusal is shown with its reason', async () => {
  const expired = new LoginError('User has no active subscription')
  await logIn('noor@school.nl', 'geheim', vi.fn<LoginScreenProps['onLogin']>().mockRejectedValue(expired))
  await screen.findByText('Je kunt niet inloggen omdat je abonnement verlopen is')
})

test('the typed text is sent unchanged', async () => {
  const onLogin = vi.fn<LoginScreenProps['onLogin']>().mockResolvedValue()
  await logIn(' noor@school.nl ', 'ge heim ', onLogin)
  expect(onLogin).toHaveBeenCalledExactlyOnceWith('noor@school.nl', 'ge heim ')
})

test('STEM-6 the first tap plays the login instruction, once', async () => {
  render(
    <NotificationProvider>
      <LoginScreen onLogin={() => Promise.resolve()} />
    </NotificationProvider>,
  )
  const user = userEvent.setup()
  await user.click(screen.getByLabelText('E-mailadres'))
  await waitFor(() => expect(audio.heard).toEqual([formatTextAddress(howToLogin)]))
  audio.end()
  await user.click(screen.getByLabelText('Wachtwoord'))
  expect(audio.heard).toHaveLength(1)
})

test('STEM-6 the voice of the login stops when the child leaves it', async () => {
  const { unmount } = render(
    <NotificationProvider>
      <LoginScreen onLogin={() => Promise.resolve()} />
    </NotificationProvider>,
  )
  await userEvent.click(screen.getByLabelText('E-mailadres'))
  await waitFor(() => expect(audio.heard).toHaveLength(1))
  unmount()
  expect(audio.isPaused()).toBe(true)
})

test('AUTH-2 STEM-6 an empty form sends no request, and all refusals are shown and spoken', async () => {
  const onLogin = vi.fn<LoginScreenProps['onLogin']>().mockRejectedValue(new Error('anything'))
  await logIn('', '', onLogin)
  screen.getByText('E-mailadres is verplicht')
  screen.getByText('Wachtwoord is verplicht')
  screen.getByText('Kan niet inloggen met deze gegevens')
  expect(onLogin).not.toHaveBeenCalled()
  for (const [count, line] of [wrongPassword, needsEmail, needsPassword].entries()) {
    await waitFor(() => expect(audio.heard[count]).toBe(formatTextAddress(line)))
    audio.end()
  }
  const user = userEvent.setup()
  await user.type(screen.getByLabelText('E-mailadres'), 'noor@school.nl')
  await user.type(screen.getByLabelText('Wachtwoord'), 'geheim')
  for (const count of [3, 4]) {
    await user.click(screen.getByRole('button', { name: 'Starten' }))
    await waitFor(() => expect(audio.heard[count]).toBe(formatTextAddress(failed)))
  }
})

const show = () =>
  render(
    <NotificationProvider>
      <LoginScreen onLogin={() => Promise.resolve()} />
    </NotificationProvider>,
  )

test('PLEK-1 the card is the first option, also in the tab order, and each option has a picture', async () => {
  show()
  const user = userEvent.setup()
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Lees voor' }))
  for (const [name, picture] of [
    ['Scan je kaart', 'scan-card'],
    ['Typ je code', 'type-code'],
  ] as const) {
    await user.tab()
    const way = screen.getByRole('link', { name })
    expect(document.activeElement).toBe(way)
    expect(way.querySelector('img')?.src).toContain(picture)
  }
  await user.tab()
  expect(document.activeElement).toBe(screen.getByLabelText('E-mailadres'))
})

test('PLEK-1 GIDS-1 a press plays the login instruction, and another press repeats it after its end', async () => {
  const { heard, end } = stubAudio()
  show()
  const user = userEvent.setup()
  const speaker = screen.getByRole<HTMLButtonElement>('button', { name: 'Lees voor' })
  await user.click(speaker)
  await waitFor(() => expect(heard).toEqual([formatTextAddress(howToLogin)]))
  expect(speaker.disabled).toBe(true)
  end()
  await waitFor(() => expect(speaker.disabled).toBe(false))
})
