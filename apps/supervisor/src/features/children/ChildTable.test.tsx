// @vitest-environment jsdom
import type { SupervisedStudent } from '@letterliaan/contract'
import { NavigatorContext } from '@letterliaan/web/link'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { useSelection } from '../../app/controls/useSelection.ts'
import { ChildTable } from './ChildTable.tsx'
import { filterChildren } from './filter-children.ts'

afterEach(cleanup)

/** Named so that the order of their names is that of their ids. */
const school = Array.from({ length: 500 }, (_, at): SupervisedStudent => ({
  id: at + 1,
  name: `Kind${at + 1}`,
  first_name: '',
  last_name: '',
  screen_name: `Kind${at + 1}`,
  username: `k-${at + 1}@school.nl`,
  level_id: 8 - (at % 6),
  phase_id: 1,
  buddy_id: 1,
  last_practised_at: null,
  erased_at: null,
  archived_at: null,
  group_ids: [],
}))
const none = [] as const
const addressOf = (id: number): string => `/kind/${id}`

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
        addressOf={addressOf}
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

test('GRP-9 of 500 children a screenful is drawn, however they are sorted and searched', () => {
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

test('GRP-9 who is not drawn yet comes at a press, with the focus; another search begins at the first again', () => {
  render(<Page students={school.slice(0, 170)} />)
  press('Toon er nog 100')
  expect(namesShown()).toHaveLength(115)
  expect(document.activeElement).toBe(screen.getByLabelText('Kies Kind16'))
  search('kind')
  expect(namesShown()).toHaveLength(15)
  search('')
  press('Toon er nog 55')
  expect(namesShown()).toHaveLength(170)
  expect(screen.queryByText(/^Toon er nog/)).toBeNull()
})

test('GRP-9 ‘Kies alles’ means also who is not drawn, and a search keeps who was chosen', () => {
  render(<Page />)
  fireEvent.click(screen.getByLabelText('Kies alles'))
  screen.getByText('500 gekozen')
  fireEvent.click(screen.getByLabelText('Kies alles'))
  screen.getByText('0 gekozen')

  fireEvent.click(screen.getByLabelText('Kies Kind10'))
  search('kind300')
  fireEvent.click(screen.getByLabelText('Kies Kind300'))
  screen.getByText('2 gekozen')
})

test('GRP-9 a class is there whole', () => {
  render(<Page students={school.slice(0, 50)} />)
  expect(namesShown()).toHaveLength(50)
  expect(screen.queryByText(/^Toon er nog/)).toBeNull()
})

test('GRP-9 on paper all 500 stand', () => {
  render(<Page />)
  fireEvent(window, new Event('beforeprint'))
  expect(namesShown()).toHaveLength(500)
  fireEvent(window, new Event('afterprint'))
  expect(namesShown()).toHaveLength(15)
})
