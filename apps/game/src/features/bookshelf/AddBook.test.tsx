// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { teachBrowser } from '../../testing/teachBrowser.ts'
import { AddBook } from './AddBook.tsx'

test('what is wrong with a field is told until the field changes', async () => {
  teachBrowser()
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
