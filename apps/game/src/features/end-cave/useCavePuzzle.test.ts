// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Diamond } from './puzzle.ts'
import { useCavePuzzle } from './useCavePuzzle.ts'

/** A cave whose holes are made for diamonds 3, 1, 4 and 2. */
function open() {
  const onLocked = vi.fn<(locked: readonly Diamond[]) => void>()
  const effects: string[] = []
  const playEffect = (name: string) => void effects.push(name)
  const { result } = renderHook(() =>
    useCavePuzzle({ order: [3, 1, 4, 2], atFirst: [], onLocked, playEffect }),
  )
  const bring = (diamond: Diamond, hole: number): boolean => {
    let isLocked = false
    act(() => void (isLocked = result.current.bring(diamond, hole)))
    return isLocked
  }
  return { read: () => result.current, bring, onLocked, effects }
}

test('END-1 a diamond that does not fit is not locked, and a message says so', () => {
  const { read, bring, onLocked, effects } = open()
  expect(bring(1, 0)).toBe(false)
  expect([read().locked, read().isOpen, read().announcement.text]).toEqual([
    [],
    false,
    'Die past hier niet. Kijk goed naar de vorm en de stippen.',
  ])
  expect(onLocked).not.toHaveBeenCalled()
  expect(effects).toEqual(['wrong'])
})

test('END-1 the cave opens with the last diamond that fits', () => {
  const { read, bring, onLocked, effects } = open()
  for (const [hole, diamond] of ([3, 1, 4] as const).entries()) expect(bring(diamond, hole)).toBe(true)
  expect(read().isOpen).toBe(false)
  expect(bring(2, 3)).toBe(true)
  expect(read().isOpen).toBe(true)
  expect(onLocked).toHaveBeenLastCalledWith([3, 1, 4, 2])
  expect(effects).toEqual(['diamond', 'diamond', 'diamond', 'cave-open'])
})
