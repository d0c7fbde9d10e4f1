// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { createWritingDrafts } from './writing-draft.ts'

const draft = { chosen: ['vis', 'maan'], word: 'vis', text: 'Een vis\nen de maan.' }
const open = (key = '7-61-2') => createWritingDrafts(localStorage, key)

beforeEach(() => localStorage.clear())

test('an unsaved story is stored for its own child and exercise until it is sent', () => {
  open().save(draft)
  expect(open().read()).toMatchObject(draft)
  expect([open('8-61-2').read(), open('7-62-2').read(), open('7-61-3').read()]).toEqual([null, null, null])
  open().remove()
  expect(open().read()).toBeNull()
})

test('an unsaved story is removed after 30 days', () => {
  vi.useFakeTimers({ now: 0 })
  open().save(draft)
  vi.setSystemTime(31 * 24 * 60 * 60 * 1000)
  expect(open('8-61-2').read()).toBeNull()
  expect(localStorage).toHaveLength(0)
  vi.useRealTimers()
})

test.each([
  '',
  '{',
  'null',
  '{"text":"a","word":"b","date":1}',
  '{"text":"a","word":"b","date":1,"chosen":[1]}',
])('an unreadable value (%s) is no draft', (text) => {
  localStorage.setItem('letterliaan-writing-draft-7-61-2', text)
  expect(open().read()).toBeNull()
})
