// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { SelectField } from './SelectField.tsx'

test('a chosen option gives its own value, which may be a number', async () => {
  const user = userEvent.setup()
  const onChange = vi.fn<(value: number) => void>()
  const levels = [
    { value: 3, label: 'Groep 3' },
    { value: 4, label: 'Groep 4' },
  ]
  render(<SelectField label="Groep" options={levels} value={null} onChange={onChange} />)
  const field = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Groep' })
  expect(field.selectedOptions[0]?.textContent).toBe('Kies …')
  await user.selectOptions(field, 'Groep 4')
  expect(onChange).toHaveBeenCalledWith(4)
})
