import { expect, test } from 'vitest'
import type { StepStatus } from '@letterliaan/contract'
import { canRedoWorld } from './worlds.ts'

const step = (status: StepStatus, is_complete: boolean, phase_id = 1) => ({ phase_id, status, is_complete })

test('a world that was passed can be done again, and again when that is done', () => {
  expect(canRedoWorld(1, [step(5, true), step(5, true)])).toBe(true)
  expect(canRedoWorld(1, [step(4, true), step(5, true), step(0, false, 2)])).toBe(true)
})

test('a world that was not passed, has no steps, or is being redone, cannot', () => {
  expect(canRedoWorld(1, [step(5, true), step(6, false)])).toBe(false)
  expect(canRedoWorld(2, [step(5, true)])).toBe(false)
  expect(canRedoWorld(1, [step(4, true), step(0, true)])).toBe(false)
})
