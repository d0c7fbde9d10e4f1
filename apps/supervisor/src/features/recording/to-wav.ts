import { recordingSeconds } from '@letterliaan/contract/limits'
import { encodeWav } from './encode-wav.ts'
import * as texts from './texts.ts'

/** What the server sends on: more would be thrown away there. Hz. */
const sampleRate = 22_050
/** Far more than a sentence with silence around it: a song is no recording of a word. */
const maxBytes = 20_000_000
/** With the moment in which the recorder stops. */
const maxSeconds = recordingSeconds + 1

export interface DecodedSound {
  /** Mono, −1 to 1. */
  readonly samples: Float32Array
  readonly sample_rate: number
}

/** As the server takes it: mono, 22.05 kHz. Rejects with a sentence when it is no sound, or far too much. */
export const toWav = async (sound: Blob): Promise<Blob> => {
  const { samples, sample_rate } = await decodeSound(sound)
  return encodeWav(samples, sample_rate)
}

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
