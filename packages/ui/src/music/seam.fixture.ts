/** Number of samples to compare before the seam: 20 ms. A note may start right after the seam. */
const before = 480

/** Share of the whole below which sound is inaudible. */
const hidden = 0.02

/** Returns how much sharper a loop bends at its seam than before (dB). A tone is below 12, a cut far above. */
export function measureSeam(loop: Float32Array): number {
  const at = (i: number): number => loop[(i + loop.length) % loop.length]!
  const bend = (i: number): number => Math.abs(at(i + 1) - 3 * at(i) + 3 * at(i - 1) - at(i - 2))
  const over = Math.max(bend(-1), bend(0), bend(1))
  const meanBend = (from: number, to: number): number => {
    let sum = 0
    for (let i = from; i < to; i++) sum += bend(i) ** 2
    return Math.sqrt(sum / (to - from))
  }
  const usual = Math.max(meanBend(-before, -1), hidden * meanBend(2, loop.length - 1))
  return 20 * Math.log10(over / usual)
}
