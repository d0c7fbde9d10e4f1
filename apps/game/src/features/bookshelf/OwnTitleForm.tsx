import type { Book, BookBody } from '@letterliaan/contract'
import { bookLimits } from '@letterliaan/contract/limits'
import { fill } from '@letterliaan/texts'
import * as bookshelfTexts from '@letterliaan/texts/bookshelf'
import * as commonTexts from '@letterliaan/texts/common'
import { Button, TextField } from '@letterliaan/ui'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import layout from '../../app/shell/layout.module.css'
import styles from './OwnTitles.module.css'

export type OwnTitle = Pick<BookBody, 'title' | 'author'>

export interface OwnTitleFormProps {
  readonly book: Book
  readonly onSave: (title: OwnTitle) => Promise<void>
  readonly onRemove: () => Promise<void>
  readonly onBack: () => void
}

/** Null for a new title. */
export function OwnTitleForm({ book, onSave, onRemove, onBack }: OwnTitleFormProps) {
  const [title, setTitle] = useState(book.title)
  const [author, setAuthor] = useState(book.author)
  const [error, setError] = useState<string>()
  const [isSure, setSure] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const no = useRef<HTMLButtonElement>(null)

  // The focused button is gone: the focus moves to the safe choice, so that a stray Enter removes nothing.
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
      <div className={styles.form}>
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
    <form noValidate className={styles.form} onSubmit={submit}>
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
