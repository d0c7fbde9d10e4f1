// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { TextField } from './TextField.tsx'

test('the button with the eye shows and hides the password', async () => {
  const user = userEvent.setup()
  render(<TextField label="Wachtwoord" type="password" />)
  const field = screen.getByLabelText<HTMLInputElement>('Wachtwoord')
  await user.type(field, 'banaan')
  await user.click(screen.getByRole('button', { name: 'Wachtwoord tonen' }))
  expect([field.type, field.value]).toEqual(['text', 'banaan'])
  await user.click(screen.getByRole('button', { name: 'Wachtwoord tonen' }))
  expect(field.type).toBe('password')
})

test("an error is part of the field's description", () => {
  render(<TextField label="Wachtwoord" hint="Vraag het je juf of meester." error="Wachtwoord is verplicht" />)
  const field = screen.getByLabelText('Wachtwoord')
  const descriptions = (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(descriptions).toEqual(['Vraag het je juf of meester.', 'Wachtwoord is verplicht'])
})
