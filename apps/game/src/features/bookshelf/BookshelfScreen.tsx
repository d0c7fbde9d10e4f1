import type { Book, BookRead, BookReadBody } from '@letterliaan/contract'
import { Button, Glyph } from '@letterliaan/ui'
import { useEffect, useRef, useState } from 'react'
import { AddBook } from './AddBook.tsx'
import { BookOnShelf } from './BookOnShelf.tsx'
import styles from './BookshelfScreen.module.css'
import { addressOf } from './addressOf.ts'

export interface BookshelfScreenProps {
  /** The latest first. */
  readonly booksRead: readonly BookRead[]
  /** The books of the organisation, to choose a title from. */
  readonly books: readonly Book[]
  /** Each resolves to whether it is done; when not, nothing that was filled in may go. */
  readonly onAdd: (body: BookReadBody) => Promise<boolean>
  readonly onRemove: (book: BookRead) => Promise<boolean>
}

/** The books that a child has read, with their covers to the front, and its grades (BOOK-1). */
export function BookshelfScreen({ booksRead, books, onAdd, onRemove }: BookshelfScreenProps) {
  const [isAdding, setAdding] = useState(false)
  const [removed, setRemoved] = useState(0)
  const addButton = useRef<HTMLButtonElement>(null)

  // The window over a book that is gone can give the focus back to nothing.
  useEffect(() => {
    if (removed > 0) addButton.current?.focus()
  }, [removed])

  async function add(body: BookReadBody) {
    const isAdded = await onAdd(body)
    if (isAdded) setAdding(false)
    return isAdded
  }

  async function remove(book: BookRead) {
    const isGone = await onRemove(book)
    if (isGone) setRemoved((count) => count + 1)
    return isGone
  }

  return (
    <div className={styles.room}>
      <Button ref={addButton} size="large" icon={<Glyph name="plus" />} onClick={() => setAdding(true)}>
        Boek toevoegen
      </Button>
      <div className={styles.case}>
        {booksRead.length === 0 ? (
          <p className={styles.empty}>Er zijn nog geen boeken toegevoegd.</p>
        ) : (
          <ul className={styles.shelf} aria-label="Boeken die je hebt gelezen">
            {booksRead.map((book) => (
              <BookOnShelf
                key={book.id}
                book={book}
                address={addressOf(book.title, books)}
                onRemove={() => remove(book)}
              />
            ))}
          </ul>
        )}
      </div>
      {isAdding && <AddBook books={books} onAdd={add} onClose={() => setAdding(false)} />}
    </div>
  )
}
