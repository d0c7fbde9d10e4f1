import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { beginListening, updateHeardSpeech, type HeardSpeech } from './end-of-speech.ts'

const stepMs = 20

/** Plays durations (ms), each followed by its level. `at`: the time when speech ended (ms), or null. */
function listen(pieces: readonly number[], room: number | null = null) {
  let heard: HeardSpeech = beginListening(0, room)
  let at = 0
  for (let piece = 0; piece < pieces.length; piece += 2) {
    const [ms = 0, level = 0] = pieces.slice(piece)
    for (const end = at + ms; at < end; at += stepMs) {
      heard = updateHeardSpeech(heard, { at, level })
      if (heard.phase === 'done') return { at, heard }
    }
  }
  return { at: null, heard }
}

test('STEM-1 a word ends after 0.7 s of silence', () => {
  const { at } = listen([600, 0.002, 400, 0.1, 2000, 0.002])
  expect(at).toBeGreaterThanOrEqual(1660)
  expect(at).toBeLessThanOrEqual(1720)
})

test.each([
  [480, 'room'],
  [500, 'waiting'],
] as const)('STEM-1 after %i ms the phase is %s: the room is measured for half a second', (at, phase) => {
  expect(listen([at + stepMs, 0.002]).heard.phase).toBe(phase)
})

test('STEM-1 the room is not measured again for the next word', () => {
  const { at } = listen([100, 0.002, 300, 0.1, 2000, 0.002], 0.002)
  expect(at).toBeLessThanOrEqual(1140)
})

test.each<[string, readonly number[]]>([
  ['a tap of 40 ms', [600, 0.002, 40, 0.4, 3000, 0.002]],
  ['a room that hums', [4000, 0.03]],
  ['silence', [4000, 0]],
  [
    'a speaker who continues after pauses of half a second',
    [600, 0.002, 300, 0.1, 500, 0.002, 300, 0.1, 500, 0.002],
  ],
])('STEM-1 recording does not end after %s', (_, pieces) => {
  expect(listen(pieces).at).toBeNull()
})

test('STEM-1 in any room a voice four times as loud as the room is recorded to its end', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 0.05, noNaN: true }),
      fc.double({ min: 4.5, max: 40, noNaN: true }),
      fc.integer({ min: 100, max: 3000 }),
      (room, times, ms) => {
        const voice = Math.max(0.01, room * times)
        const { at } = listen([600, room, ms, voice, 1200, room])
        expect(at).toBeGreaterThanOrEqual(600 + ms + 600)
        expect(at).toBeLessThanOrEqual(600 + ms + 800)
      },
    ),
  )
})
