import { SpokenText } from '@letterliaan/ui/spoken'
import type { Book, BookReadBody } from '@letterliaan/contract'
import { bookLimits } from '@letterliaan/contract/limits'
import { bookshelfTexts } from '@letterliaan/texts/bookshelf'
import { commonTexts } from '@letterliaan/texts/common'
import { Button, Dialog, TextField, shared } from '@letterliaan/ui'
import { useId, useRef, useState, type FormEvent } from 'react'
import layout from '../../app/shell/layout.module.css'
import styles from './AddBook.module.css'
import { isOnList, suggestBooks } from './book-list.ts'
import { GradeChooser } from './GradeChooser.tsx'
import type { OwnTitle } from './OwnTitles.tsx'

export interface AddBookProps {
  readonly books: readonly Book[]
  /** `ownTitle` is first added to the list. Resolves to false if a call failed. */
  readonly onAdd: (body: BookReadBody, ownTitle: OwnTitle | null) => Promise<boolean>
  readonly onClose: () => void
}

interface Errors {
  readonly title?: string | undefined
  readonly review?: string | undefined
}

export function AddBook({ books, onAdd, onClose }: AddBookProps) {
  const [title, setTitle] = useState('')
  const [author, setAuthor] = useState('')
  const [review, setReview] = useState<number | null>(null)
  const [errors, setErrors] = useState<Errors>({})
  const [isBusy, setBusy] = useState(false)
  const titleField = useRef<HTMLInputElement>(null)
  const formId = useId()
  const suggested = suggestBooks(title, books)
  const isNew = title.trim() !== '' && suggested.length === 0 && !isOnList(title, books)

  function changeTitle(changed: string) {
    setTitle(changed)
    setErrors({ ...errors, title: undefined })
  }

  function changeReview(changed: number) {
    setReview(changed)
    setErrors({ ...errors, review: undefined })
  }

  async function add(body: BookReadBody) {
    setBusy(true)
    const isAdded = await onAdd(
      body,
      isOnList(body.title, books) ? null : { title: body.title, author: isNew ? author.trim() : '' },
    )
    if (!isAdded) setBusy(false)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const name = title.trim()
    setErrors({
      ...(name === '' && { title: bookshelfTexts.whichBook }),
      ...(review === null && { review: bookshelfTexts.chooseStars }),
    })
    if (name === '') titleField.current?.focus()
    if (!isBusy && name !== '' && review !== null) void add({ title: name, review })
  }

  return (
    <Dialog
      title={bookshelfTexts.addBook}
      onClose={onClose}
      footer={
        <Button type="submit" form={formId} aria-disabled={isBusy}>
          {bookshelfTexts.putOnShelf}
        </Button>
      }
    >
      <p>
        <SpokenText line={bookshelfTexts.intro} auto />
      </p>
      <form id={formId} noValidate className={styles.form} onSubmit={submit}>
        <TextField
          ref={titleField}
          label={commonTexts.title}
          value={title}
          error={errors.title}
          maxLength={bookLimits.title}
          onWrite={changeTitle}
        />
        {suggested.length > 0 && (
          <fieldset>
            <legend className={styles.legend}>{bookshelfTexts.chooseOrType}</legend>
            <div className={shared.wrap}>
              {suggested.map((book) => (
                <button
                  key={book.id}
                  type="button"
                  className={styles.suggestion}
                  onClick={() => {
                    changeTitle(book.title)
                    titleField.current?.focus()
                  }}
                >
                  <span className={layout.bold}>{book.title}</span>
                  {book.author !== '' && <span className={styles.author}>{book.author}</span>}
                </button>
              ))}
            </div>
          </fieldset>
        )}
        {isNew && (
          <TextField
            label={commonTexts.author}
            hint={bookshelfTexts.notInList}
            value={author}
            maxLength={bookLimits.author}
            onWrite={setAuthor}
          />
        )}
        <GradeChooser value={review} error={errors.review} onChoose={changeReview} />
      </form>
    </Dialog>
  )
}
