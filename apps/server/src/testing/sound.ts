import { decodeMp3 } from '@letterliaan/speech/mp3'

export interface ToneSettings {
  readonly seconds: number
  readonly loudness: number
  /** Silence before and after the sound, in seconds. */
  readonly around?: number
  /** Hz. */
  readonly pitch?: number
  /** Samples per second. */
  readonly rate?: number
}

export function makeTone({
  seconds,
  loudness,
  around = 0,
  pitch = 220,
  rate = 22_050,
}: ToneSettings): Float32Array {
  const silence = Math.round(around * rate)
  const length = Math.round(seconds * rate)
  const samples = new Float32Array(silence * 2 + length)
  for (let at = 0; at < length; at++)
    samples[silence + at] = loudness * Math.sin((2 * Math.PI * pitch * at) / rate)
  return samples
}

export function makeWav(tone: ToneSettings): Blob {
  const samples = makeTone(tone)
  const { rate = 22_050 } = tone
  const header = Buffer.alloc(44)
  header.write('RIFF', 0)
  header.writeUInt32LE(36 + samples.length * 2, 4)
  header.write('WAVEfmt ', 8)
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(1, 22)
  header.writeUInt32LE(rate, 24)
  header.writeUInt32LE(rate * 2, 28)
  header.writeUInt16LE(2, 32)
  header.writeUInt16LE(16, 34)
  header.write('data', 36)
  header.writeUInt32LE(samples.length * 2, 40)
  const pcm = new Int16Array(samples.map((sample) => sample * 32_767))
  return new Blob([header, pcm], { type: 'audio/wav' })
}

/** Measures an MP3: its peak (0–1) and duration (s). */
export async function measureMp3(mp3: ArrayBuffer): Promise<{ peak: number; seconds: number }> {
  const { samples, sample_rate } = await decodeMp3(new Uint8Array(mp3))
  const peak = samples.reduce((max, value) => Math.max(max, Math.abs(value)), 0)
  return { peak, seconds: samples.length / sample_rate }
}
