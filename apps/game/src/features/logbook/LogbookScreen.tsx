import type { LogbookNote } from '@letterliaan/contract'
import { commonTexts } from '@letterliaan/texts/common'
import { logbookTexts } from '@letterliaan/texts/logbook'
import { Button, Glyph, joinClasses, LeafSprig, shared } from '@letterliaan/ui'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { pageTexts } from '@letterliaan/texts/pages'
import { Picture, useLook } from '@letterliaan/ui/pictures'
import { Confirmation } from '../../app/Confirmation.tsx'
import { EmptyLogbook, NotePages } from './NotePages.tsx'
import { NoteForm } from './NoteForm.tsx'
import { type NoteDraft, useNoteDraft, type NoteDraftStorage } from './note-draft.ts'
import styles from './LogbookScreen.module.css'
import { chooseSticker } from './stickers.ts'

interface LogbookScreenProps {
  readonly notes: readonly LogbookNote[]
  readonly drafts: NoteDraftStorage
  /** Resolves to null if saving failed. The text then stays. */
  readonly onSave: (draft: NoteDraft) => Promise<LogbookNote | null>
  readonly onDelete: (note: LogbookNote) => Promise<boolean>
}

/** LOG-1 */
export function LogbookScreen({ notes, drafts, onSave, onDelete }: LogbookScreenProps) {
  const [shownId, setShownId] = useState<number | null>(null)
  const [isDeleting, setDeleting] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const newButton = useRef<HTMLButtonElement>(null)
  const { draft, wasLeft, begin, change, end } = useNoteDraft(drafts)
  const [ended, setEnded] = useState(0)

  // The oldest page is first.
  const pages = notes.toReversed()
  const shownIndex = pages.findIndex(({ id }) => id === shownId)
  const at = shownIndex < 0 ? pages.length - 1 : shownIndex
  const note = pages[at]

  useEffect(() => {
    if (ended > 0) newButton.current?.focus()
  }, [ended])

  function leaveForm() {
    end()
    setEnded(ended + 1)
  }

  async function save(written: NoteDraft) {
    setBusy(true)
    const saved = await onSave(written)
    setBusy(false)
    if (saved === null) return
    setShownId(saved.id)
    leaveForm()
  }

  async function remove() {
    if (note === undefined) return
    setBusy(true)
    const isGone = await onDelete(note)
    setBusy(false)
    setDeleting(false)
    if (!isGone) return
    setShownId(pages[at - 1]?.id ?? pages[at + 1]?.id ?? null)
    setEnded(ended + 1)
  }

  if (draft !== null) {
    return (
      <OpenLogbook>
        <NoteForm
          draft={draft}
          wasLeft={wasLeft}
          isBusy={isBusy}
          onChange={change}
          onSave={() => void save(draft)}
          onDiscard={leaveForm}
        />
      </OpenLogbook>
    )
  }

  return (
    <OpenLogbook
      tools={
        <>
          {note !== undefined && (
            <>
              <Button variant="quiet" onClick={() => begin(note)}>
                {logbookTexts.change}
              </Button>
              <Button variant="quiet" onClick={() => setDeleting(true)}>
                {commonTexts.remove}
              </Button>
            </>
          )}
          <Button ref={newButton} icon={<Glyph name="plus" />} onClick={() => begin()}>
            {logbookTexts.newNote}
          </Button>
        </>
      }
    >
      {note === undefined ? (
        <EmptyLogbook />
      ) : (
        <NotePages
          note={note}
          at={at}
          count={pages.length}
          onLeaf={(by) => setShownId(pages[at + by]?.id ?? note.id)}
        />
      )}
      <Confirmation
        open={isDeleting}
        isBusy={isBusy}
        onYes={() => void remove()}
        onNo={() => setDeleting(false)}
        asks={logbookTexts.throwAway}
      />
    </OpenLogbook>
  )
}

const rings = Array.from({ length: 9 }, (_, index) => index)

function OpenLogbook({ children, tools }: { children: ReactNode; tools?: ReactNode }) {
  const look = useLook()
  return (
    <div className={joinClasses(shared.column, styles.desk)}>
      <div className={styles.diary}>
        <LeafSprig className={styles.sprig} />
        <span className={styles.ribbon} aria-hidden="true" />
        <div className={styles.pages}>{children}</div>
        <span className={styles.rings} aria-hidden="true">
          {rings.map((ring) => (
            <span key={ring} className={styles.ring} />
          ))}
        </span>
        <span className={joinClasses(shared.middle, styles.cover)} data-moving aria-hidden="true">
          <span className={joinClasses(shared.column, styles.label)}>
            <Picture name={chooseSticker(look, 0)} size="4rem" />
            {pageTexts.logbook.text}
          </span>
        </span>
      </div>
      {tools !== undefined && <div className={joinClasses(shared.row, styles.tools)}>{tools}</div>}
    </div>
  )
}
