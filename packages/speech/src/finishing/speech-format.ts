// How a spoken MP3 file is made (audio.md, Format). It stands apart from the encoder and decoder, which are a megabyte of
// code and sixteen of memory: only the finishing program loads those.

export const speechBitRate = 48

/** In ms. The 50 ms ahead are the MP3 encoder's own delay (1105 samples). */
export const silenceAfterMs = 150

/** In ms, from the size of a file with the bit rate of speech. */
export function computeMp3DurationMs(bytes: Uint8Array): number {
  return Math.round((bytes.length * 8) / speechBitRate)
}
