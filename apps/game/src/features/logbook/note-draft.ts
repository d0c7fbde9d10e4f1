import type { LogbookNote } from '@letterliaan/contract'
import { createRandomId } from '@letterliaan/contract/client'
import { getNowSeconds } from '@letterliaan/web/now'
import { useState } from 'react'
import { createDrafts } from '../../app/data/drafts.ts'

export interface NoteDraft {
  /** Null for a new note. */
  readonly note_id: number | null
  /** Unix seconds. */
  readonly date: number
  readonly title: string
  readonly text: string
  /** Idempotency key, so that a retry after a lost response creates no second note. */
  readonly key: string
}

const isDraft = (value: Partial<NoteDraft> | null): value is NoteDraft =>
  [value?.title, value?.text, value?.key].every((field) => typeof field === 'string') &&
  typeof value?.date === 'number' &&
  (value.note_id === null || typeof value.note_id === 'number')

/** The child's unsaved note on this device, by the id of the user. */
export const {
  read: readNoteDraft,
  save: saveNoteDraft,
  remove: removeNoteDraft,
  removeOld: removeOldNoteDrafts,
} = createDrafts<NoteDraft>('letterliaan-note-draft-', isDraft)

export interface NoteDraftStorage {
  readonly read: () => NoteDraft | null
  readonly save: (draft: NoteDraft) => void
  readonly remove: () => void
}

interface NoteEditing {
  readonly draft: NoteDraft | null
  readonly wasLeft: boolean
  readonly begin: (from?: LogbookNote) => void
  readonly change: (fields: Partial<NoteDraft>) => void
  readonly end: () => void
}

export function useNoteDraft(drafts: NoteDraftStorage): NoteEditing {
  const [left] = useState(drafts.read)
  const [draft, setDraft] = useState(left)
  const [wasLeft, setWasLeft] = useState(left !== null)

  return {
    draft,
    wasLeft,
    begin(from) {
      setDraft({
        note_id: from?.id ?? null,
        title: from?.title ?? '',
        text: from?.text ?? '',
        date: getNowSeconds(),
        key: createRandomId(),
      })
    },
    change(fields) {
      if (draft === null) return
      const changed = { ...draft, ...fields, date: getNowSeconds(), key: createRandomId() }
      setDraft(changed)
      drafts.save(changed)
    },
    end() {
      setDraft(null)
      setWasLeft(false)
      drafts.remove()
    },
  }
}
