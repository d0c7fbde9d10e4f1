import type { Note } from '@letterliaan/contract'
import { randomId } from '@letterliaan/contract/client'
import { useState } from 'react'
import type { NoteDraft } from './note-draft.ts'
import { nowSeconds } from './note-draft.ts'

/** Where this child's draft of a note is kept on the device. */
export interface NoteDraftStorage {
  readonly read: () => NoteDraft | null
  readonly save: (draft: NoteDraft) => void
  readonly remove: () => void
}

export interface NoteEditing {
  /** Null while nothing is written. */
  readonly draft: NoteDraft | null
  /** Did the child leave it here before? */
  readonly wasLeft: boolean
  /** A new note, or a note written anew. */
  readonly begin: (from?: Note) => void
  readonly change: (fields: Partial<NoteDraft>) => void
  /** It is saved, or thrown away. */
  readonly end: () => void
}

/** What the child is writing: kept on the device with every letter, offered again until it is saved or thrown away. */
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
        date: nowSeconds(),
        key: randomId(),
      })
    },
    change(fields) {
      if (draft === null) return
      const changed = { ...draft, ...fields, date: nowSeconds(), key: randomId() }
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
