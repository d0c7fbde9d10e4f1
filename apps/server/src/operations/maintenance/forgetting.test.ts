import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextForgetting, type Forgetting } from './forgetting.ts'

const HOUR = 60 * 60
const DAY = 24 * HOUR
const NOW = 1_800_000_000

const started: Forgetting = { ran_at: NOW, until: NOW }

/** Hourly runs while the clock tells `now` and on. */
function runHourly(last: Forgetting, now: number, hours: number): Forgetting {
  let state = last
  for (let hour = 0; hour < hours; hour++) state = nextForgetting(state, now + hour * HOUR) ?? state
  return state
}

test('a server that runs forgets what is past its time, every hour', () => {
  expect(runHourly(started, NOW + HOUR, 100).until).toBe(NOW + 100 * HOUR)
})

test('a clock that jumps takes a day with it, however often the server starts', () => {
  const jumped = NOW + 70 * 365 * DAY
  const first = nextForgetting(started, jumped)
  expect(first).toEqual({ ran_at: jumped, until: NOW + DAY })
  for (const minute of [0, 1, 20]) expect(nextForgetting(first ?? started, jumped + minute * 60)).toBeNull()
})

test('when the clock is right again, so is what is forgotten', () => {
  const jumped = runHourly(started, NOW + 70 * 365 * DAY, 10)
  expect(nextForgetting(jumped, NOW + HOUR)).toEqual({ ran_at: NOW + HOUR, until: NOW + HOUR })
})

test('after the summer it has caught up in two days', () => {
  const back = NOW + 42 * DAY
  expect(runHourly(started, back, 46).until).toBe(back + 45 * HOUR)
})

test('whatever the clock does, no run goes past it, nor more than a day further', () => {
  const times = fc.array(fc.integer({ min: -100 * 365 * DAY, max: 100 * 365 * DAY }), { minLength: 1 })
  fc.assert(
    fc.property(times, (jumps) => {
      let state = started
      for (const jump of jumps) {
        const next = nextForgetting(state, NOW + jump)
        if (next === null) continue
        expect(next.until).toBeLessThanOrEqual(NOW + jump)
        expect(next.until).toBeLessThanOrEqual(state.until + DAY)
        state = next
      }
    }),
  )
})
