/** Softer than this (-60 dB) nobody hears. */
const inaudible = 0.001
/** What comes before the first sound that is heard and belongs to it: its attack (s). */
const attackSeconds = 0.002
/** A sound of the game begins within this (s); what is silent longer means to be. */
const maxSeconds = 0.1

/** How long (s) a decoded sound is silent first: an MP3 begins with 46 ms that its encoder added. */
export function leadingSilence(buffer: AudioBuffer): number {
  const { sampleRate } = buffer
  const samples = buffer.getChannelData(0).subarray(0, Math.round(maxSeconds * sampleRate))
  const first = samples.findIndex((sample) => Math.abs(sample) > inaudible)
  return first <= 0 ? 0 : Math.max(0, first / sampleRate - attackSeconds)
}
