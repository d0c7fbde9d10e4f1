/** Amplitude of -60 dB. */
const inaudible = 0.001
/** Duration of the attack, which belongs to the sound (seconds). */
const attackSeconds = 0.002
/** Maximum to skip (seconds). Longer silence is intended. */
const maxSeconds = 0.1

/** Returns the silence that an MP3 encoder adds at the start, about 46 ms (seconds). */
export function measureLeadingSilence(buffer: AudioBuffer): number {
  const { sampleRate } = buffer
  const samples = buffer.getChannelData(0).subarray(0, Math.round(maxSeconds * sampleRate))
  const first = samples.findIndex((sample) => Math.abs(sample) > inaudible)
  return first <= 0 ? 0 : Math.max(0, first / sampleRate - attackSeconds)
}
