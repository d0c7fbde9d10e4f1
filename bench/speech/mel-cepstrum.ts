const size = 512
const numBands = 26
const numCoefficients = 12
/** Hz. A tablet's speaker reproduces little above this frequency. */
const maxHz = 9000
const hopMs = 10

/** Returns the shape of the spectrum every 10 ms as 12 mel-cepstral coefficients, without the level. */
export function computeMelCepstrum(samples: Float32Array, rate: number): number[][] {
  const hop = Math.round((hopMs * rate) / 1000)
  const weights = melBands(rate)
  const frames: number[][] = []
  const padded = new Float32Array(Math.max(samples.length, size))
  padded.set(samples)
  for (let at = 0; at + size <= padded.length; at += hop) {
    const power = powerSpectrum(padded.subarray(at, at + size))
    const levels = weights.map((band) =>
      Math.log(band.reduce((sum, weight, bin) => sum + weight * (power[bin] ?? 0), 1e-10)),
    )
    frames.push(
      Array.from({ length: numCoefficients }, (_, n) =>
        levels.reduce(
          (sum, level, band) => sum + level * Math.cos((Math.PI * (n + 1) * (band + 0.5)) / numBands),
          0,
        ),
      ),
    )
  }
  return frames
}

/** Returns the mean distance (dB) of two sounds after dynamic time warping. */
export function computeCepstralDistance(a: readonly number[][], b: readonly number[][]): number {
  let above: Cell[] = []
  for (const [row, frame] of a.entries()) {
    const cells: Cell[] = []
    for (const [column, other] of b.entries()) {
      const before = [above[column], above[column - 1], cells[column - 1]].filter(
        (cell) => cell !== undefined,
      )
      const { sum, steps } = before.reduce<Cell>((best, cell) => (cell.sum < best.sum ? cell : best), {
        sum: row + column === 0 ? 0 : Infinity,
        steps: 0,
      })
      cells.push({ sum: sum + frameDistance(frame, other), steps: steps + 1 })
    }
    above = cells
  }
  const { sum, steps } = above.at(-1) ?? { sum: 0, steps: 1 }
  return sum / steps
}

interface Cell {
  readonly sum: number
  readonly steps: number
}

/** Kubichek's factor, which converts to dB. */
const toDb = ((10 / Math.LN10) * Math.SQRT2 * 2) / numBands

const frameDistance = (a: readonly number[], b: readonly number[]): number =>
  toDb * Math.sqrt(a.reduce((sum, value, n) => sum + (value - (b[n] ?? 0)) ** 2, 0))

const toMel = (hz: number): number => 1127 * Math.log(1 + hz / 700)

function melBands(rate: number): number[][] {
  const edge = toMel(maxHz) / (numBands + 1)
  return Array.from({ length: numBands }, (_, band) =>
    Array.from({ length: size / 2 }, (__, bin) =>
      Math.max(0, 1 - Math.abs(toMel((bin * rate) / size) / edge - band - 1)),
    ),
  )
}

/** cos(2πn / size), and the sine a quarter turn earlier. */
const cosines = Float64Array.from({ length: size }, (_, at) => Math.cos((2 * Math.PI * at) / size))
const reversed = Array.from({ length: size }, (_, at) =>
  Number.parseInt(at.toString(2).padStart(Math.log2(size), '0').split('').toReversed().join(''), 2),
)

/** Applies a Hann window and the Cooley-Tukey transform. */
function powerSpectrum(samples: Float32Array): Float64Array {
  const re = Float64Array.from(reversed, (at) => (samples[at] ?? 0) * (0.5 - 0.5 * (cosines[at] ?? 0)))
  const im = new Float64Array(size)
  for (let half = 1; half < size; half *= 2) {
    for (let at = 0; at < size; at++) {
      if ((at & half) !== 0) continue
      const turn = ((at % half) * size) / (2 * half)
      const [cos, sin] = [cosines[turn] ?? 0, -(cosines[(turn + 0.75 * size) % size] ?? 0)]
      const [a, b] = [re[at + half] ?? 0, im[at + half] ?? 0]
      const [turnedRe, turnedIm] = [cos * a - sin * b, cos * b + sin * a]
      re[at + half] = (re[at] ?? 0) - turnedRe
      im[at + half] = (im[at] ?? 0) - turnedIm
      re[at] = (re[at] ?? 0) + turnedRe
      im[at] = (im[at] ?? 0) + turnedIm
    }
  }
  return re.slice(0, size / 2).map((value, bin) => value ** 2 + (im[bin] ?? 0) ** 2)
}
