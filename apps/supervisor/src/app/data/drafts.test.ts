// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { createDrafts } from './drafts.ts'

afterEach(() => sessionStorage.clear())

test('a draft can be read by its name until it is removed', () => {
  createDrafts(sessionStorage).write('roster', { text: 'Noor Kok' })
  const afterReload = createDrafts(sessionStorage)
  expect(afterReload.read('roster')).toEqual({ text: 'Noor Kok' })
  expect(afterReload.read('words')).toBeNull()
  afterReload.remove('roster')
  expect(afterReload.read('roster')).toBeNull()
})

test('`clear` deletes all drafts, but no other data of the tab', () => {
  const drafts = createDrafts(sessionStorage)
  sessionStorage.setItem('other', '1')
  for (const name of ['roster-all', 'roster-7', 'words']) drafts.write(name, { text: 'Noor' })
  drafts.clear()
  expect(Object.keys(sessionStorage)).toEqual(['other'])
})

test('a malformed draft is read as null, and a write to full storage does not throw', () => {
  sessionStorage.setItem('letterliaan-begeleider-draft-words', '{half')
  expect(createDrafts(sessionStorage).read('words')).toBeNull()
  const full: Storage = Object.assign(Object.create(sessionStorage), {
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  expect(() => createDrafts(full).write('words', {})).not.toThrow()
})
