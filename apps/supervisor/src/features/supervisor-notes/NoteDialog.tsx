import type { SupervisorNoteBody } from '@letterliaan/contract'
import { supervisorNoteLimits } from '@letterliaan/contract/limits'
import { TextAreaField, TextField } from '@letterliaan/ui'
import { ActionDialog } from '../../app/controls/ActionDialog.tsx'
import { useDraft } from '../../app/data/useDraft.ts'
import layout from '../../app/style/layout.module.css'
import * as common from '../../app/texts/common.ts'
import * as texts from './texts.ts'

export interface NoteDialogProps {
  readonly title: string
  /** The input survives a reload under this name, until it is saved or cancelled. */
  readonly draftName: string
  readonly note: SupervisorNoteBody
  readonly isBusy: boolean
  readonly onSave: (body: SupervisorNoteBody) => Promise<boolean>
  readonly onClose: () => void
}

export function NoteDialog({ title, draftName, note, isBusy, onSave, onClose }: NoteDialogProps) {
  const draft = useDraft(draftName, { text: note.text, day: note.follow_up_on ?? '' })
  const { text, day } = draft.value
  const isReady = text.trim() !== '' && !isBusy
  async function save() {
    if (isReady && (await onSave({ text, follow_up_on: day === '' ? null : day }))) draft.forget()
  }
  function cancel() {
    draft.forget()
    onClose()
  }
  return (
    <ActionDialog
      title={title}
      action={common.save}
      isBlocked={!isReady}
      onAct={() => void save()}
      onClose={cancel}
    >
      <div className={layout.stack4}>
        <TextAreaField
          label={texts.form.text}
          data-first-focus
          rows={5}
          maxLength={supervisorNoteLimits.text}
          value={text}
          onChange={({ target }) => draft.change({ text: target.value })}
        />
        <TextField
          label={texts.form.day}
          hint={texts.form.dayHint}
          type="date"
          max="2099-12-31"
          value={day}
          onChange={({ target }) => draft.change({ day: target.value })}
        />
      </div>
    </ActionDialog>
  )
}
