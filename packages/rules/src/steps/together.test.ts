import type { TemplateName } from '@letterliaan/contract'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { findGame, mayPlayTogether } from './together.ts'

const exercise = (template: TemplateName, ...[one, two, three]: [number, number, number]) => ({
  exercise_type: { template },
  status: { 1: one, 2: two, 3: three },
})

test('PLEK-6 two children may play a finished repetition with a game, whatever its scores and difficulty', () => {
  const done = [exercise('OefenDictee', 0, 3, 0), exercise('Vangnet', 2, 0, 0)]
  expect(mayPlayTogether({ exercises: done })).toBe(true)
})

test('PLEK-6 two children may not play an unfinished repetition, because a game would show its words', () => {
  const status = fc.integer({ min: -1, max: 3 })
  const statuses = fc.tuple(status, status, status)
  fc.assert(
    fc.property(statuses, statuses, (dictation, game) => {
      const exercises = [exercise('OefenDictee', ...dictation), exercise('Memorie', ...game)]
      const isOver = (level: number): boolean => level === 2 || level === 3
      expect(mayPlayTogether({ exercises })).toBe(dictation.some(isOver) && game.some(isOver))
    }),
  )
})

test('PLEK-6 two children may not play a step without a game', () => {
  const exercises = [exercise('LuisterTyp', 2, 2, 2), exercise('OefenDictee', 2, 2, 2)]
  expect([findGame({ exercises }), mayPlayTogether({ exercises })]).toEqual([undefined, false])
  expect(mayPlayTogether({ exercises: [] })).toBe(false)
})
