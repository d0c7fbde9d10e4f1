import type { SupervisorNote } from '@letterliaan/contract'
import styles from './Notes.module.css'
import * as texts from './texts.ts'
import { ActionDialog } from '../../app/controls/ActionDialog.tsx'

export interface RemoveNoteDialogProps {
  readonly note: SupervisorNote
  readonly isBusy: boolean
  readonly onRemove: () => void
  readonly onClose: () => void
}

/** Asks before a note goes: written again it would have another date, so it can't be undone. */
export function RemoveNoteDialog({ note, isBusy, onRemove, onClose }: RemoveNoteDialogProps) {
  return (
    <ActionDialog
      title={texts.removing.title}
      action={texts.note.remove}
      isBlocked={isBusy}
      onAct={onRemove}
      onClose={onClose}
    >
      <p className={styles.text}>{note.text}</p>
      <p>{texts.removing.explained}</p>
    </ActionDialog>
  )
}
