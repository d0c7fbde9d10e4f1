import type { WritingDraft, WritingDrafts } from '@letterliaan/exercises/views'
import { getNowSeconds } from '@letterliaan/web/now'
import { createDrafts } from '../../app/data/drafts.ts'

type StoredDraft = WritingDraft & { readonly date: number }

const isDraft = (value: Partial<StoredDraft> | null): value is StoredDraft =>
  [value?.word, value?.text].every((field) => typeof field === 'string') &&
  typeof value?.date === 'number' &&
  Array.isArray(value.chosen) &&
  value.chosen.every((word) => typeof word === 'string')

const drafts = createDrafts<StoredDraft>('letterliaan-writing-draft-', isDraft)

/** Stores the unsaved text of one child in one exercise. `key`: user, exercise and stars. */
export const createWritingDrafts = (storage: Storage, key: string): WritingDrafts => ({
  read() {
    drafts.removeOld(storage, getNowSeconds())
    return drafts.read(storage, key)
  },
  save: (draft) => drafts.save(storage, key, { ...draft, date: getNowSeconds() }),
  remove: () => drafts.remove(storage, key),
})
