/** Times in seconds. */
const going = 0.012
const coming = 0.4
const silentAfter = 0.08
const backAfter = 0.6

/** Fades out within 80 ms. Fades in slowly, after 600 ms. */
export function fadeForSpeech({ gain, context }: GainNode, isQuiet: boolean): void {
  const now = context.currentTime
  gain.cancelScheduledValues(now)
  if (isQuiet) {
    gain.setTargetAtTime(0, now, going)
    gain.setValueAtTime(0, now + silentAfter)
  } else gain.setTargetAtTime(1, now + backAfter, coming)
}
