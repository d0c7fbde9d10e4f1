import { expect, test } from 'vitest'
import { encodeWav } from './encode-wav.ts'

test('a WAV file says how it was made, and holds every sample', async () => {
  const blob = encodeWav(Float32Array.of(0, 0.5, -1, 2), 22_050)
  const view = new DataView(await blob.arrayBuffer())
  const text = (at: number) => String.fromCharCode(...new Uint8Array(view.buffer, at, 4))
  expect(blob.type).toBe('audio/wav')
  expect([text(0), text(8), text(12), text(36)]).toEqual(['RIFF', 'WAVE', 'fmt ', 'data'])
  expect([view.getUint32(4, true), view.getUint32(40, true), view.byteLength]).toEqual([44, 8, 52])
  expect([view.getUint16(22, true), view.getUint32(24, true), view.getUint16(34, true)]).toEqual([
    1, 22_050, 16,
  ])
  expect([0, 1, 2, 3].map((at) => view.getInt16(44 + at * 2, true))).toEqual([0, 16_384, -32_767, 32_767])
})
