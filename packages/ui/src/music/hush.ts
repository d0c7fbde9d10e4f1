/** Time constants in seconds. */
const going = 0.012
const coming = 0.4
const silentAfter = 0.08
const backAfter = 0.6

/** Fades out within 80 ms, and back in slowly, starting 600 ms after the words. */
export function hush({ gain, context }: GainNode, isQuiet: boolean): void {
  const now = context.currentTime
  gain.cancelScheduledValues(now)
  if (isQuiet) {
    gain.setTargetAtTime(0, now, going)
    gain.setValueAtTime(0, now + silentAfter)
  } else gain.setTargetAtTime(1, now + backAfter, coming)
}
