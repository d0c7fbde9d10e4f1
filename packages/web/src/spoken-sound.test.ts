// @vitest-environment jsdom
import { computeTextKey } from '@letterliaan/texts'
import { afterEach, expect, test, vi } from 'vitest'
import { fetchWordAudio, followSounds, formatTextAddress } from './spoken-sound.ts'

const line = { text: 'Help je zoeken?' }
const params = { key: computeTextKey(line.text) }

afterEach(() => followSounds(''))

test('STEM-1 the sounds of product texts are requested from the school if it has recordings', async () => {
  const call = vi.fn<() => Promise<ArrayBuffer>>(async () => new ArrayBuffer(1))
  expect(fetchWordAudio({ call } as never, formatTextAddress(line))).toBeNull()
  followSounds('v2')
  await fetchWordAudio({ call } as never, formatTextAddress(line))
  expect(call.mock.calls).toEqual([['GET /word/text/own/:key.mp3', { params, query: { v: 'v2' } }]])
})
