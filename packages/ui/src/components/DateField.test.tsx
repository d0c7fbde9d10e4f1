// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { useState, type ComponentProps } from 'react'
import { expect, test, vi } from 'vitest'
import userEvent from '@testing-library/user-event'
import * as fc from 'fast-check'
import { DateField, parseDate, toDateParts, toUnixSeconds } from './DateField.tsx'

const onChange = vi.fn<(value: number | null) => void>()

function Birthday({ start = null, error }: { start?: number | null; error?: string }) {
  const [date, setDate] = useState(start)
  return (
    <DateField
      label="Geboortedag"
      error={error}
      value={date}
      onChange={(value) => {
        setDate(value)
        onChange(value)
      }}
    />
  )
}

function box(name: string) {
  return screen.getByRole<HTMLInputElement>('textbox', { name })
}

/** Types keys, starting in the first box. */
async function typeDate(keys: string, props: ComponentProps<typeof Birthday> = {}) {
  render(<Birthday {...props} />)
  await userEvent.click(box('Dag'))
  if (keys !== '') await userEvent.keyboard(keys)
}

test('eight digits typed in a row fill all boxes', async () => {
  await typeDate('03112016')
  expect([box('Dag').value, box('Maand').value, box('Jaar').value]).toEqual(['03', '11', '2016'])
  expect(onChange).toHaveBeenLastCalledWith(Date.UTC(2016, 10, 3) / 1000)
})

test('PROF-3 Backspace deletes a digit, and moves to the previous box if the box is empty', async () => {
  await typeDate('031')
  await userEvent.keyboard('{Backspace}')
  expect([document.activeElement, box('Maand').value]).toEqual([box('Maand'), ''])
  await userEvent.keyboard('{Backspace}')
  expect([document.activeElement, box('Dag').value]).toEqual([box('Dag'), '03'])
})

test('a stored date is shown as day, month, year', () => {
  render(<Birthday start={Date.UTC(2016, 10, 3) / 1000} />)
  expect([box('Dag').value, box('Maand').value, box('Jaar').value]).toEqual(['03', '11', '2016'])
})

test('a day that does not exist is reported as null, and can be corrected', async () => {
  await typeDate('31022016')
  expect(onChange).toHaveBeenLastCalledWith(null)
  await userEvent.click(box('Dag'))
  await userEvent.keyboard('28')
  expect(onChange).toHaveBeenLastCalledWith(Date.UTC(2016, 1, 28) / 1000)
})

test.each([
  ['31022015', 'Die dag bestaat niet'],
  ['01132015', 'Die dag bestaat niet'],
  ['3102', 'Voer de dag in'],
  ['01010015', 'Voer de dag in'],
  ['', 'Voer de dag in'],
])('the typed digits %j in a required field show the error: %s', async (digits, sentence) => {
  await typeDate(digits, { error: 'Voer de dag in' })
  expect(screen.getByRole('group', { name: 'Geboortedag', description: sentence })).toBeDefined()
  expect(box('Jaar').getAttribute('aria-invalid')).toBe('true')
})

test('a day that does not exist shows no error if the field has no `error`', async () => {
  await typeDate('31022015')
  expect(screen.queryByText('Die dag bestaat niet')).toBeNull()
})

test('a whole date can be pasted', async () => {
  await typeDate('')
  await userEvent.paste('3-11-2016')
  expect(onChange).toHaveBeenLastCalledWith(Date.UTC(2016, 10, 3) / 1000)
})

test.each([
  ['29', '02', '2016', Date.UTC(2016, 1, 29) / 1000],
  ['3', '1', '2015', Date.UTC(2015, 0, 3) / 1000],
  ['31', '12', '1969', -86_400],
  ['29', '02', '2015', null],
  ['31', '04', '2016', null],
  ['00', '04', '2016', null],
  ['01', '13', '2016', null],
  ['01', '01', '16', null],
  ['', '01', '2016', null],
])('the date %s-%s-%s is converted to %s', (day, month, year, seconds) => {
  expect(toUnixSeconds({ day, month, year })).toBe(seconds)
})

test('every day of two centuries is the same after it was formatted and parsed', () => {
  const days = fc.integer({
    min: Date.UTC(1900, 0, 1) / 86_400_000,
    max: Date.UTC(2099, 11, 31) / 86_400_000,
  })
  fc.assert(
    fc.property(days, (day) => {
      expect(toUnixSeconds(toDateParts(day * 86_400))).toBe(day * 86_400)
    }),
  )
})

test.each(['3-11-2016', '03/11/2016', ' 03.11.2016 '])('"%s" is parsed as the third of November', (text) => {
  expect(parseDate(text)).toEqual({ day: '03', month: '11', year: '2016' })
})

test.each(['2016-11-03', 'morgen', ''])('"%s" is not parsed as a date', (text) => {
  expect(parseDate(text)).toBeUndefined()
})
