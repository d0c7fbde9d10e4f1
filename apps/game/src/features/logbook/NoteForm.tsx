import { noteLimits } from '@letterliaan/contract/limits'
import { commonTexts } from '@letterliaan/texts/common'
import { logbookTexts } from '@letterliaan/texts/logbook'
import { Button, joinClasses, shared } from '@letterliaan/ui'
import { SpokenText } from '@letterliaan/ui/spoken'
import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react'
import { Confirmation } from '../../app/Confirmation.tsx'
import styles from './Pages.module.css'
import type { NoteDraft } from './note-draft.ts'

export interface NoteFormProps {
  readonly draft: NoteDraft
  /** True if the text was restored from an earlier visit. */
  readonly wasLeft: boolean
  readonly isBusy: boolean
  readonly onChange: (fields: Partial<NoteDraft>) => void
  readonly onSave: () => void
  readonly onDiscard: () => void
}

export function NoteForm({ draft, wasLeft, isBusy, onChange, onSave, onDiscard }: NoteFormProps) {
  const titleLine = useRef<HTMLInputElement>(null)
  const textArea = useRef<HTMLTextAreaElement>(null)
  const [isChanged, setChanged] = useState(wasLeft)
  const [isAsking, setAsking] = useState(false)
  const isEmpty = draft.title.trim() === '' && draft.text.trim() === ''

  useEffect(() => titleLine.current?.focus(), [])

  function change(fields: Partial<NoteDraft>) {
    setChanged(true)
    onChange(fields)
  }

  function goOn(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    textArea.current?.focus()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isBusy && !isEmpty) onSave()
  }

  const stop = () => (isChanged && !isEmpty ? setAsking(true) : onDiscard())

  return (
    <form noValidate onSubmit={submit}>
      <div className={styles.left}>
        <h2 className={styles.title}>
          {draft.note_id === null ? logbookTexts.newNote : logbookTexts.changeNote}
        </h2>
        {wasLeft && (
          <output className={styles.waiting}>
            <SpokenText line={logbookTexts.unsaved} auto />
          </output>
        )}
        <label className={styles.label}>
          {commonTexts.title}
          <input
            ref={titleLine}
            className={styles.titleLine}
            value={draft.title}
            maxLength={noteLimits.title}
            readOnly={isBusy}
            autoComplete="off"
            onKeyDown={goOn}
            onChange={({ currentTarget: { value } }) => change({ title: value })}
          />
        </label>
      </div>
      <div className={styles.right}>
        <textarea
          ref={textArea}
          aria-label={logbookTexts.write}
          className={`${styles.lined} ${styles.paper}`}
          placeholder={logbookTexts.write}
          value={draft.text}
          maxLength={noteLimits.text}
          readOnly={isBusy}
          onChange={({ currentTarget: { value } }) => change({ text: value })}
        />
      </div>
      <div className={joinClasses(shared.line, styles.leafing)}>
        <Button variant="quiet" onClick={stop}>
          {commonTexts.stop}
        </Button>
        <Button type="submit" aria-disabled={isBusy || isEmpty}>
          {commonTexts.save}
        </Button>
      </div>
      <Confirmation
        open={isAsking}
        onYes={onDiscard}
        onNo={() => setAsking(false)}
        asks={logbookTexts.discard}
      />
    </form>
  )
}
