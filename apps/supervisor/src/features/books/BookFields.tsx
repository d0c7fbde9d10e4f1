import type { BookBody } from '@letterliaan/contract'
import { bookLimits } from '@letterliaan/contract/limits'
import { TextField, type TextFieldProps } from '@letterliaan/ui'
import { useState, type FormEvent } from 'react'
import { FlatButton } from '../../app/controls/FlatButton.tsx'
import styles from './Books.module.css'
import { toBody, validateBook, type BookErrors, type BookForm } from './validate-book.ts'
import * as texts from './texts.ts'
import * as common from '../../app/texts/common.ts'

export interface BookFieldsProps {
  readonly book: BookForm
  readonly isBusy: boolean
  readonly submitLabel: string
  /** Resolves to whether it was saved. */
  readonly onSave: (body: BookBody) => Promise<boolean>
  readonly onCancel?: () => void
}

/** A book to fill in: only its title is needed. Once saved, the form is as it was given. */
export function BookFields({ book, isBusy, submitLabel, onSave, onCancel }: BookFieldsProps) {
  const [form, setForm] = useState(book)
  const [errors, setErrors] = useState<BookErrors>({})

  async function save() {
    const isKept = await onSave(toBody(form))
    if (isKept) setForm(book)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const errorsFound = validateBook(form)
    setErrors(errorsFound)
    if (!isBusy && Object.keys(errorsFound).length === 0) void save()
  }

  const field = (name: keyof BookForm, about: Pick<TextFieldProps, 'label' | 'hint' | 'inputMode'>) => (
    <TextField
      {...about}
      value={form[name]}
      error={errors[name]}
      maxLength={bookLimits[name]}
      autoComplete="off"
      onChange={({ currentTarget: { value } }) => {
        setForm({ ...form, [name]: value })
        setErrors({ ...errors, [name]: undefined })
      }}
    />
  )

  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      {field('title', { label: texts.fields.title })}
      {field('author', { label: texts.fields.author })}
      {field('url', {
        label: texts.fields.url,
        hint: texts.fields.urlHint,
        inputMode: 'url',
      })}
      {field('file', { label: common.file, hint: texts.fields.fileHint })}
      <div className={styles.buttons}>
        <FlatButton type="submit" look="primary" aria-disabled={isBusy}>
          {submitLabel}
        </FlatButton>
        {onCancel && <FlatButton onClick={onCancel}>{common.cancel}</FlatButton>}
      </div>
    </form>
  )
}
