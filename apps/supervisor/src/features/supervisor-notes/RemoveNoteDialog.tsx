import type { SupervisorNote } from '@letterliaan/contract'
import { Dialog } from '@letterliaan/ui'
import { FlatButton } from '../../app/controls/FlatButton.tsx'
import styles from './Notes.module.css'
import * as texts from './texts.ts'
import * as common from '../../app/texts/common.ts'

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
      title={texts.removing.title}
      onClose={onClose}
      footer={
        <>
          <FlatButton look="primary" aria-disabled={isBusy} onClick={onRemove}>
            {texts.note.remove}
          </FlatButton>
          <FlatButton onClick={onClose}>{common.cancel}</FlatButton>
        </>
      }
    >
      <p className={styles.text}>{note.text}</p>
      <p>{texts.removing.explained}</p>
    </Dialog>
  )
}
