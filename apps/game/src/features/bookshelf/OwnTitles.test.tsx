// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { BookshelfScreen } from './BookshelfScreen.tsx'
import type { OwnTitlesProps } from './OwnTitles.tsx'

const school = { id: 1, title: 'De raket', author: 'J. Smit', file: null, url: null, student_id: null }
const own = { id: 2, title: 'De dino', author: 'T. Rex', file: null, url: null, student_id: 7 }
const onChangeTitle = vi.fn<OwnTitlesProps['onChange']>(async () => true)
const onRemoveTitle = vi.fn<OwnTitlesProps['onRemove']>(async () => true)
const user = userEvent.setup()

const show = (books: readonly (typeof school | typeof own)[]) =>
  render(
    <BookshelfScreen
      booksRead={[]}
      books={books}
      onAdd={async () => true}
      onRemove={async () => true}
      onChangeTitle={onChangeTitle}
      onRemoveTitle={onRemoveTitle}
    />,
  )
const press = (name: string) => user.click(screen.getByRole('button', { name }))

test('a child without own titles sees no list of them', () => {
  show([school])
  expect(screen.queryByRole('button', { name: 'Mijn eigen titels' })).toBeNull()
})

test('an own title can be changed, but books of the school cannot', async () => {
  show([school, own])
  await press('Mijn eigen titels')
  expect(screen.queryByRole('button', { name: 'Wijzig De raket' })).toBeNull()
  await press('Wijzig De dino')
  await user.clear(screen.getByLabelText('Titel'))
  await press('Bewaren')
  screen.getByText('Hoe heet het boek?')
  expect(onChangeTitle).not.toHaveBeenCalled()
  await user.type(screen.getByLabelText('Titel'), ' De dino 2 ')
  await press('Bewaren')
  expect(onChangeTitle).toHaveBeenCalledExactlyOnceWith(2, { title: 'De dino 2', author: 'T. Rex' })
  await screen.findByRole('button', { name: 'Wijzig De dino' })
})

test('an own title is removed after a confirmation', async () => {
  show([own])
  await press('Mijn eigen titels')
  await press('Wijzig De dino')
  await press('Verwijderen')
  await press('Nee')
  expect(onRemoveTitle).not.toHaveBeenCalled()
  await press('Verwijderen')
  await press('Ja')
  expect(onRemoveTitle).toHaveBeenCalledExactlyOnceWith(2)
})
