import type { SupervisorNoteBody } from '@letterliaan/contract'
import { supervisorNoteLimits } from '@letterliaan/contract/limits'
import { Dialog, TextAreaField, TextField } from '@letterliaan/ui'
import { useState } from 'react'
import { FlatButton } from '../../app/controls/FlatButton.tsx'
import styles from './Notes.module.css'
import * as common from '../../app/texts/common.ts'
import * as texts from './texts.ts'

export interface NoteDialogProps {
  readonly title: string
  readonly note: SupervisorNoteBody
  readonly isBusy: boolean
  readonly onSave: (body: SupervisorNoteBody) => void
  readonly onClose: () => void
}

export function NoteDialog({ title, note, isBusy, onSave, onClose }: NoteDialogProps) {
  const [text, setText] = useState(note.text)
  const [day, setDay] = useState(note.follow_up_on ?? '')
  const isReady = text.trim() !== '' && !isBusy
  const save = () => isReady && onSave({ text, follow_up_on: day === '' ? null : day })
  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <>
          <FlatButton look="primary" aria-disabled={!isReady} onClick={save}>
            {common.save}
          </FlatButton>
          <FlatButton onClick={onClose}>{common.cancel}</FlatButton>
        </>
      }
    >
      <div className={styles.form}>
        <TextAreaField
          label={texts.form.text}
          data-first-focus
          rows={5}
          maxLength={supervisorNoteLimits.text}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <TextField
          label={texts.form.day}
          hint={texts.form.dayHint}
          type="date"
          max="2099-12-31"
          value={day}
          onChange={({ target }) => setDay(target.value)}
        />
      </div>
    </Dialog>
  )
}
