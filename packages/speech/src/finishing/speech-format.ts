// Format of a spoken MP3 file (audio.md, Format). Separate from encoder and decoder, a megabyte of code and
// sixteen of memory: only the finishing program loads those.

export const speechBitRate = 48

/** In ms. The 50 ms before are the MP3 encoder's own delay (1105 samples). */
export const silenceAfterMs = 150

/** Returns ms, from the size of a file with the bit rate of speech. */
export function computeMp3DurationMs(bytes: Uint8Array): number {
  return Math.round((bytes.length * 8) / speechBitRate)
}
