import type { Book, BookBody } from '@letterliaan/contract'
import { Dialog } from '@letterliaan/ui'
import { useState } from 'react'
import { FlatButton } from '../../app/controls/FlatButton.tsx'
import { BookFields } from './BookFields.tsx'
import styles from './Books.module.css'
import { toForm } from './validate-book.ts'

export interface BookRowProps {
  readonly book: Book
  readonly isBusy: boolean
  /** Resolves to whether it is kept. */
  readonly onChange: (body: BookBody) => Promise<boolean>
  readonly onRemove: () => Promise<boolean>
}

/** A book of the list, to change and to take away. */
export function BookRow({ book, isBusy, onChange, onRemove }: BookRowProps) {
  const [open, setOpen] = useState<'change' | 'remove' | null>(null)
  const close = () => setOpen(null)

  async function change(body: BookBody) {
    const isKept = await onChange(body)
    if (isKept) close()
    return isKept
  }

  async function remove() {
    if (await onRemove()) close()
  }

  return (
    <li className={styles.row}>
      <div className={styles.book}>
        <h2 className={styles.title}>{book.title}</h2>
        <p className={styles.quiet}>
          {[book.author, book.file, book.student_id !== null && 'eigen titel van een leerling']
            .filter(Boolean)
            .join(' · ')}{' '}
          {book.url !== null && (
            <a href={book.url} target="_blank" rel="noopener noreferrer">
              {new URL(book.url).hostname}
            </a>
          )}
        </p>
      </div>
      <div className={styles.buttons}>
        <FlatButton sign="pencil" aria-label={`Wijzigen: ${book.title}`} onClick={() => setOpen('change')}>
          Wijzigen
        </FlatButton>
        <FlatButton sign="remove" aria-label={`Verwijderen: ${book.title}`} onClick={() => setOpen('remove')}>
          Verwijderen
        </FlatButton>
      </div>
      <Dialog open={open === 'change'} title="Boek wijzigen" onClose={close}>
        <BookFields
          book={toForm(book)}
          isBusy={isBusy}
          submitLabel="Bewaar"
          onSave={change}
          onCancel={close}
        />
      </Dialog>
      <Dialog
        open={open === 'remove'}
        title="Boek verwijderen"
        onClose={close}
        footer={
          <>
            <FlatButton look="primary" aria-disabled={isBusy} onClick={() => void remove()}>
              Verwijderen
            </FlatButton>
            <FlatButton onClick={close}>Annuleren</FlatButton>
          </>
        }
      >
        <p>
          ‘{book.title}’ gaat van de lijst. Leerlingen die het boek al hebben gelezen, houden het op hun
          plank.
        </p>
      </Dialog>
    </li>
  )
}
