import type { LogbookNote } from '@letterliaan/contract'
import { createRandomId } from '@letterliaan/contract/client'
import { useState } from 'react'
import type { NoteDraft } from './note-draft.ts'
import { getNowSeconds } from './note-draft.ts'

export interface NoteDraftStorage {
  readonly read: () => NoteDraft | null
  readonly save: (draft: NoteDraft) => void
  readonly remove: () => void
}

export interface NoteEditing {
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
