// @vitest-environment jsdom
import type { SupervisedStudent } from '@letterliaan/contract'
import { NavigatorContext } from '@letterliaan/web/link'
import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { useSelection } from '../../app/controls/index.ts'
import { ChildTable } from './ChildTable.tsx'
import { createSampleStudent } from '../../testing/samples.ts'
import { filterChildren } from './filter-children.ts'

/** Children whose alphabetical order is the order of their ids. */
const school = Array.from({ length: 500 }, (_, at) =>
  createSampleStudent(at + 1, `Kind${at + 1}`, { username: `k-${at + 1}@school.nl`, level_id: 8 - (at % 6) }),
)
const none = [] as const

function Page({ students = school }: { students?: readonly SupervisedStudent[] }) {
  const [search, setSearch] = useState('')
  const selection = useSelection()
  return (
    <NavigatorContext value={{ go: () => undefined, prepare: () => undefined }}>
      <input
        aria-label="Zoek"
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
      />
      <output>{selection.ids.size} gekozen</output>
      <ChildTable
        caption="Kinderen"
        students={filterChildren(students, search, 'all')}
        groups={none}
        levels={none}
        selection={selection}
        search={search}
      />
    </NavigatorContext>
  )
}

const table = (): HTMLTableElement => screen.getByRole<HTMLTableElement>('table')
const namesShown = (): string[] =>
  [...table().querySelectorAll('tbody th a')].map((link) => link.textContent ?? '')
const press = (name: string) => fireEvent.click(screen.getByText(name, { selector: 'button' }))
const search = (text: string) => fireEvent.change(screen.getByLabelText('Zoek'), { target: { value: text } })

test('GRP-9 a table of 500 children renders only one screen of rows, also after a sort or search', () => {
  render(<Page />)
  expect(namesShown()).toHaveLength(15)
  expect(table().getAttribute('aria-rowcount')).toBe('501')
  press('Naam')
  expect(namesShown()).toHaveLength(15)
  expect(namesShown()[0]).toBe('Kind500')
  search('kind')
  expect(namesShown()).toHaveLength(15)
  search('kind400')
  expect(namesShown()).toEqual(['Kind400'])
  expect(table().getAttribute('aria-rowcount')).toBeNull()
  fireEvent.change(screen.getByLabelText('Sorteer op'), { target: { value: '0' } })
  search('')
  expect(namesShown()[0]).toBe('Kind1')
})

test('TIEN-1 three children with the same name each have a different line and checkbox label', () => {
  const [first, second, third] = school.map((child) => Object.assign({}, child, { screen_name: 'Daan' }))
  const named = [
    Object.assign({}, first, { name: 'Daan Bos' }),
    Object.assign({}, second, { name: 'Daan Jansen' }),
    Object.assign({}, third, { name: 'Daan Jansen' }),
  ]
  render(<Page students={named} />)
  const details = ['Daan Bos', 'k-2@school.nl', 'k-3@school.nl']
  for (const detail of details) {
    screen.getByLabelText(`Kies Daan, ${detail}`)
    screen.getByText(detail)
  }
})
