import type { SupervisedStudent, SupervisorNote, SupervisorNoteBody, Today } from '@letterliaan/contract'
import { useState } from 'react'
import {
  ActionDialog,
  StatusLabel,
  FlatButton,
  Panel,
  openRowProps,
  PictureRow,
} from '../../app/controls/index.ts'
import { commonTexts, formatCalendarDay, formatDay, layout, addresses, useData } from '../../app/index.ts'
import styles from './Notes.module.css'
import { fill } from '@letterliaan/texts'
import { texts } from './texts.ts'
import { supervisorNoteLimits } from '@letterliaan/contract/limits'
import { TextAreaField, TextField } from '@letterliaan/ui'
import { useDraft } from '../../app/data/useDraft.ts'
import { Avatar } from '@letterliaan/ui/pictures'
import { Link } from '@letterliaan/web/link'
import { useChange } from '../../app/data/useChange.ts'
import { changeNote, markFollowUp, removeNote, writeNote } from './note-changes.ts'

const emptyNote = { text: '', follow_up_on: null }

type OpenDialog =
  | { readonly kind: 'write' | 'remove'; readonly note: SupervisorNote }
  | { readonly kind: 'new' }

/** Shows supervisors' notes about a child (supervisor.md, point 9; MEND-3). */
export function NotesPanel({ student: { id, screen_name } }: { readonly student: SupervisedStudent }) {
  const [notes] = useData((queries) => [queries.supervisorNotes(id)])
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
        <ul className={layout.stack3}>
          {notes.map((note) => (
            <NoteItem
              key={note.id}
              note={note}
              isBusy={isBusy}
              onMark={(isDone) => mark(note, isDone)}
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
          draftName={`note-${dialog.note.id} ${dialog.note.updated_at}`}
          note={dialog.note}
          isBusy={isBusy}
          onSave={(body) => closeAfter(change(dialog.note, body))}
          onClose={close}
        />
      )}
      {dialog?.kind === 'remove' && (
        // Offers no undo, because a restored note would have another date.
        <ActionDialog
          title={texts.removing.title}
          action={texts.note.remove}
          isBlocked={isBusy}
          onAct={() => closeAfter(remove(dialog.note))}
          onClose={close}
        >
          <p className={styles.text}>{dialog.note.text}</p>
          <p>{texts.removing.explained}</p>
        </ActionDialog>
      )}
    </Panel>
  )
}

interface NoteDialogProps {
  readonly title: string
  /** Name under which the input is stored until it is saved or cancelled, to survive a reload. */
  readonly draftName: string
  readonly note: SupervisorNoteBody
  readonly isBusy: boolean
  readonly onSave: (body: SupervisorNoteBody) => Promise<boolean>
  readonly onClose: () => void
}

function NoteDialog({ title, draftName, note, isBusy, onSave, onClose }: NoteDialogProps) {
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
      action={commonTexts.save}
      isBlocked={!isReady}
      onAct={() => save()}
      onClose={onClose}
      onCancel={cancel}
    >
      <TextAreaField
        label={texts.form.text}
        data-first-focus
        rows={5}
        maxLength={supervisorNoteLimits.text}
        value={text}
        onWrite={(value) => draft.change({ text: value })}
      />
      <TextField
        label={texts.form.day}
        hint={texts.form.dayHint}
        type="date"
        max="2099-12-31"
        value={day}
        onWrite={(value) => draft.change({ day: value })}
      />
    </ActionDialog>
  )
}

interface NoteItemProps {
  readonly note: SupervisorNote
  readonly isBusy: boolean
  readonly onMark: (isDone: boolean) => unknown
  readonly onChange: () => void
  readonly onRemove: () => void
}

function NoteItem({ note, isBusy, onMark, onChange, onRemove }: NoteItemProps) {
  const { text, author, is_own, follow_up_on, followed_up_at, created_at, updated_at } = note
  const about = fill(texts.note.written, { author, day: formatDay(created_at) })
  const isDone = followed_up_at !== null
  return (
    <li className={styles.note}>
      <p className={layout.quietSmall}>
        {updated_at > created_at
          ? fill(texts.note.changed, { written: about, day: formatDay(updated_at) })
          : about}
      </p>
      <p className={styles.text}>{text}</p>
      <div className={layout.line2}>
        {follow_up_on !== null && (
          <>
            <StatusLabel look={isDone ? 'good' : 'attention'}>
              {fill(isDone ? texts.note.cameBackOn : texts.note.comeBackOn, {
                day: formatCalendarDay(follow_up_on),
              })}
            </StatusLabel>
            <FlatButton
              sign={isDone ? 'undo' : 'check'}
              aria-label={fill(isDone ? texts.note.untickNote : texts.note.tickNote, { about })}
              aria-disabled={isBusy}
              onClick={() => onMark(!isDone)}
            >
              {isDone ? texts.note.untick : texts.note.tick}
            </FlatButton>
          </>
        )}
        {is_own && (
          <span className={layout.buttons}>
            <FlatButton
              look="bare"
              sign="pencil"
              aria-label={fill(texts.note.changeNote, { about })}
              onClick={onChange}
            >
              {texts.note.change}
            </FlatButton>
            <FlatButton
              look="bare"
              sign="remove"
              aria-label={fill(texts.note.removeNote, { about })}
              onClick={onRemove}
            >
              {texts.note.remove}
            </FlatButton>
          </span>
        )}
      </div>
    </li>
  )
}

type FollowUp = Today['follow_ups'][number]

/** Lists notes with a follow-up date that are not done (VAN-2). */
export function FollowUpList({ followUps }: { readonly followUps: readonly FollowUp[] }) {
  return (
    <ul>
      {followUps.map((followUp) => (
        <FollowUpItem key={followUp.note_id} followUp={followUp} />
      ))}
    </ul>
  )
}

function FollowUpItem({ followUp }: { readonly followUp: FollowUp }) {
  const { id, note_id, screen_name, buddy_id, text, author, follow_up_on } = followUp
  const { isBusy, mark } = useNoteCalls(id)
  return (
    <PictureRow
      picture={<Avatar id={buddy_id} size="2.25rem" />}
      title={
        <>
          <Link to={addresses.child(id)} {...openRowProps}>
            {screen_name}
          </Link>{' '}
          <span className={styles.text}>{text}</span>
        </>
      }
      detail={fill(texts.followUp.for, { author, day: formatCalendarDay(follow_up_on) })}
      actions={
        <FlatButton
          sign="check"
          aria-label={fill(texts.followUp.tickAbout, { screen_name })}
          aria-disabled={isBusy}
          onClick={() => mark({ id: note_id }, true)}
        >
          {texts.note.tick}
        </FlatButton>
      }
    />
  )
}

/** Returns the requests about notes. Each resolves to whether it succeeded, and reports a failure. */
function useNoteCalls(student_id: number) {
  const writing = useChange(writeNote(student_id))
  const changing = useChange(changeNote(student_id))
  const removing = useChange(removeNote(student_id))
  const marking = useChange(markFollowUp(student_id))
  return {
    isBusy: [writing, changing, removing, marking].some(({ isBusy }) => isBusy),
    write: writing.run,
    change: ({ id }: SupervisorNote, body: SupervisorNoteBody) => changing.run({ note_id: id, body }),
    remove: removing.run,
    mark: ({ id }: Pick<SupervisorNote, 'id'>, is_done: boolean) => marking.run({ note_id: id, is_done }),
  }
}
