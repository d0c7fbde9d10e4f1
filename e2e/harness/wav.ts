/** Mono, 16 bits, 16 kHz, with silence around; seconds, loudness 0 to 1. */
export function makeWav(seconds: number, loudness: number, silence = 0.5): Buffer {
  const rate = 16_000
  const around = silence * rate
  const samples = Int16Array.from({ length: seconds * rate + 2 * around }, (_, at) => {
    const isHum = at >= around && at < around + seconds * rate
    return isHum ? loudness * 32_767 * Math.sin((2 * Math.PI * 220 * at) / rate) : 0
  })
  const header = Buffer.alloc(44)
  header.write('RIFF', 0)
  header.writeUInt32LE(36 + samples.byteLength, 4)
  header.write('WAVEfmt ', 8)
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(1, 22)
  header.writeUInt32LE(rate, 24)
  header.writeUInt32LE(rate * 2, 28)
  header.writeUInt16LE(2, 32)
  header.writeUInt16LE(16, 34)
  header.write('data', 36)
  header.writeUInt32LE(samples.byteLength, 40)
  return Buffer.concat([header, Buffer.from(samples.buffer)])
}
