import type { Book, BookBody } from '@letterliaan/contract'
import { ActionDialog, EmptyState, FlatButton, Form, Panel } from '../../app/controls/index.ts'
import { commonTexts, layout, useChange } from '../../app/index.ts'
import styles from './Books.module.css'
import {
  emptyBook,
  toBookForm,
  toBookBody,
  validateBook,
  type BookErrors,
  type BookForm,
} from './validate-book.ts'
import { texts } from './texts.ts'
import { Dialog, TextField, type TextFieldProps } from '@letterliaan/ui'
import { useState } from 'react'
import { addBook, changeBook, removeBook } from './book-changes.ts'
import { fill } from '@letterliaan/texts'
import { bookLimits } from '@letterliaan/contract/limits'

export function BookList({ books }: { readonly books: readonly Book[] }) {
  const { isBusy, run: add } = useChange(addBook)
  return (
    <>
      <Panel title={texts.adding.title}>
        <BookFields book={emptyBook} isBusy={isBusy} submitLabel={commonTexts.add} onSave={add} />
      </Panel>
      {books.length === 0 ? (
        <EmptyState title={texts.none} buddy={5}>
          {texts.addFirst}
        </EmptyState>
      ) : (
        <Panel isFlush>
          <ul aria-label={commonTexts.books}>
            {books.map((book) => (
              <BookRow key={book.id} book={book} />
            ))}
          </ul>
        </Panel>
      )}
    </>
  )
}

function BookRow({ book }: { readonly book: Book }) {
  const [open, setOpen] = useState<'change' | 'remove' | null>(null)
  const close = () => setOpen(null)
  const changing = useChange(changeBook, close)
  const removing = useChange(removeBook, close)

  return (
    <li className={layout.listRow}>
      <div>
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
      <div className={layout.buttons}>
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
          {commonTexts.remove}
        </FlatButton>
      </div>
      <Dialog open={open === 'change'} title={texts.changing.title} onClose={close}>
        <BookFields
          book={toBookForm(book)}
          isBusy={changing.isBusy}
          submitLabel={commonTexts.save}
          onSave={(body) => changing.run({ id: book.id, body })}
          onCancel={close}
        />
      </Dialog>
      {open === 'remove' && (
        <ActionDialog
          title={texts.removing.title}
          action={commonTexts.remove}
          isBlocked={removing.isBusy}
          onAct={() => removing.run(book.id)}
          onClose={close}
        >
          <p>{fill(texts.removing.explained, { title: book.title })}</p>
        </ActionDialog>
      )}
    </li>
  )
}

interface BookFieldsProps {
  readonly book: BookForm
  readonly isBusy: boolean
  readonly submitLabel: string
  /** Resolves to true if it was saved. */
  readonly onSave: (body: BookBody) => Promise<boolean>
  readonly onCancel?: () => void
}

/** The form of a book. Only the title is required. After a save its fields show `book` again. */
function BookFields({ book, isBusy, submitLabel, onSave, onCancel }: BookFieldsProps) {
  const [form, setForm] = useState(book)
  const [errors, setErrors] = useState<BookErrors>({})

  async function save() {
    const isKept = await onSave(toBookBody(form))
    if (isKept) setForm(book)
  }

  function submit() {
    const errorsFound = validateBook(form)
    setErrors(errorsFound)
    if (Object.keys(errorsFound).length === 0) void save()
  }

  const field = (name: keyof BookForm, about: Pick<TextFieldProps, 'label' | 'hint' | 'inputMode'>) => (
    <TextField
      {...about}
      value={form[name]}
      error={errors[name]}
      maxLength={bookLimits[name]}
      onWrite={(value) => {
        setForm({ ...form, [name]: value })
        setErrors({ ...errors, [name]: undefined })
      }}
    />
  )

  return (
    <Form action={submitLabel} isOff={isBusy} className={styles.form} onSubmit={submit} onCancel={onCancel}>
      {field('title', { label: texts.fields.title })}
      {field('author', { label: texts.fields.author })}
      {field('url', {
        label: texts.fields.url,
        hint: texts.fields.urlHint,
        inputMode: 'url',
      })}
      {field('file', { label: commonTexts.file, hint: texts.fields.fileHint })}
    </Form>
  )
}
