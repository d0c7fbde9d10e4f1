// @vitest-environment jsdom
import { howToLogin } from '@letterliaan/texts/login'
import { formatTextAddress } from '@letterliaan/web/spoken-sound'
import { NotificationProvider } from '@letterliaan/ui'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { stubAudio } from './heard-audio.fixture.ts'
import { LoginScreen } from './LoginScreen.tsx'

const show = () =>
  render(
    <NotificationProvider>
      <LoginScreen onLogin={() => Promise.resolve()} />
    </NotificationProvider>,
  )

test('PLEK-1 the card is first, also in the tab order, with a picture at each option', async () => {
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
