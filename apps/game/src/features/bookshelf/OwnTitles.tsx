import { SpokenText } from '@letterliaan/ui/spoken'
import type { Book } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import * as bookshelfTexts from '@letterliaan/texts/bookshelf'
import { Button, Dialog } from '@letterliaan/ui'
import { useState } from 'react'
import { OwnTitleForm, type OwnTitle } from './OwnTitleForm.tsx'
import styles from './OwnTitles.module.css'

export interface OwnTitlesProps {
  readonly books: readonly Book[]
  readonly onChange: (id: number, title: OwnTitle) => Promise<boolean>
  readonly onRemove: (id: number) => Promise<boolean>
  readonly onClose: () => void
}

/** BOOK-1 */
export function OwnTitles({ books, onChange, onRemove, onClose }: OwnTitlesProps) {
  const [changing, setChanging] = useState<number | null>(null)
  const book = books.find(({ id }) => id === changing)
  const back = () => setChanging(null)
  const closing = async (work: Promise<boolean>) => {
    if (await work) back()
  }

  return (
    <Dialog title={bookshelfTexts.ownTitles} onClose={onClose}>
      {book ? (
        <OwnTitleForm
          key={book.id}
          book={book}
          onSave={(title) => closing(onChange(book.id, title))}
          onRemove={() => closing(onRemove(book.id))}
          onBack={back}
        />
      ) : (
        <>
          <p className={styles.intro}>
            <SpokenText line={bookshelfTexts.ownTitlesIntro} auto />
          </p>
          <ul className={styles.list}>
            {books.map(({ id, title, author }) => (
              <li key={id} className={styles.row}>
                <span className={styles.text}>
                  <strong>{title}</strong>
                  {author !== '' && <span>{author}</span>}
                </span>
                <Button
                  variant="quiet"
                  aria-label={fill(bookshelfTexts.changeTitle, { title })}
                  onClick={() => setChanging(id)}
                >
                  {bookshelfTexts.change}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  )
}
