// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createRefusal, type Answers } from '../../testing/fake-server.ts'
import { openPage } from '../../testing/open-page.tsx'
import { BooksPage } from './BooksPage.tsx'

const list = 'GET /api/v1/book'
const add = 'POST /api/v1/book'
const change = 'PUT /api/v1/book/:id'
const remove = 'DELETE /api/v1/book/:id'
const uil = {
  id: 6,
  title: 'Uil',
  author: 'An Lee',
  url: 'https://bieb.nl/uil',
  file: null,
  student_id: null,
}

const open = (more: Answers = {}) =>
  openPage(<BooksPage />, {
    [list]: [uil, { ...uil, id: 7, title: 'Mol', url: null, file: 'mol.pdf', student_id: 3 }],
    ...more,
  })
const type = (label: string, value: string, within_ = document.body) =>
  fireEvent.change(within(within_).getByLabelText(new RegExp(`^${label}`)), { target: { value } })

test('a book is listed with its author, its file and its website', async () => {
  await open()
  const rows = within(screen.getByRole('list', { name: 'Boeken' })).getAllByRole('listitem')
  expect(rows.map((row) => row.querySelector('p')?.textContent?.trim())).toEqual([
    'An Lee bieb.nl',
    'An Lee · mol.pdf · eigen titel van een leerling',
  ])
})

test('the form is empty again after a book was added', async () => {
  const { press, sent } = await open({ [add]: null as never })
  await press('Toevoegen')
  screen.getByText('Vul de titel in.')
  type('Titel', ' Dolfje ')
  type('Webadres', 'bieb.nl')
  await press('Toevoegen')
  screen.getByText('Een webadres begint met https://.')
  expect(sent(add)).toEqual([])
  type('Webadres', 'https://bieb.nl/dolfje')
  await press('Toevoegen')
  await screen.findByText('Het boek staat op de lijst.')
  expect(sent(add)[0]?.body).toEqual({
    title: 'Dolfje',
    author: '',
    file: null,
    url: 'https://bieb.nl/dolfje',
  })
  expect(screen.getByLabelText<HTMLInputElement>(/^Titel/).value).toBe('')
  expect(sent(list)).toHaveLength(2)
})

test('a book is edited in a dialog with its data, which closes after saving', async () => {
  const { press, sent, answer } = await open({ [change]: createRefusal(422, 'Dit webadres klopt niet.') })
  await press('Wijzigen: Uil')
  const dialog = screen.getByRole('dialog')
  type('Schrijver', 'An Li', dialog)
  await press('Bewaar')
  await screen.findByText('Dit webadres klopt niet.')
  expect(screen.getByRole('dialog')).toBe(dialog)
  answer({ [change]: null as never })
  await press('Bewaar')
  await screen.findByText('Het boek is gewijzigd.')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent(change)[1]).toMatchObject({ ids: [6], body: { title: 'Uil', author: 'An Li', url: uil.url } })
  expect(sent(list)).toHaveLength(2)
})

test('a book is removed only after a confirmation', async () => {
  const { press, sent } = await open({ [remove]: null as never })
  await press('Verwijderen: Mol')
  screen.getByText(/^‘Mol’ gaat van de lijst\./)
  await press('Annuleren')
  expect(sent(remove)).toEqual([])
  await press('Verwijderen: Mol')
  await press('Verwijderen')
  await screen.findByText('Het boek is van de lijst.')
  expect(sent(remove)[0]?.ids).toEqual([7])
  expect(sent(list)).toHaveLength(2)
})

test('an empty list explains how to add a book', async () => {
  await open({ [list]: [] })
  screen.getByText('Er staan nog geen boeken op de lijst.')
})
