/** Two coefficients for each formant up to 5.5 kHz, and two for the slope of the voice. */
const order = 12

/** Returns the first formant (Hz, in steps of 10) of about 40 ms of a vowel, by linear prediction. */
export function computeFirstFormant(samples: Float32Array, rate: number): number {
  const halved = Float64Array.from(
    { length: Math.floor(samples.length / 2) },
    (_, at) => ((samples[2 * at] ?? 0) + (samples[2 * at + 1] ?? 0)) / 2,
  )
  const coefficients = predict(window(halved))
  const level = (hz: number): number => envelope(coefficients, (4 * Math.PI * hz) / rate)
  for (let hz = 150; hz < 1500; hz += 10)
    if (level(hz) > level(hz - 10) && level(hz) >= level(hz + 10)) return hz
  return Number.NaN
}

/** Boosts high frequencies and fades the ends. */
const window = (samples: Float64Array): Float64Array =>
  samples.map(
    (sample, at) =>
      (sample - 0.97 * (samples[at - 1] ?? 0)) *
      (0.54 - 0.46 * Math.cos((2 * Math.PI * at) / (samples.length - 1))),
  )

/** Levinson-Durbin recursion: returns the coefficients that predict a sample from the previous ones. */
function predict(samples: Float64Array): number[] {
  const correlation = Array.from({ length: order + 1 }, (_, lag) =>
    samples.reduce((sum, sample, at) => sum + sample * (samples[at - lag] ?? 0), 0),
  )
  let coefficients = [1]
  let error = correlation[0] ?? 1
  for (let step = 1; step <= order; step += 1) {
    const reflection =
      -coefficients.reduce((sum, value, at) => sum + value * (correlation[step - at] ?? 0), 0) / error
    const longer = [...coefficients, 0]
    coefficients = longer.map((value, at) => value + reflection * (longer[step - at] ?? 0))
    error *= 1 - reflection ** 2
  }
  return coefficients
}

/** Returns the predicted spectrum at an angular frequency. */
function envelope(coefficients: readonly number[], angle: number): number {
  const real = coefficients.reduce((sum, value, at) => sum + value * Math.cos(angle * at), 0)
  const imaginary = coefficients.reduce((sum, value, at) => sum + value * Math.sin(angle * at), 0)
  return 1 / (real ** 2 + imaginary ** 2)
}
