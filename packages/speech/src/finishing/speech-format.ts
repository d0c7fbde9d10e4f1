// Format of a spoken MP3 file (audio.md, Format). Does not import the encoder: a megabyte of code, 16 of memory.

export const speechBitRate = 48

/** Milliseconds. The encoder itself adds the 50 ms before the sound (1105 samples). */
export const silenceAfterMs = 150

/** Returns the duration (ms) of a file with the bit rate of speech, from its size. */
export function computeMp3DurationMs(bytes: Uint8Array): number {
  return Math.round((bytes.length * 8) / speechBitRate)
}
