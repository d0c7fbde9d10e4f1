/** Bit rates of layer III in kbit/s, indexed by the number in a frame's header. */
const rates1 = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320]
const rates2 = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160]
const sampleRates = [44_100, 48_000, 32_000]

interface Frame {
  readonly bytes: number
  readonly ms: number
}

/** Returns the duration (ms) of an MP3 that has only frames, or null for another file. Decodes nothing. */
export function measureMp3Frames(file: Uint8Array): number | null {
  let ms = 0
  let at = 0
  while (at < file.length) {
    const frame = readFrame(file, at)
    if (frame === null || at + frame.bytes > file.length) return null
    ms += frame.ms
    at += frame.bytes
  }
  return at === 0 ? null : ms
}

function readFrame(file: Uint8Array, at: number): Frame | null {
  const [sync = 0, second = 0, third = 0] = file.subarray(at, at + 3)
  const version = (second >> 3) & 3
  const isLayer3 = ((second >> 1) & 3) === 1
  if (sync !== 0xff || second >> 5 !== 7 || version === 1 || !isLayer3) return null
  const isFirst = version === 3
  const bits = (isFirst ? rates1 : rates2)[third >> 4] ?? 0
  const base = sampleRates[(third >> 2) & 3]
  if (bits === 0 || base === undefined) return null
  const rate = base / (isFirst ? 1 : version === 2 ? 2 : 4)
  const samples = isFirst ? 1152 : 576
  const padding = (third >> 1) & 1
  return { bytes: Math.floor((samples / 8) * ((bits * 1000) / rate)) + padding, ms: (samples / rate) * 1000 }
}
