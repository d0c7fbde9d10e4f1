// Format of a spoken MP3 file (audio.md, Format), without the encoder: a megabyte of code, 16 of memory.

export const speechBitRate = 48

/** In ms. The 50 ms before are the MP3 encoder's own delay (1105 samples). */
export const silenceAfterMs = 150

/** Returns ms, from the size of a file with the bit rate of speech. */
export function computeMp3DurationMs(bytes: Uint8Array): number {
  return Math.round((bytes.length * 8) / speechBitRate)
}
