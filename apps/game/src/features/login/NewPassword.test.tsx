// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { ForgotPassword } from './ForgotPassword.tsx'
import { NewPassword } from './NewPassword.tsx'

const explain = () => 'Dat lukte niet.'

describe('a forgotten password', () => {
  const ask = vi.fn<(username: string) => Promise<void>>()
  const show = (hasMail: boolean, who: 'child' | 'supervisor' = 'child') =>
    render(<ForgotPassword who={who} hasMail={hasMail} onAsk={ask} explain={explain} />)

  test('AUTH-1 asks for an address and then shows the same help for every address', async () => {
    show(true)
    const user = userEvent.setup()
    await user.click(screen.getByRole('button', { name: 'Stuur de link' }))
    screen.getByText('E-mailadres is verplicht')
    await user.type(screen.getByLabelText('E-mailadres'), ' noor@school.nl ')
    ask.mockRejectedValueOnce(new Error('429'))
    await user.click(screen.getByRole('button', { name: 'Stuur de link' }))
    screen.getByText('Dat lukte niet.')
    ask.mockResolvedValueOnce()
    await user.click(screen.getByRole('button', { name: 'Stuur de link' }))
    expect(ask).toHaveBeenLastCalledWith('noor@school.nl')
    screen.getByText('Kijk in de mail.')
  })

  test('DAG-1 says to a supervisor, with u, who can help if the server sends no mail', () => {
    show(false, 'supervisor')
    expect(document.body.textContent).toMatch(/Vraag wie de server beheert om een link voor u/)
    expect(document.body.textContent).not.toMatch(/juf|meester|begeleider/)
  })

  test('says to a child that a begeleider can help if the server sends no mail', () => {
    show(false)
    screen.getByText(/begeleider/)
    expect(screen.queryByRole('button')).toBeNull()
  })
})

test('a new password has at least 8 characters, and saving it is confirmed', async () => {
  const choose = vi.fn<(password: string) => Promise<void>>()
  render(
    <NewPassword onChoose={choose} explain={explain}>
      Naar het spel
    </NewPassword>,
  )
  const user = userEvent.setup()
  await user.type(screen.getByLabelText('Nieuw wachtwoord'), 'te kort')
  await user.click(screen.getByRole('button', { name: 'Bewaar' }))
  screen.getByText('Kies minstens 12 tekens')
  expect(choose).not.toHaveBeenCalled()

  await user.type(screen.getByLabelText('Nieuw wachtwoord'), ' meer')
  choose.mockRejectedValueOnce(new Error('410'))
  await user.click(screen.getByRole('button', { name: 'Bewaar' }))
  screen.getByText('Dat lukte niet.')
  choose.mockResolvedValueOnce()
  await user.click(screen.getByRole('button', { name: 'Bewaar' }))
  screen.getByText('Het nieuwe wachtwoord is bewaard.')
  screen.getByText('Naar het spel')
})
