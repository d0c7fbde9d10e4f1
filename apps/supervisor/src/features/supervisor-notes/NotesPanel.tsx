import type { SupervisedStudent, SupervisorNote } from '@letterliaan/contract'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ActionDialog } from '../../app/controls/ActionDialog.tsx'
import { FlatButton } from '../../app/controls/FlatButton.tsx'
import { Panel } from '../../app/controls/Panel.tsx'
import { useServices } from '../../app/useServices.ts'
import { NoteDialog } from './NoteDialog.tsx'
import { NoteItem } from './NoteItem.tsx'
import layout from '../../app/style/layout.module.css'
import styles from './Notes.module.css'
import { useNoteCalls } from './useNoteCalls.ts'
import { fill } from '@letterliaan/texts'
import * as texts from './texts.ts'

const emptyNote = { text: '', follow_up_on: null }

type OpenDialog =
  | { readonly kind: 'write' | 'remove'; readonly note: SupervisorNote }
  | { readonly kind: 'new' }

export interface NotesPanelProps {
  readonly student: SupervisedStudent
}

/** Shows notes of supervisors about a child (supervisor.md, point 9; MEND-3). */
export function NotesPanel({ student: { id, screen_name } }: NotesPanelProps) {
  const { queries } = useServices()
  const { data: notes } = useSuspenseQuery(queries.supervisorNotes(id))
  const { isBusy, write, change, remove, mark } = useNoteCalls(id)
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const close = () => setDialog(null)
  const closeAfter = async (isDone: Promise<boolean>) => {
    const hasWorked = await isDone
    if (hasWorked) close()
    return hasWorked
  }

  return (
    <Panel
      title={texts.title}
      actions={
        <FlatButton sign="plus" onClick={() => setDialog({ kind: 'new' })}>
          {texts.add}
        </FlatButton>
      }
    >
      {notes.length === 0 ? (
        <p className={layout.quietSmall}>{fill(texts.whoReads, { screen_name })}</p>
      ) : (
        <ul className={styles.list}>
          {notes.map((note) => (
            <NoteItem
              key={note.id}
              note={note}
              isBusy={isBusy}
              onMark={(isDone) => void mark(note, isDone)}
              onChange={() => setDialog({ kind: 'write', note })}
              onRemove={() => setDialog({ kind: 'remove', note })}
            />
          ))}
        </ul>
      )}
      {dialog?.kind === 'new' && (
        <NoteDialog
          title={fill(texts.about, { screen_name })}
          draftName={`new-note-${id}`}
          note={emptyNote}
          isBusy={isBusy}
          onSave={(body) => closeAfter(write(body))}
          onClose={close}
        />
      )}
      {dialog?.kind === 'write' && (
        <NoteDialog
          title={fill(texts.about, { screen_name })}
          draftName={`note-${dialog.note.id}`}
          note={dialog.note}
          isBusy={isBusy}
          onSave={(body) => closeAfter(change(dialog.note, body))}
          onClose={close}
        />
      )}
      {dialog?.kind === 'remove' && (
        // Written again it would have another date, so it can't be undone.
        <ActionDialog
          title={texts.removing.title}
          action={texts.note.remove}
          isBlocked={isBusy}
          onAct={() => void closeAfter(remove(dialog.note))}
          onClose={close}
        >
          <p className={styles.text}>{dialog.note.text}</p>
          <p>{texts.removing.explained}</p>
        </ActionDialog>
      )}
    </Panel>
  )
}
