import type { Activity, LiveEvent } from '@letterliaan/contract'
import { beforeEach, expect, test, vi } from 'vitest'
import { createLiveEventBus } from './live-event-bus.ts'

const activity = { id: 1, type: 'complete_exercise', item_id: 9041, points: 20, created_at: 1000 } as Activity
const completed = (time: number): LiveEvent => ({ event: 'complete_exercise', time, data: { activity } })
const audio = (time: number): LiveEvent => ({ event: 'audio', time, data: { url: '/word/word/vis.mp3' } })

let errors: string[]
beforeEach(() => {
  errors = []
  vi.spyOn(console, 'error').mockImplementation((text: string) => void errors.push(text))
})
/** Creates an event bus on a device whose clock is `wrongBy` seconds wrong. Server time starts at 1000. */
function makeEvents(wrongBy: number) {
  let serverTime = 1000
  const events = createLiveEventBus(() => (serverTime + wrongBy) * 1000)
  const heard: number[] = []
  events.on('complete_exercise', (data) => heard.push(data.activity.points))
  events.on('audio', () => heard.push(0))
  events.emit({ event: 'hello', time: 1000, data: {} })
  return { events, heard, at: (time: number) => (serverTime = time) }
}

test.each([0, -86_400, 3600])(
  'LIVE-3 notifies subscribers on a device whose clock is wrong by %d s',
  (wrongBy) => {
    const { events, heard, at } = makeEvents(wrongBy)
    at(1010)
    events.emit(completed(1000))
    expect(heard).toEqual([20])
    expect(errors).toEqual([])
  },
)

test.each([0, -86_400, 3600])(
  'LIVE-4 an event older than 10 s is ignored and logged, on a device whose clock is wrong by %d s',
  (wrongBy) => {
    const { events, heard, at } = makeEvents(wrongBy)
    at(1011)
    events.emit(completed(1000))
    events.emit(audio(1000))
    expect(heard).toEqual([])
    expect(errors).toEqual([
      'Late push event: complete_exercise, 11 s old',
      'Late push event: audio, 11 s old',
    ])
  },
)

test('does not notify a removed subscriber', () => {
  const events = createLiveEventBus(() => 1_000_000)
  const heard: number[] = []
  const stop = events.on('complete_exercise', () => heard.push(1))
  events.on('complete_exercise', () => heard.push(2))
  stop()
  events.emit(completed(1000))
  expect(heard).toEqual([2])
})
