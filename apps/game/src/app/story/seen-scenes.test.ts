// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { readSeen, saveSeen, type SceneViewer } from './seen-scenes.ts'

const player = (user_id: number, more: Partial<SceneViewer> = {}): SceneViewer => ({
  is_impersonated: false,
  is_read_only: false,
  student: { user_id } as SceneViewer['student'],
  ...more,
})

beforeEach(() => localStorage.clear())

test('PLEK-2 an opened scene is stored once for that child', () => {
  for (const id of ['storm', 'storm', 'beaver']) saveSeen(localStorage, player(7), id)
  saveSeen(localStorage, player(8), 'snail')
  expect([readSeen(localStorage, 7), readSeen(localStorage, 8)]).toEqual([['storm', 'beaver'], ['snail']])
})

test('PLEK-2 an impersonation stores no scene', () => {
  saveSeen(localStorage, player(7, { is_impersonated: true }), 'storm')
  saveSeen(localStorage, player(7, { is_read_only: true }), 'storm')
  expect(readSeen(localStorage, 7)).toEqual([])
})

test('PLEK-2 a scene opens even if the device is full', () => {
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  }
  expect(() => saveSeen(full, player(7), 'storm')).not.toThrow()
})

test('unreadable data is ignored', () => {
  for (const stored of ['{', '3', 'null', '{"7":true}']) {
    localStorage.setItem('story-seen', stored)
    expect(readSeen(localStorage, 7)).toEqual([])
  }
})
