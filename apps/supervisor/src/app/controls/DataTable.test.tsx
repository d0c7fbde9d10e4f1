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
  test('a header sorts its column, and reverses the order at the second press', async () => {
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

  test("a narrow table sorts by one field, with the column's own words if it has them", async () => {
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
  test('rows are selected one by one, as a range with Shift, or all at once', async () => {
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

  test('the selection is in the order shown, also after sorting', async () => {
    const user = userEvent.setup()
    render(<Table rows={rowsOf(6)} />)
    await user.selectOptions(screen.getByRole('combobox'), 'Nieuwste eerst')
    await user.click(box('Kies Kind 6'))
    fireEvent.click(box('Kies Kind 4'), { shiftKey: true })
    expect(chosen()).toBe('4 5 6')
  })
})

describe('GRP-9 a long table', () => {
  test('renders a class in full, and only the first rows of more', () => {
    render(<Table rows={rowsOf(50)} />)
    expect(names()).toHaveLength(50)
    cleanup()
    render(<Table rows={rowsOf(51)} />)
    expect(names()).toHaveLength(15)
    screen.getByText('15 van 51')
    expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('52')
  })

  test('renders more at a press, and focuses the first new row', async () => {
    const user = userEvent.setup()
    render(<Table rows={rowsOf(200)} />)
    await user.click(button('Toon er nog 100'))
    expect(names()).toHaveLength(115)
    expect(document.activeElement).toBe(box('Kies Kind 16'))
    await user.click(button('Toon er nog 85'))
    expect(names()).toHaveLength(200)
    expect(screen.queryByText(/^Toon er nog/)).toBeNull()
  })

  test('starts at its first rows again after a new sort or search', async () => {
    const user = userEvent.setup()
    const { rerender } = render(<Table rows={rowsOf(200)} search="" />)
    await user.click(button('Toon er nog 100'))
    rerender(<Table rows={rowsOf(200)} search="ki" />)
    expect(names()).toHaveLength(15)
    await user.click(button('Toon er nog 100'))
    await user.click(button('Naam'))
    expect(names()).toHaveLength(15)
  })

  test('is complete on paper, and unchanged afterwards', () => {
    render(<Table rows={rowsOf(200)} />)
    act(() => void window.dispatchEvent(new Event('beforeprint')))
    expect(names()).toHaveLength(200)
    act(() => void window.dispatchEvent(new Event('afterprint')))
    expect(names()).toHaveLength(15)
  })

  test('selects all its rows, rendered or not', async () => {
    const user = userEvent.setup()
    render(<Table rows={rowsOf(60)} />)
    await user.click(box('Kies alles'))
    expect(chosen()?.split(' ')).toHaveLength(60)
  })
})
