import type { Clip } from './clip.ts'

/** Reads PCM of 8 to 32 bits or 32-bit float as mono, up to 8 channels, even if streamed. Throws RangeError. */
export function readWav(bytes: Uint8Array): Clip {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (!isWav(bytes)) throw new RangeError('not a WAV file')
  let format: WavFormat | undefined
  for (let at = 12; at + 8 <= bytes.length;) {
    const name = view.getUint32(at)
    const size = view.getUint32(at + 4, true)
    if (name === formatChunkId) format = readFormat(view, at + 8, size)
    if (name === dataChunkId && format) {
      return mix(view, at + 8, sizeOfData(size, bytes.length - at - 8), format)
    }
    at += 8 + size + (size % 2)
  }
  throw new RangeError('WAV file without sound')
}

export function isWav(bytes: Uint8Array): boolean {
  const text = String.fromCharCode(...bytes.subarray(0, 12))
  return text.startsWith('RIFF') && text.endsWith('WAVE')
}

/** Tests whether the file is as long as its chunks say. True for streamed files, which don't say their length. */
export function isWholeWav(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (!isWav(bytes) || view.getUint32(4, true) > bytes.length - 8) return false
  for (let at = 12; at + 8 <= bytes.length;) {
    const size = view.getUint32(at + 4, true)
    if (size > bytes.length - at - 8) return false
    at += 8 + size + (size % 2)
  }
  return true
}

/** Programs that stream write a length such as this one for 'not known yet'. */
const unknownSize = 0x7f_ff_00_00

/** Throws RangeError if the file is truncated or its header is wrong. */
function sizeOfData(declared: number, left: number): number {
  if (declared <= left) return declared
  if (declared >= unknownSize) return left
  throw new RangeError('WAV file that is shorter than it says')
}

interface WavFormat {
  readonly channels: number
  readonly sample_rate: number
  readonly bits: number
  readonly float: boolean
}

const formatChunkId = 0x66_6d_74_20
const dataChunkId = 0x64_61_74_61
const extensibleFormat = 0xff_fe
const maxChannels = 8
/** A float sample is larger only if it was scaled to 16 bits by mistake. */
const maxFloatSample = 65_536

function readFormat(view: DataView, at: number, size: number): WavFormat {
  if (size < 16) throw new RangeError('WAV file with a broken format')
  const tag = view.getUint16(at, true)
  const kind = tag === extensibleFormat && size >= 26 ? view.getUint16(at + 24, true) : tag
  const format = {
    channels: view.getUint16(at + 2, true),
    sample_rate: view.getUint32(at + 4, true),
    bits: view.getUint16(at + 14, true),
    float: kind === 3,
  }
  const known = format.float ? format.bits === 32 : kind === 1 && [8, 16, 24, 32].includes(format.bits)
  const usual = format.sample_rate >= 8000 && format.sample_rate <= 192_000
  const placed = format.channels >= 1 && format.channels <= maxChannels
  const frame = view.getUint16(at + 12, true)
  if (!known || !usual || !placed || frame !== format.channels * (format.bits / 8)) {
    throw new RangeError('WAV file in a format that we cannot read')
  }
  return format
}

function mix(view: DataView, at: number, size: number, format: WavFormat): Clip {
  const width = format.bits / 8
  const samples = new Float32Array(Math.floor(size / (width * format.channels)))
  for (let i = 0; i < samples.length; i++) {
    let sum = 0
    for (let channel = 0; channel < format.channels; channel++) {
      sum += readSample(view, at + (i * format.channels + channel) * width, format)
    }
    const sample = sum / format.channels
    if (!(Math.abs(sample) <= maxFloatSample)) throw new RangeError('WAV file with a sample that is no sound')
    samples[i] = sample
  }
  return { samples, sample_rate: format.sample_rate }
}

function readSample(view: DataView, at: number, { bits, float }: WavFormat): number {
  if (float) return view.getFloat32(at, true)
  if (bits === 8) return (view.getUint8(at) - 128) / 128
  if (bits === 16) return view.getInt16(at, true) / 0x80_00
  if (bits === 24) return (view.getInt16(at + 1, true) * 256 + view.getUint8(at)) / 0x80_00_00
  return view.getInt32(at, true) / 0x80_00_00_00
}
