import { expect, test } from 'vitest'
import { chooseMarkerState } from './marker-state.ts'

test.each([
  [-1, 'locked'],
  [0, 'open'],
  [1, 'paused-exploring'],
  [3, 'paused-practising'],
  [6, 'paused-dictation'],
  [4, 'passed-plain'],
  [5, 'passed'],
  [7, 'test'],
  [2, 'locked'],
] as const)('a step with status %i has the marker %s', (status, state) => {
  expect(chooseMarkerState(status)).toBe(state)
})

test('DAG-7 a waived step has no passed marker, and has the usual markers while it is redone', () => {
  expect([4, 0, 3].map((status) => chooseMarkerState(status, true))).toEqual([
    'waived',
    'open',
    'paused-practising',
  ])
})
