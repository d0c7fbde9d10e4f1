/** -60 dB. */
const inaudible = 0.001
/** In seconds: the attack, which belongs to the sound. */
const attackSeconds = 0.002
/** In seconds; longer silence is intended. */
const maxSeconds = 0.1

/** Returns seconds: an MP3 starts with 46 ms added by its encoder. */
export function measureLeadingSilence(buffer: AudioBuffer): number {
  const { sampleRate } = buffer
  const samples = buffer.getChannelData(0).subarray(0, Math.round(maxSeconds * sampleRate))
  const first = samples.findIndex((sample) => Math.abs(sample) > inaudible)
  return first <= 0 ? 0 : Math.max(0, first / sampleRate - attackSeconds)
}
