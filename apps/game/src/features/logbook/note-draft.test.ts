// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { dropDraft, dropOldDrafts, keepDraft, readDraft } from './note-draft.ts'

const now = 1_800_000_000
const day = 24 * 60 * 60
const draft = { note_id: null, date: now, title: 'Uil', text: 'Ik zag\neen uil.', key: 'een-sleutel' }

beforeEach(() => localStorage.clear())

test('LOG-1 a draft is kept for its own child, until it is saved', () => {
  keepDraft(localStorage, 7, draft)
  keepDraft(localStorage, 8, { ...draft, title: 'Vos', note_id: 3 })
  expect(readDraft(localStorage, 7)).toEqual(draft)
  expect(readDraft(localStorage, 8)).toEqual({ ...draft, title: 'Vos', note_id: 3 })
  expect(readDraft(localStorage, 9)).toBeNull()
  dropDraft(localStorage, 7)
  expect(readDraft(localStorage, 7)).toBeNull()
  expect(readDraft(localStorage, 8)).not.toBeNull()
})

test('nobody’s draft is kept longer than 30 days; other things are left alone', () => {
  localStorage.setItem('iets-anders', 'blijft')
  keepDraft(localStorage, 7, { ...draft, date: now - 31 * day })
  keepDraft(localStorage, 8, { ...draft, date: now - 29 * day })
  dropOldDrafts(localStorage, now)
  expect(readDraft(localStorage, 7)).toBeNull()
  expect(readDraft(localStorage, 8)?.text).toBe(draft.text)
  expect(localStorage.getItem('iets-anders')).toBe('blijft')
})

test.each([
  '',
  '{',
  '[]',
  'null',
  '{"title":1}',
  '{"title":"a","text":"b","key":"c","note_id":"d","date":1}',
])('what cannot be read (%s) is no draft', (text) => {
  localStorage.setItem('letterliaan-note-draft-7', text)
  expect(readDraft(localStorage, 7)).toBeNull()
  dropOldDrafts(localStorage, now)
  expect(localStorage.getItem('letterliaan-note-draft-7')).toBeNull()
})

test('a device that keeps nothing is no trouble', () => {
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
  expect(() => keepDraft(full, 7, draft)).not.toThrow()
})
