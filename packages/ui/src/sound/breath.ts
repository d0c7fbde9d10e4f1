const breathSeconds = 0.45

/** Returns noise of about 800 to 3500 Hz that swells and fades, like a whisper. `rate`: samples a second. */
export function createBreath(rate: number, random: () => number = Math.random): Float32Array<ArrayBuffer> {
  const samples = new Float32Array(Math.round(breathSeconds * rate))
  const keep = (hz: number): number => 1 - Math.exp((-2 * Math.PI * hz) / rate)
  const [high, low] = [keep(3500), keep(800)]
  let below3500 = 0
  let below800 = 0
  for (let at = 0; at < samples.length; at++) {
    below3500 += high * (2 * random() - 1 - below3500)
    below800 += low * (below3500 - below800)
    samples[at] = (below3500 - below800) * Math.sin((Math.PI * at) / samples.length) ** 2
  }
  return samples
}

export function createBreathBuffer(context: BaseAudioContext): AudioBuffer {
  const { sampleRate } = context
  const samples = createBreath(sampleRate)
  const buffer = context.createBuffer(1, samples.length, sampleRate)
  buffer.copyToChannel(samples, 0)
  return buffer
}
