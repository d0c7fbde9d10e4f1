import type { Note } from '@letterliaan/contract'
import { randomId } from '@letterliaan/contract/client'
import { useState } from 'react'
import type { NoteDraft } from './note-draft.ts'
import { nowSeconds } from './note-date.ts'

/** Where drafts of this child are kept on the device. */
export interface Drafts {
  readonly read: () => NoteDraft | null
  readonly keep: (draft: NoteDraft) => void
  readonly drop: () => void
}

export interface Writing {
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
export function useDraft(drafts: Drafts): Writing {
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
      drafts.keep(changed)
    },
    end() {
      setDraft(null)
      setWasLeft(false)
      drafts.drop()
    },
  }
}
