import type { LogbookNote } from '@letterliaan/contract'
import { createRandomId } from '@letterliaan/contract/client'
import { getNowSeconds } from '@letterliaan/web/now'
import { useState } from 'react'

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

/** Time that a draft is stored (seconds; docs/adr/0014-unsaved-text.md). */
const keptFor = 30 * 24 * 60 * 60
const prefix = 'letterliaan-note-draft-'

type Keeper = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

const isDraft = (value: Partial<NoteDraft> | null): value is NoteDraft =>
  [value?.title, value?.text, value?.key].every((field) => typeof field === 'string') &&
  typeof value?.date === 'number' &&
  (value.note_id === null || typeof value.note_id === 'number')

function read(storage: Keeper, name: string): NoteDraft | null {
  try {
    const value = JSON.parse(storage.getItem(name) ?? 'null') as Partial<NoteDraft> | null
    return isDraft(value) ? value : null
  } catch {
    return null
  }
}

/** Returns the child's unsaved text on this device, or null. */
export const readNoteDraft = (storage: Keeper, user_id: number): NoteDraft | null =>
  read(storage, prefix + user_id)

/** Does nothing if the device cannot store. */
export function saveNoteDraft(storage: Keeper, user_id: number, draft: NoteDraft): void {
  try {
    storage.setItem(prefix + user_id, JSON.stringify(draft))
  } catch {
    // The text is still on the screen.
  }
}

export function removeNoteDraft(storage: Keeper, user_id: number): void {
  storage.removeItem(prefix + user_id)
}

/** Removes old drafts of any child. `now`: unix seconds. */
export function removeOldNoteDrafts(storage: Keeper, now: number): void {
  const names = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
  for (const name of names.filter((key) => key.startsWith(prefix))) {
    const draft = read(storage, name)
    if (draft === null || draft.date < now - keptFor) storage.removeItem(name)
  }
}

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
