import { expect, test } from 'vitest'
import { encodeJson, packJson, unpackJson } from './json.ts'

const run = { words: Array.from({ length: 10 }, (_, id) => ({ id, word: 'zeeën', audio_word: true })) }

test.each([run, [], null, 'ĳ', 0])('%j is the same after encoding and decoding', (value) => {
  expect(unpackJson(packJson(value))).toEqual(value)
})

test('packed JSON takes less than half the bytes, and plain JSON can still be read', () => {
  expect(packJson(run).length).toBeLessThan(encodeJson(run).length / 2)
  expect(unpackJson(encodeJson(run))).toEqual(run)
})
