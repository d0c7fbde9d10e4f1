import { outputSampleRate, countSamples, type Clip } from './clip.ts'

export function toneFixture(
  ms: number,
  hz: number,
  amplitude: number,
  rate: number = outputSampleRate,
): Clip {
  const samples = Float32Array.from(
    { length: countSamples(ms, rate) },
    (_, i) => amplitude * Math.sin((2 * Math.PI * hz * i) / rate),
  )
  return { samples, sample_rate: rate }
}

export function noiseFixture(ms: number, amplitude: number): Clip {
  let seed = 1
  const samples = Float32Array.from({ length: countSamples(ms) }, () => {
    seed = (seed * 48_271) % 2_147_483_647
    return amplitude * ((2 * seed) / 2_147_483_647 - 1)
  })
  return { samples, sample_rate: outputSampleRate }
}

export function floatWavFixture({ samples, sample_rate }: Clip): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(44 + samples.length * 4)
  bytes.set(wavFixture({ samples: new Float32Array(0), sample_rate }))
  bytes.set(new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength), 44)
  const view = new DataView(bytes.buffer)
  view.setUint32(4, bytes.length - 8, true)
  view.setUint16(20, 3, true)
  view.setUint32(28, sample_rate * 4, true)
  view.setUint16(32, 4, true)
  view.setUint16(34, 32, true)
  view.setUint32(40, samples.length * 4, true)
  return bytes
}

export function wavFixture({ samples, sample_rate }: Clip, channels: number = 1): Uint8Array {
  const size = samples.length * channels * 2
  const bytes = Buffer.alloc(44 + size)
  bytes.write('RIFF', 0)
  bytes.writeUInt32LE(36 + size, 4)
  bytes.write('WAVEfmt ', 8)
  bytes.writeUInt32LE(16, 16)
  bytes.writeUInt16LE(1, 20)
  bytes.writeUInt16LE(channels, 22)
  bytes.writeUInt32LE(sample_rate, 24)
  bytes.writeUInt32LE(sample_rate * channels * 2, 28)
  bytes.writeUInt16LE(channels * 2, 32)
  bytes.writeUInt16LE(16, 34)
  bytes.write('data', 36)
  bytes.writeUInt32LE(size, 40)
  samples.forEach((sample, i) => {
    for (let channel = 0; channel < channels; channel++) {
      bytes.writeInt16LE(Math.round(sample * 0x7f_ff), 44 + (i * channels + channel) * 2)
    }
  })
  return new Uint8Array(bytes)
}
