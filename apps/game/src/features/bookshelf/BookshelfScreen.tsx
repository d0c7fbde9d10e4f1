import { SpokenText } from '@letterliaan/ui/spoken'
import type { Book, BookRead } from '@letterliaan/contract'
import { bookshelfTexts } from '@letterliaan/texts/bookshelf'
import { Button, Dialog, getButtonClass, Glyph, HiddenText, joinClasses, shared } from '@letterliaan/ui'
import { useEffect, useRef, useState, type ReactNode, type CSSProperties } from 'react'
import { fill } from '@letterliaan/texts'
import { commonTexts } from '@letterliaan/texts/common'
import { Picture } from '@letterliaan/ui/pictures'
import { Confirmation } from '../../app/Confirmation.tsx'
import { AddBook, type AddBookProps } from './AddBook.tsx'
import styles from './BookshelfScreen.module.css'
import { findBookAddress } from './book-list.ts'
import { OwnTitles, type OwnTitlesProps } from './OwnTitles.tsx'
import { chooseCoverStyle } from './cover-style.ts'
import { GradeStar } from './GradeChooser.tsx'

interface BookshelfScreenProps {
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

  // After a removal no element is left to which the dialog can return the focus.
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
    <div className={joinClasses(shared.column, styles.room)}>
      <div className={joinClasses(shared.row, styles.buttons)}>
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
            <li className={joinClasses(shared.large, styles.empty)}>
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

interface BookOnShelfProps {
  readonly book: BookRead
  readonly address: string | null
  readonly onRemove: () => Promise<boolean>
}

function BookOnShelf({ book, address, onRemove }: BookOnShelfProps) {
  const [open, setOpen] = useState<'book' | 'sure' | null>(null)
  const [isBusy, setBusy] = useState(false)
  const { colors, picture } = chooseCoverStyle(book.title)

  async function remove() {
    setBusy(true)
    const isGone = await onRemove()
    setBusy(false)
    if (!isGone) setOpen(null)
  }

  return (
    <li className={styles.place}>
      <button
        type="button"
        className={joinClasses(shared.column, styles.book)}
        style={{ '--paper': colors[0], '--back': colors[1] } as CSSProperties}
        onClick={() => setOpen('book')}
      >
        <span className={styles.title}>{book.title}</span>
        <Picture name={picture} size="3.25rem" className={styles.picture ?? ''} />
        <span className={joinClasses(shared.middle, styles.grade)}>
          <GradeStar />
          <HiddenText>{bookshelfTexts.grade} </HiddenText>
          <span className={styles.number}>{book.review}</span>
        </span>
      </button>
      <Dialog
        open={open === 'book'}
        title={book.title}
        onClose={() => setOpen(null)}
        footer={
          <>
            {address !== null && (
              <a
                className={getButtonClass()}
                href={address}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={fill(bookshelfTexts.openInWindow, { title: book.title })}
              >
                {bookshelfTexts.open}
              </a>
            )}
            <Button variant="quiet" onClick={() => setOpen('sure')}>
              {commonTexts.remove}
            </Button>
          </>
        }
      >
        <p className={styles.verdict}>
          <SpokenText line={fill(bookshelfTexts.graded, { grade: book.review })} auto />
        </p>
      </Dialog>
      <Confirmation
        open={open === 'sure'}
        isBusy={isBusy}
        onYes={() => void remove()}
        onNo={() => setOpen(null)}
        asks={bookshelfTexts.takeOff}
      >
        <p>{fill(bookshelfTexts.takeOffNamed, { title: book.title })}</p>
      </Confirmation>
    </li>
  )
}
