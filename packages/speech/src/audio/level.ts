import { countSamples, type Clip } from './clip.ts'
import { measureFrameLevels } from './trim.ts'

/** −1.5 dBFS, so that MP3 encoding can't push a sample above full scale. */
export const maxPeak = 10 ** (-1.5 / 20)

export const speechLevelDb = -16

const levelPasses = 3
const frameMs = 20
const gateDb = 20
const lookaheadMs = 4
const releaseMs = 60

/** Brings the RMS of loud 20 ms frames (within 1 dB of LUFS) to the target. A limiter keeps peaks below −1.5 dBFS. */
export function normaliseLevel(clip: Clip, targetDb: number = speechLevelDb): Clip {
  const target = 10 ** (targetDb / 20)
  let levelled = clip
  for (let pass = 0; pass < levelPasses; pass++) {
    const gain = target / Math.max(measureSpeechLevel(levelled), 1e-9)
    levelled = limit({ ...levelled, samples: levelled.samples.map((sample) => sample * gain) })
  }
  return levelled
}

export function measureSpeechLevel(clip: Clip): number {
  const levels = measureFrameLevels(clip.samples, countSamples(frameMs, clip.sample_rate))
  const gate = Math.max(0, ...levels) * 10 ** (-gateDb / 20)
  const heard = levels.filter((frame) => frame > 0 && frame >= gate)
  if (heard.length === 0) return 0
  return Math.sqrt(heard.reduce((sum, frame) => sum + frame * frame, 0) / heard.length)
}

function limit(clip: Clip): Clip {
  const look = Math.max(1, countSamples(lookaheadMs, clip.sample_rate))
  const wanted = lowestAhead(
    clip.samples.map((sample) => Math.min(1, maxPeak / Math.max(Math.abs(sample), 1e-9))),
    look,
  )
  const release = Math.exp(-1 / countSamples(releaseMs, clip.sample_rate))
  const gains = new Float32Array(wanted.length)
  let gain = 1
  wanted.forEach((target, i) => {
    gain = Math.min(target, 1 - (1 - gain) * release)
    gains[i] = gain
  })
  const smooth = averageBehind(gains, look)
  return { ...clip, samples: clip.samples.map((sample, i) => sample * smooth[i]!) }
}

function lowestAhead(values: Float32Array, reach: number): Float32Array {
  const result = new Float32Array(values.length)
  const queue: number[] = []
  let head = 0
  for (let i = values.length - 1; i >= 0; i--) {
    while (queue.length > head && values[queue.at(-1)!]! >= values[i]!) queue.pop()
    queue.push(i)
    while (queue[head]! > i + reach) head++
    result[i] = values[queue[head]!]!
  }
  return result
}

function averageBehind(values: Float32Array, reach: number): Float32Array {
  const result = new Float32Array(values.length)
  const before = values[0] ?? 1
  let sum = before * (reach + 1)
  values.forEach((value, i) => {
    sum += value - (i > reach ? values[i - reach - 1]! : before)
    result[i] = sum / (reach + 1)
  })
  return result
}
