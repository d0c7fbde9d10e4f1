import { SpokenText } from '@letterliaan/ui/spoken'
import type { Book, BookRead } from '@letterliaan/contract'
import * as bookshelfTexts from '@letterliaan/texts/bookshelf'
import { Button, Glyph } from '@letterliaan/ui'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { AddBook, type AddBookProps } from './AddBook.tsx'
import { BookOnShelf } from './BookOnShelf.tsx'
import styles from './BookshelfScreen.module.css'
import { findBookAddress } from './book-list.ts'
import { OwnTitles, type OwnTitlesProps } from './OwnTitles.tsx'

export interface BookshelfScreenProps {
  readonly booksRead: readonly BookRead[]
  readonly books: readonly Book[]
  readonly onAdd: AddBookProps['onAdd']
  readonly onRemove: (book: BookRead) => Promise<boolean>
  readonly onChangeTitle: OwnTitlesProps['onChange']
  readonly onRemoveTitle: OwnTitlesProps['onRemove']
  readonly greatBook?: ReactNode
}

/** BOOK-1 */
export function BookshelfScreen({
  booksRead,
  books,
  onAdd,
  onRemove,
  greatBook,
  ...titles
}: BookshelfScreenProps) {
  const [open, setOpen] = useState<'add' | 'titles' | null>(null)
  const close = () => setOpen(null)
  const own = books.filter(({ student_id }) => student_id !== null)
  const [removed, setRemoved] = useState(0)
  const addButton = useRef<HTMLButtonElement>(null)

  // The dialog of a removed book has no element to return the focus to.
  useEffect(() => {
    if (removed > 0) addButton.current?.focus()
  }, [removed])

  const add: AddBookProps['onAdd'] = async (body, ownTitle) => {
    const isAdded = await onAdd(body, ownTitle)
    if (isAdded) close()
    return isAdded
  }

  async function remove(book: BookRead) {
    const isGone = await onRemove(book)
    if (isGone) setRemoved((count) => count + 1)
    return isGone
  }

  return (
    <div className={styles.room}>
      <div className={styles.buttons}>
        <Button ref={addButton} size="large" icon={<Glyph name="plus" />} onClick={() => setOpen('add')}>
          {bookshelfTexts.addBook}
        </Button>
        {own.length > 0 && (
          <Button variant="secondary" onClick={() => setOpen('titles')}>
            {bookshelfTexts.ownTitles}
          </Button>
        )}
      </div>
      <div className={styles.case}>
        <ul className={styles.shelf} aria-label={bookshelfTexts.read}>
          {greatBook !== undefined && <li className={styles.great}>{greatBook}</li>}
          {booksRead.map((book) => (
            <BookOnShelf
              key={book.id}
              book={book}
              address={findBookAddress(book.title, books)}
              onRemove={() => remove(book)}
            />
          ))}
          {booksRead.length === 0 && (
            <li className={styles.empty}>
              <SpokenText line={bookshelfTexts.none} auto />
            </li>
          )}
        </ul>
      </div>
      {open === 'add' && <AddBook books={books} onAdd={add} onClose={close} />}
      {open === 'titles' && own.length > 0 && (
        <OwnTitles
          books={own}
          onChange={titles.onChangeTitle}
          onRemove={titles.onRemoveTitle}
          onClose={close}
        />
      )}
    </div>
  )
}
