import type { SupervisorNote } from '@letterliaan/contract'
import { Dialog } from '@letterliaan/ui'
import { FlatButton } from '../../app/controls/FlatButton.tsx'
import styles from './Notes.module.css'

export interface RemoveNoteDialogProps {
  readonly note: SupervisorNote
  readonly isBusy: boolean
  readonly onRemove: () => void
  readonly onClose: () => void
}

/** Asks before a note goes: written again it would have another date, so it can't be undone. */
export function RemoveNoteDialog({ note, isBusy, onRemove, onClose }: RemoveNoteDialogProps) {
  return (
    <Dialog
      title="Notitie verwijderen?"
      onClose={onClose}
      footer={
        <>
          <FlatButton look="primary" aria-disabled={isBusy} onClick={() => !isBusy && onRemove()}>
            Verwijder
          </FlatButton>
          <FlatButton onClick={onClose}>Annuleren</FlatButton>
        </>
      }
    >
      <p className={styles.text}>{note.text}</p>
      <p>De notitie is dan weg voor alle begeleiders, en komt niet terug.</p>
    </Dialog>
  )
}
