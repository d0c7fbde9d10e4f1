// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { act, renderHook } from '@testing-library/react'
import {
  removeNoteDraft,
  removeOldNoteDrafts,
  saveNoteDraft,
  readNoteDraft,
  type NoteDraft,
  useNoteDraft,
} from './note-draft.ts'

const now = 1_800_000_000
const day = 24 * 60 * 60
const draft = { note_id: null, date: now, title: 'Uil', text: 'Ik zag\neen uil.', key: 'een-sleutel' }

beforeEach(() => localStorage.clear())

test('LOG-1 a draft is stored for its own child until it is saved', () => {
  saveNoteDraft(localStorage, 7, draft)
  saveNoteDraft(localStorage, 8, { ...draft, title: 'Vos', note_id: 3 })
  expect(readNoteDraft(localStorage, 7)).toEqual(draft)
  expect(readNoteDraft(localStorage, 8)).toEqual({ ...draft, title: 'Vos', note_id: 3 })
  expect(readNoteDraft(localStorage, 9)).toBeNull()
  removeNoteDraft(localStorage, 7)
  expect(readNoteDraft(localStorage, 7)).toBeNull()
  expect(readNoteDraft(localStorage, 8)).not.toBeNull()
})

test('drafts are removed after 30 days, but other data are not', () => {
  localStorage.setItem('iets-anders', 'blijft')
  saveNoteDraft(localStorage, 7, { ...draft, date: now - 31 * day })
  saveNoteDraft(localStorage, 8, { ...draft, date: now - 29 * day })
  removeOldNoteDrafts(localStorage, now)
  expect(readNoteDraft(localStorage, 7)).toBeNull()
  expect(readNoteDraft(localStorage, 8)?.text).toBe(draft.text)
  expect(localStorage.getItem('iets-anders')).toBe('blijft')
})

test.each([
  '',
  '{',
  '[]',
  'null',
  '{"title":1}',
  '{"title":"a","text":"b","key":"c","note_id":"d","date":1}',
])('an unreadable value (%s) is no draft', (text) => {
  localStorage.setItem('letterliaan-note-draft-7', text)
  expect(readNoteDraft(localStorage, 7)).toBeNull()
  removeOldNoteDrafts(localStorage, now)
  expect(localStorage.getItem('letterliaan-note-draft-7')).toBeNull()
})

test('a note can be written on a device that cannot store drafts', () => {
  const full = {
    ...localStorage,
    length: 0,
    key: () => null,
    getItem: () => null,
    removeItem: () => undefined,
    setItem: () => {
      throw new Error('QuotaExceededError')
    },
  }
  expect(() => saveNoteDraft(full, 7, draft)).not.toThrow()
})

/** A device that stores a draft and opens the logbook several times. */
function makeDevice() {
  let stored: NoteDraft | null = null
  const drafts = {
    read: () => stored,
    save: (saved: NoteDraft) => void (stored = saved),
    remove: () => void (stored = null),
  }
  return () => renderHook(() => useNoteDraft(drafts)).result
}

test('LOG-1 an unsaved note is restored', () => {
  const open = makeDevice()
  const writing = open()
  act(() => writing.current.begin())
  act(() => writing.current.change({ title: 'Vis' }))
  const later = open().current
  expect([later.draft?.title, later.wasLeft]).toEqual(['Vis', true])
})

test('LOG-1 a saved or discarded note is not restored', () => {
  const open = makeDevice()
  const writing = open()
  act(() => writing.current.begin())
  act(() => writing.current.change({ title: 'Vis' }))
  act(() => writing.current.end())
  expect(writing.current.draft).toBeNull()
  expect([open().current.draft, open().current.wasLeft]).toEqual([null, false])
})
