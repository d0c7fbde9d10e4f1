import { recordingSeconds } from '@letterliaan/contract/limits'
import { texts } from './texts.ts'

/** Sample rate that the server stores (Hz). */
const sampleRate = 22_050
/** Maximum size, which is more than a sentence needs but rejects songs. */
const maxBytes = 20_000_000
/** Maximum duration. The recorder may stop slightly late. */
const maxSeconds = recordingSeconds + 1

export interface DecodedSound {
  /** Mono, −1 to 1. */
  readonly samples: Float32Array
  readonly sample_rate: number
}

/** Decodes to mono at 22.05 kHz. Rejects with a message if the file is too large, too long or no audio. */
export async function decodeSound(sound: Blob): Promise<DecodedSound> {
  if (sound.size > maxBytes) throw new Error(texts.failure.tooLarge)
  const buffer = await decode(sound)
  if (buffer.duration > maxSeconds) throw new Error(texts.failure.tooLong)
  const samples = new Float32Array(buffer.length)
  for (let channel = 0; channel < buffer.numberOfChannels; channel++) {
    for (const [at, sample] of buffer.getChannelData(channel).entries()) {
      samples[at] = (samples[at] ?? 0) + sample / buffer.numberOfChannels
    }
  }
  return { samples, sample_rate: sampleRate }
}

async function decode(sound: Blob): Promise<AudioBuffer> {
  try {
    const bytes = await sound.arrayBuffer()
    return await new OfflineAudioContext(1, 1, sampleRate).decodeAudioData(bytes)
  } catch (cause) {
    throw new Error(texts.failure.noSound, { cause })
  }
}

/** Returns a 16-bit WAV file. */
export function encodeWav({ samples, sample_rate }: DecodedSound): Blob {
  const view = new DataView(new ArrayBuffer(44 + samples.length * 2))
  const write = (at: number, text: string) => {
    for (let index = 0; index < text.length; index++) view.setUint8(at + index, text.charCodeAt(index))
  }
  write(0, 'RIFF')
  view.setUint32(4, 36 + samples.length * 2, true)
  write(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, sample_rate, true)
  view.setUint32(28, sample_rate * 2, true)
  view.setUint16(32, 2, true)
  view.setUint16(34, 16, true)
  write(36, 'data')
  view.setUint32(40, samples.length * 2, true)
  for (const [at, sample] of samples.entries()) {
    view.setInt16(44 + at * 2, Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), true)
  }
  return new Blob([view.buffer], { type: 'audio/wav' })
}
