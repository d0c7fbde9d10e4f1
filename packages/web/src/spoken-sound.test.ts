// @vitest-environment jsdom
import { textKey } from '@letterliaan/texts'
import { expect, test, vi } from 'vitest'
import { fetchWordAudio, textAddress } from './spoken-sound.ts'

const line = { text: 'Help je zoeken?' }
const params = { key: textKey(line.text) }

test('STEM-1 a text of the product is asked of the school once it recorded something', async () => {
  const call = vi.fn(async () => new ArrayBuffer(1))
  expect(fetchWordAudio({ call } as never, textAddress(line))).toBeNull()
  await fetchWordAudio({ call } as never, textAddress(line), 'v2')
  expect(call.mock.calls).toEqual([['GET /word/text/own/:key.mp3', { params, query: { v: 'v2' } }]])
})
