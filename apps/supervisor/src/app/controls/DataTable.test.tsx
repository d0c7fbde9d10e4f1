// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { DataTable, type TableColumn } from './DataTable.tsx'
import { useSelection } from './useSelection.ts'

interface Row {
  readonly id: number
  readonly name: string
}

const columns: readonly TableColumn<Row>[] = [
  {
    key: 'name',
    header: 'Naam',
    sortBy: (row) => row.name,
    isRowHeader: true,
  },
  {
    key: 'id',
    header: 'Wanneer',
    sortBy: (row) => row.id,
    sortLabels: { ascending: 'Oudste eerst', descending: 'Nieuwste eerst' },
  },
  { key: 'open', header: 'Voor dit kind', cell: ({ name }) => <button type="button">Open {name}</button> },
]
const rowsOf = (count: number): Row[] =>
  Array.from({ length: count }, (_, at) => ({ id: at + 1, name: `Kind ${at + 1}` }))

const idOf = ({ id }: Row) => id
const nameOf = ({ name }: Row) => name

function Table({ rows, search }: { readonly rows: readonly Row[]; readonly search?: string }) {
  const selection = useSelection()
  return (
    <>
      <DataTable
        caption="Kinderen"
        {...{ columns, rows, idOf, nameOf, selection }}
        {...(search !== undefined && { search })}
      />
      <output aria-label="gekozen">{[...selection.ids].toSorted((a, b) => a - b).join(' ')}</output>
    </>
  )
}

// Uses a selector, because finding roles in 200 rows is slow.
const names = () => Array.from(document.querySelectorAll('tbody th'), ({ textContent }) => textContent)
const chosen = () => screen.getByLabelText('gekozen').textContent
const box = (name: string) => screen.getByLabelText(name)
const button = (name: string) => screen.getByText(name, { selector: 'button' })

describe('sorting a table', () => {
  test('a press on a header sorts by its column, and a second press reverses the order', async () => {
    const user = userEvent.setup()
    render(<Table rows={rowsOf(11).toReversed()} />)
    expect(names()[0]).toBe('Kind 11')
    await user.click(button('Naam'))
    expect([names()[1], names().at(-1)]).toEqual(['Kind 2', 'Kind 11'])
    expect(screen.getByRole('columnheader', { name: 'Naam' }).getAttribute('aria-sort')).toBe('ascending')
    await user.click(button('Naam'))
    expect(names()[0]).toBe('Kind 11')
    expect(screen.getByRole('columnheader', { name: 'Naam' }).getAttribute('aria-sort')).toBe('descending')
  })

  test('the sort field has an option for each column and direction, and sorts the table', async () => {
    const user = userEvent.setup()
    render(<Table rows={rowsOf(3)} />)
    const field = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sorteer op' })
    expect([...field.options].map(({ textContent }) => textContent)).toEqual([
      'Sorteer op …',
      'Op naam',
      'Op naam, andersom',
      'Oudste eerst',
      'Nieuwste eerst',
    ])
    await user.selectOptions(field, 'Nieuwste eerst')
    expect(names()).toEqual(['Kind 3', 'Kind 2', 'Kind 1'])
    expect(field.selectedOptions[0]?.textContent).toBe('Nieuwste eerst')
  })
})

describe('choosing rows', () => {
  test('rows can be selected one by one, as a range with Shift, or all at once', async () => {
    const user = userEvent.setup()
    render(<Table rows={rowsOf(6)} />)
    await user.click(box('Kies Kind 2'))
    fireEvent.click(box('Kies Kind 5'), { shiftKey: true })
    expect(chosen()).toBe('2 3 4 5')
    await user.click(box('Kies alles'))
    expect(chosen()).toBe('1 2 3 4 5 6')
    await user.click(box('Kies alles'))
    expect(chosen()).toBe('')
  })

  test('a range contains the rows between the two in the shown order, also after sorting', async () => {
    const user = userEvent.setup()
    render(<Table rows={rowsOf(6)} />)
    await user.selectOptions(screen.getByRole('combobox'), 'Nieuwste eerst')
    await user.click(box('Kies Kind 6'))
    fireEvent.click(box('Kies Kind 4'), { shiftKey: true })
    expect(chosen()).toBe('4 5 6')
  })
})

describe('GRP-9 a long table', () => {
  test('renders all of 50 rows, but only the first 15 of 51', () => {
    render(<Table rows={rowsOf(50)} />)
    expect(names()).toHaveLength(50)
    cleanup()
    render(<Table rows={rowsOf(51)} />)
    expect(names()).toHaveLength(15)
    screen.getByText('15 van 51')
    expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('52')
  })

  test('renders more rows when the button is pressed, and focuses the first new row', async () => {
    const user = userEvent.setup()
    render(<Table rows={rowsOf(200)} />)
    await user.click(button('Toon er nog 100'))
    expect(names()).toHaveLength(115)
    expect(document.activeElement).toBe(box('Kies Kind 16'))
    await user.click(button('Toon er nog 85'))
    expect(names()).toHaveLength(200)
    expect(screen.queryByText(/^Toon er nog/)).toBeNull()
  })

  test('renders only its first rows again after a new sort or search', async () => {
    const user = userEvent.setup()
    const { rerender } = render(<Table rows={rowsOf(200)} search="" />)
    await user.click(button('Toon er nog 100'))
    rerender(<Table rows={rowsOf(200)} search="ki" />)
    expect(names()).toHaveLength(15)
    await user.click(button('Toon er nog 100'))
    await user.click(button('Naam'))
    expect(names()).toHaveLength(15)
  })

  test('renders all rows while it is printed, and only the first rows afterwards', () => {
    render(<Table rows={rowsOf(200)} />)
    act(() => void window.dispatchEvent(new Event('beforeprint')))
    expect(names()).toHaveLength(200)
    act(() => void window.dispatchEvent(new Event('afterprint')))
    expect(names()).toHaveLength(15)
  })

  test('selects all rows with one checkbox, including rows that are not rendered', async () => {
    const user = userEvent.setup()
    render(<Table rows={rowsOf(60)} />)
    await user.click(box('Kies alles'))
    expect(chosen()?.split(' ')).toHaveLength(60)
  })
})
