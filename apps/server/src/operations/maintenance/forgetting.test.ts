import { hourSeconds } from '@letterliaan/rules/calendar'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { planNextForgetting, type Forgetting } from './forgetting.ts'

const day = 24 * hourSeconds
const testNow = 1_800_000_000

const started: Forgetting = { ran_at: testNow, until: testNow }

function runHourly(last: Forgetting, now: number, hours: number): Forgetting {
  let state = last
  for (let hour = 0; hour < hours; hour++)
    state = planNextForgetting(state, now + hour * hourSeconds) ?? state
  return state
}

test('a running server forgets expired rows every hour', () => {
  expect(runHourly(started, testNow + hourSeconds, 100).until).toBe(testNow + 100 * hourSeconds)
})

test('if the clock jumps, at most a day expires, however often the server restarts', () => {
  const jumped = testNow + 70 * 365 * day
  const first = planNextForgetting(started, jumped)
  expect(first).toEqual({ ran_at: jumped, until: testNow + day })
  for (const minute of [0, 1, 20])
    expect(planNextForgetting(first ?? started, jumped + minute * 60)).toBeNull()
})

test('if the clock is corrected, the time of forgetting is corrected too', () => {
  const jumped = runHourly(started, testNow + 70 * 365 * day, 10)
  expect(planNextForgetting(jumped, testNow + hourSeconds)).toEqual({
    ran_at: testNow + hourSeconds,
    until: testNow + hourSeconds,
  })
})

test('a server that was off all summer deletes all that expired within two days', () => {
  const back = testNow + 42 * day
  expect(runHourly(started, back, 46).until).toBe(back + 45 * hourSeconds)
})

test('no run deletes beyond the time of the clock or more than a day at once, whatever the clock does', () => {
  const times = fc.array(fc.integer({ min: -100 * 365 * day, max: 100 * 365 * day }), { minLength: 1 })
  fc.assert(
    fc.property(times, (jumps) => {
      let state = started
      for (const jump of jumps) {
        const next = planNextForgetting(state, testNow + jump)
        if (next === null) continue
        expect(next.until).toBeLessThanOrEqual(testNow + jump)
        expect(next.until).toBeLessThanOrEqual(state.until + day)
        state = next
      }
    }),
  )
})
