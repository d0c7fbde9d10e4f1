// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { NoteDraft } from './note-draft.ts'
import { useNoteDraft } from './useNoteDraft.ts'

/** A device that stores a draft; opens the logbook on it repeatedly. */
function makeDevice() {
  let stored: NoteDraft | null = null
  const drafts = {
    read: () => stored,
    save: (draft: NoteDraft) => void (stored = draft),
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
