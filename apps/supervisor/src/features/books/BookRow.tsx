import type { Book, BookBody } from '@letterliaan/contract'
import { Dialog } from '@letterliaan/ui'
import { useState } from 'react'
import { ActionDialog } from '../../app/controls/ActionDialog.tsx'
import { FlatButton } from '../../app/controls/FlatButton.tsx'
import { BookFields } from './BookFields.tsx'
import layout from '../../app/style/layout.module.css'
import styles from './Books.module.css'
import { toForm } from './validate-book.ts'
import { fill } from '@letterliaan/texts'
import * as texts from './texts.ts'
import * as common from '../../app/texts/common.ts'

export interface BookRowProps {
  readonly book: Book
  readonly isBusy: boolean
  /** Resolves to whether it was saved. */
  readonly onChange: (body: BookBody) => Promise<boolean>
  readonly onRemove: () => Promise<boolean>
}

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
        <h2 className={layout.title}>{book.title}</h2>
        <p className={layout.quietNormal}>
          {[book.author, book.file, book.student_id !== null && texts.ownOfStudent]
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
        <FlatButton
          sign="pencil"
          aria-label={fill(texts.changeBook, { title: book.title })}
          onClick={() => setOpen('change')}
        >
          {texts.change}
        </FlatButton>
        <FlatButton
          sign="remove"
          aria-label={fill(texts.removeBook, { title: book.title })}
          onClick={() => setOpen('remove')}
        >
          {common.remove}
        </FlatButton>
      </div>
      <Dialog open={open === 'change'} title={texts.changing.title} onClose={close}>
        <BookFields
          book={toForm(book)}
          isBusy={isBusy}
          submitLabel={common.save}
          onSave={change}
          onCancel={close}
        />
      </Dialog>
      {open === 'remove' && (
        <ActionDialog
          title={texts.removing.title}
          action={common.remove}
          isBlocked={isBusy}
          onAct={() => void remove()}
          onClose={close}
        >
          <p>{fill(texts.removing.explained, { title: book.title })}</p>
        </ActionDialog>
      )}
    </li>
  )
}
