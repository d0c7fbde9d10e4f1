import { expect, test } from 'vitest'
import { encodeJson, packJson, unpackJson } from './json.ts'

const run = { words: Array.from({ length: 10 }, (_, id) => ({ id, word: 'zeeën', audio_word: true })) }

test.each([run, [], null, 'ĳ', 0])('%j comes back as it was', (value) => {
  expect(unpackJson(packJson(value))).toEqual(value)
})

test('takes less than half, and what was written unpacked can still be read', () => {
  expect(packJson(run).length).toBeLessThan(encodeJson(run).length / 2)
  expect(unpackJson(encodeJson(run))).toEqual(run)
})
