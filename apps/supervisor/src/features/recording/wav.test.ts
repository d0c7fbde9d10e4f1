import { recordingSeconds } from '@letterliaan/contract/limits'
import { expect, test, vi } from 'vitest'
import { decodeSound, encodeWav } from './wav.ts'

/** Mocks a browser that decodes any file to these channels. Null mocks a failure to decode. */
function hear(channels: readonly (readonly number[])[] | null, duration = 1) {
  const decodeAudioData = vi.fn<() => Promise<object>>(async () => {
    if (channels === null) throw new DOMException('Unable to decode', 'EncodingError')
    return {
      duration,
      length: channels[0]?.length ?? 0,
      numberOfChannels: channels.length,
      getChannelData: (at: number) => Float32Array.from(channels[at] ?? []),
    }
  })
  vi.stubGlobal(
    'OfflineAudioContext',
    class {
      decodeAudioData = decodeAudioData
    },
  )
  return decodeAudioData
}
const samplesOf = async (wav: Blob) => {
  const view = new DataView(await wav.arrayBuffer())
  return Array.from({ length: (view.byteLength - 44) / 2 }, (_, at) => view.getInt16(44 + at * 2, true))
}

test('stereo channels are mixed without clipping', async () => {
  hear([
    [1, 0, -0.5],
    [1, 0.5, 0.5],
  ])
  expect(await samplesOf(encodeWav(await decodeSound(new Blob(['x']))))).toEqual([32_767, 8192, 0])
})

test.each<[string, { size?: number; channels?: null; duration?: number }, string | RegExp]>([
  ['too large', { size: 20_000_001 }, 'Dit bestand is te groot.'],
  ['no sound', { channels: null }, 'Dit bestand is geen geluid dat deze browser kan lezen.'],
  [
    'too long',
    { duration: recordingSeconds + 1.1 },
    `Een opname duurt hoogstens ${recordingSeconds} seconden.`,
  ],
])(
  'a file that is %s is rejected with a message',
  async (_what, { size = 1, channels, duration }, sentence) => {
    const decode = hear(channels === undefined ? [[0]] : channels, duration)
    const file = Object.defineProperty(new Blob(['x']), 'size', { value: size })
    await expect(decodeSound(file)).rejects.toThrow(sentence)
    expect(decode).toHaveBeenCalledTimes(size === 1 ? 1 : 0)
  },
)

test('a recording may be slightly longer than the maximum time', async () => {
  hear([[0]], recordingSeconds + 0.5)
  expect(await samplesOf(encodeWav(await decodeSound(new Blob(['x']))))).toEqual([0])
})

test('a WAV file has the right header and every sample', async () => {
  const blob = encodeWav({ samples: Float32Array.of(0, 0.5, -1, 2), sample_rate: 22_050 })
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
