// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { DateField } from './DateField.tsx'

afterEach(cleanup)

const told = vi.fn<(value: number | null) => void>()

function Birthday({ start = null }: { start?: number | null }) {
  const [kept, setKept] = useState(start)
  return (
    <DateField
      label="Geboortedag"
      value={kept}
      onChange={(value) => {
        setKept(value)
        told(value)
      }}
    />
  )
}

function box(name: string) {
  return screen.getByRole<HTMLInputElement>('textbox', { name })
}

test('typing eight digits in a row fills all boxes', async () => {
  const user = userEvent.setup()
  render(<Birthday />)
  await user.click(box('Dag'))
  await user.keyboard('03112016')
  expect([box('Dag').value, box('Maand').value, box('Jaar').value]).toEqual(['03', '11', '2016'])
  expect(told).toHaveBeenLastCalledWith(Date.UTC(2016, 10, 3) / 1000)
})

test('a kept date is shown as day, month, year', () => {
  render(<Birthday start={Date.UTC(2016, 10, 3) / 1000} />)
  expect([box('Dag').value, box('Maand').value, box('Jaar').value]).toEqual(['03', '11', '2016'])
})

test('a day that does not exist is no date, and can be mended', async () => {
  const user = userEvent.setup()
  render(<Birthday />)
  await user.click(box('Dag'))
  await user.keyboard('31022016')
  expect(told).toHaveBeenLastCalledWith(null)
  await user.click(box('Dag'))
  await user.keyboard('28')
  expect(told).toHaveBeenLastCalledWith(Date.UTC(2016, 1, 28) / 1000)
})

test('a backspace in an empty box goes back one', async () => {
  const user = userEvent.setup()
  render(<Birthday />)
  await user.click(box('Dag'))
  await user.keyboard('03{Backspace}')
  expect(document.activeElement).toBe(box('Dag'))
})

test('a whole date can be pasted', async () => {
  const user = userEvent.setup()
  render(<Birthday />)
  await user.click(box('Dag'))
  await user.paste('3-11-2016')
  expect(told).toHaveBeenLastCalledWith(Date.UTC(2016, 10, 3) / 1000)
})
