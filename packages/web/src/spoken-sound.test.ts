// @vitest-environment jsdom
import { computeTextKey } from '@letterliaan/texts'
import { afterEach, expect, test, vi } from 'vitest'
import { fetchSpokenSound, setSchoolSoundVersion, formatTextAddress } from './spoken-sound.ts'

const line = { text: 'Help je zoeken?' }
const params = { key: computeTextKey(line.text) }

afterEach(() => setSchoolSoundVersion(''))

test('STEM-1 the sounds of product texts are requested from the school if it has recordings', async () => {
  const call = vi.fn<() => Promise<ArrayBuffer>>(async () => new ArrayBuffer(1))
  expect(fetchSpokenSound({ call } as never, formatTextAddress(line))).toBeNull()
  setSchoolSoundVersion('v2')
  await fetchSpokenSound({ call } as never, formatTextAddress(line))
  expect(call.mock.calls).toEqual([['GET /word/text/own/:key.mp3', { params, query: { v: 'v2' } }]])
})
