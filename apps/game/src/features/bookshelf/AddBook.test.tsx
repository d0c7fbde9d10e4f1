// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { AddBook, type AddBookProps } from './AddBook.tsx'

test('a field’s error stays until the field changes', async () => {
  render(<AddBook books={[]} onAdd={async () => true} onClose={() => undefined} />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Zet op de plank' }))
  const noTitle = 'Welk boek heb je gelezen?'
  const noGrade = 'Kies hoeveel sterren je het boek geeft.'
  screen.getByText(noTitle)
  screen.getByText(noGrade)
  await user.type(screen.getByLabelText('Titel'), 'P')
  expect(screen.queryByText(noTitle)).toBeNull()
  screen.getByText(noGrade)
  await user.click(screen.getAllByRole('radio')[7] ?? document.body)
  expect(screen.queryByText(noGrade)).toBeNull()
})

test('a new title is added to the list with its author, while a known title is not', async () => {
  const onAdd = vi.fn<AddBookProps['onAdd']>(async () => true)
  const raket = { id: 1, title: 'De raket', author: 'J. Smit', file: null, url: null, student_id: null }
  render(<AddBook books={[raket]} onAdd={onAdd} onClose={() => undefined} />)
  const user = userEvent.setup()
  await user.type(screen.getByLabelText('Titel'), 'de Raket')
  expect(screen.queryByLabelText('Schrijver')).toBeNull()
  await user.click(screen.getAllByRole('radio')[7] ?? document.body)
  await user.click(screen.getByRole('button', { name: 'Zet op de plank' }))
  expect(onAdd).toHaveBeenLastCalledWith({ title: 'de Raket', review: 8 }, null)
  cleanup()

  render(<AddBook books={[raket]} onAdd={onAdd} onClose={() => undefined} />)
  await user.type(screen.getByLabelText('Titel'), 'De dino')
  await user.type(screen.getByLabelText('Schrijver'), ' T. Rex ')
  await user.click(screen.getAllByRole('radio')[9] ?? document.body)
  await user.click(screen.getByRole('button', { name: 'Zet op de plank' }))
  expect(onAdd).toHaveBeenLastCalledWith(
    { title: 'De dino', review: 10 },
    { title: 'De dino', author: 'T. Rex' },
  )
})
