import { SpokenText } from '@letterliaan/ui/spoken'
import type { BookRead } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import * as bookshelfTexts from '@letterliaan/texts/bookshelf'
import * as commonTexts from '@letterliaan/texts/common'
import { Button, getButtonClass, Dialog, HiddenText } from '@letterliaan/ui'
import { Picture } from '@letterliaan/ui/pictures'
import { useState, type CSSProperties } from 'react'
import { Confirmation } from '../../app/Confirmation.tsx'
import styles from './BookOnShelf.module.css'
import { chooseCoverStyle } from './cover-style.ts'
import { GradeStar } from './GradeChooser.tsx'

export interface BookOnShelfProps {
  readonly book: BookRead
  readonly address: string | null
  readonly onRemove: () => Promise<boolean>
}

export function BookOnShelf({ book, address, onRemove }: BookOnShelfProps) {
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
        className={styles.book}
        style={{ '--paper': colors[0], '--back': colors[1] } as CSSProperties}
        onClick={() => setOpen('book')}
      >
        <span className={styles.title}>{book.title}</span>
        <Picture name={picture} size="3.25rem" className={styles.picture ?? ''} />
        <span className={styles.grade}>
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
