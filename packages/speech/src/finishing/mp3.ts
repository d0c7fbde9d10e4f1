import { createMp3Encoder } from 'wasm-media-encoders'
import { MPEGDecoder } from 'mpg123-decoder'
import type { Clip } from '../audio/clip.ts'

/** Constant bit rate of speech, in kbit/s (audio.md, Format). */
export const BIT_RATE = 48

const encoder = createMp3Encoder()

/** Encodes a clip (16, 22.05 or 24 kHz) as mono MP3 of a constant bit rate in kbit/s. */
export async function encodeMp3(clip: Clip, bitRate: 32 | 40 | 48 | 64 = BIT_RATE): Promise<Uint8Array> {
  const mp3 = await encoder
  mp3.configure({ channels: 1, sampleRate: clip.sample_rate, bitrate: bitRate })
  const body = mp3.encode([clip.samples]).slice()
  const tail = mp3.finalize().slice()
  const file = new Uint8Array(body.length + tail.length)
  file.set(body)
  file.set(tail, body.length)
  return file
}

/**
 * Decodes an MP3 file, mixed to mono.
 * @throws RangeError when nothing in it can be decoded
 */
export async function decodeMp3(bytes: Uint8Array): Promise<Clip> {
  const decoder = new MPEGDecoder()
  try {
    await decoder.ready
    const { channelData, samplesDecoded, sampleRate } = decoder.decode(bytes)
    if (samplesDecoded === 0) throw new RangeError('not an MP3 file')
    const samples = new Float32Array(samplesDecoded)
    for (const channel of channelData) {
      channel.forEach((sample, i) => {
        samples[i]! += sample / channelData.length
      })
    }
    return { samples, sample_rate: sampleRate }
  } finally {
    decoder.free()
  }
}

/** @returns how long a spoken MP3 file lasts in ms, told from its size (the bit rate is constant) */
export function mp3DurationMs(bytes: Uint8Array): number {
  return Math.round((bytes.length * 8) / BIT_RATE)
}
