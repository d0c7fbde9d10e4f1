import { createMp3Encoder } from 'wasm-media-encoders'
import { MPEGDecoder } from 'mpg123-decoder'
import type { Clip } from '../audio/clip.ts'
import { joinWithGaps } from '../audio/join.ts'
import { speechBitRate } from './speech-format.ts'

const encoder = createMp3Encoder()

/** Encodes 16, 22.05 or 24 kHz as mono, with a constant bit rate in kbit/s. */
export async function encodeMp3(clip: Clip): Promise<Uint8Array> {
  const mp3 = await encoder
  mp3.configure({ channels: 1, sampleRate: clip.sample_rate, bitrate: speechBitRate })
  const body = mp3.encode([clip.samples]).slice()
  const tail = mp3.finalize().slice()
  const file = new Uint8Array(body.length + tail.length)
  file.set(body)
  file.set(tail, body.length)
  return file
}

const chunkBytes = 65_536

/** Stops after `enoughMs`, because two megabytes may contain half an hour. Throws RangeError. */
export async function decodeMp3(bytes: Uint8Array, enoughMs: number = Infinity): Promise<Clip> {
  const decoder = new MPEGDecoder()
  const pieces: Clip[] = []
  try {
    await decoder.ready
    let decodedMs = 0
    for (let at = 0; at < bytes.length && decodedMs <= enoughMs; at += chunkBytes) {
      const { channelData, samplesDecoded, sampleRate } = decoder.decode(bytes.subarray(at, at + chunkBytes))
      if (samplesDecoded === 0) continue
      pieces.push({ samples: mixToMono(channelData, samplesDecoded), sample_rate: sampleRate })
      decodedMs += (samplesDecoded / sampleRate) * 1000
    }
  } finally {
    decoder.free()
  }
  if (pieces.length === 0) throw new RangeError('not an MP3 file')
  return joinWithGaps(pieces, 0)
}

function mixToMono(channels: readonly Float32Array[], length: number): Float32Array {
  const samples = new Float32Array(length)
  for (const channel of channels) {
    channel.forEach((sample, i) => {
      samples[i]! += sample / channels.length
    })
  }
  return samples
}
