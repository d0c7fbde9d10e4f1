import { SpokenText } from '@letterliaan/ui/spoken'
import type { Book, BookBody } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import { bookshelfTexts } from '@letterliaan/texts/bookshelf'
import { Button, Dialog, joinClasses, shared, TextField } from '@letterliaan/ui'
import { useState, useEffect, useRef, type FormEvent } from 'react'
import { bookLimits } from '@letterliaan/contract/limits'
import { commonTexts } from '@letterliaan/texts/common'
import layout from '../../app/shell/layout.module.css'
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
          <ul className={layout.stack3}>
            {books.map(({ id, title, author }) => (
              <li key={id} className={joinClasses(shared.line, styles.row)}>
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

export type OwnTitle = Pick<BookBody, 'title' | 'author'>

interface OwnTitleFormProps {
  readonly book: Book
  readonly onSave: (title: OwnTitle) => Promise<void>
  readonly onRemove: () => Promise<void>
  readonly onBack: () => void
}

/** `book`: null for a new title. */
function OwnTitleForm({ book, onSave, onRemove, onBack }: OwnTitleFormProps) {
  const [title, setTitle] = useState(book.title)
  const [author, setAuthor] = useState(book.author)
  const [error, setError] = useState<string>()
  const [isSure, setSure] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const no = useRef<HTMLButtonElement>(null)

  // The focused button disappears. The safe choice gets the focus, so an accidental Enter removes nothing.
  useEffect(() => {
    if (isSure) no.current?.focus()
  }, [isSure])

  async function work(doing: () => Promise<void>) {
    if (isBusy) return
    setBusy(true)
    await doing()
    setBusy(false)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const name = title.trim()
    setError(name === '' ? bookshelfTexts.bookName : undefined)
    if (name !== '') void work(() => onSave({ title: name, author: author.trim() }))
  }

  if (isSure) {
    return (
      <div className={layout.stack3}>
        <p>{fill(bookshelfTexts.takeTitleOff, { title: book.title })}</p>
        <div className={layout.options}>
          <Button aria-disabled={isBusy} onClick={() => void work(onRemove)}>
            {commonTexts.yes}
          </Button>
          <Button ref={no} variant="quiet" onClick={() => setSure(false)}>
            {commonTexts.no}
          </Button>
        </div>
      </div>
    )
  }
  return (
    <form noValidate className={layout.stack3} onSubmit={submit}>
      <TextField
        label={commonTexts.title}
        value={title}
        error={error}
        maxLength={bookLimits.title}
        onWrite={setTitle}
      />
      <TextField
        label={commonTexts.author}
        value={author}
        maxLength={bookLimits.author}
        onWrite={setAuthor}
      />
      <div className={layout.options}>
        <Button type="submit" aria-disabled={isBusy}>
          {commonTexts.save}
        </Button>
        <Button variant="quiet" onClick={() => setSure(true)}>
          {commonTexts.remove}
        </Button>
        <Button variant="quiet" onClick={onBack}>
          {commonTexts.back.text}
        </Button>
      </div>
    </form>
  )
}
