import { countSamples, type Clip } from '../audio/clip.ts'
import { measureVoicing } from '../audio/measure.ts'
import { measureFrameLevels } from '../audio/trim.ts'

export const soundDoubts = ['quiet', 'overdriven', 'noise', 'click', 'cut'] as const
export type RecordingDoubt = (typeof soundDoubts)[number]

export interface Judgement {
  readonly isEmpty: boolean
  readonly doubts: readonly RecordingDoubt[]
}

const frameMs = 10
/** Number of frames. A click is shorter than half of it, and a speech sound is longer. */
const medianWidth = 5

/** Level in dBFS. A voice close to the microphone is never softer. */
const inaudibleDb = -60
/** Level in dBFS. Below it, levelling to −16 raises the noise of the room by more than 24 dB. */
const quietDb = -40
/** Minimum distance (dB) of the voice above the room. */
const leastAboveRoom = 20
/** Minimum contrast (dB). Speech has pauses and softer sounds, but a machine's hum or hiss has none. */
const leastContrast = 6
/** The share of full scale at which an overdriven microphone clips. */
const fullScale = 0.985
const mostAtFullScale = 0.002
/** Minimum distance (dB) of a click above the room. */
const clickAboveRoom = 15
const leastVoicing = 0.6
/** Milliseconds by which a p, t or k may be separated from its word, which is more at the end than at the start. */
const ownOfWord = { before: 80, after: 250 }

/** Judges the original recording, not levelled and including the silence around it (docs/design/audio.md). */
export function judgeRecording(clip: Clip): Judgement {
  const levels = measureFrameLevels(clip.samples, countSamples(frameMs, clip.sample_rate)).map(decibels)
  const smooth = medianOf(levels, medianWidth)
  const loudest = smooth.reduce((most, level) => Math.max(most, level), decibels(0))
  const room = quantile(levels, 0.1)
  if (loudest < inaudibleDb) return empty
  if (loudest - room < leastContrast) return judgeSteady(clip, loudest)

  const spoken = findSpoken(smooth, (loudest + room) / 2)
  const voice = powerMean(levels.filter((level) => level >= loudest - leastAboveRoom))
  const doubts: Readonly<Record<RecordingDoubt, boolean>> = {
    quiet: voice < quietDb,
    overdriven: isOverdriven(clip),
    noise: voice - room < leastAboveRoom,
    click: hasClick(levels, smooth, spoken, room),
    cut: spoken.first === 0 || spoken.last === levels.length - 1,
  }
  return { isEmpty: false, doubts: soundDoubts.filter((doubt) => doubts[doubt]) }
}

const empty: Judgement = { isEmpty: true, doubts: [] }

/** Judges a sound that is equally loud from start to end: a room without speech, or a voice that is cut off. */
function judgeSteady(clip: Clip, loudest: number): Judgement {
  if (measureVoicing(clip) < leastVoicing) return empty
  const doubts: readonly RecordingDoubt[] = [
    ...(loudest < quietDb ? ['quiet' as const] : []),
    ...(isOverdriven(clip) ? ['overdriven' as const] : []),
    'cut',
  ]
  return { isEmpty: false, doubts }
}

interface Spoken {
  readonly first: number
  readonly last: number
}

const findSpoken = (smooth: readonly number[], threshold: number): Spoken => ({
  first: smooth.findIndex((level) => level >= threshold),
  last: smooth.findLastIndex((level) => level >= threshold),
})

function isOverdriven({ samples }: Clip): boolean {
  let atFullScale = 0
  for (const sample of samples) if (Math.abs(sample) >= fullScale) atFullScale += 1
  return atFullScale > samples.length * mostAtFullScale
}

/** Searches only outside the word, because p, t and k inside it look like clicks. */
function hasClick(
  levels: readonly number[],
  smooth: readonly number[],
  spoken: Spoken,
  room: number,
): boolean {
  const from = spoken.first - ownOfWord.before / frameMs
  const to = spoken.last + ownOfWord.after / frameMs
  const least = Math.max(room + clickAboveRoom, inaudibleDb)
  return levels.some(
    (level, at) => (at < from || at > to) && level >= least && level - smooth[at]! >= clickAboveRoom / 2,
  )
}

function medianOf(values: readonly number[], width: number): number[] {
  const reach = Math.floor(width / 2)
  return values.map((_, at) => quantile(values.slice(Math.max(0, at - reach), at + reach + 1), 0.5))
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) * share)] ?? decibels(0)
}

function powerMean(levels: readonly number[]): number {
  const sum = levels.reduce((power, level) => power + 10 ** (level / 10), 0)
  return 10 * Math.log10(sum / Math.max(1, levels.length))
}

/** Never returns −∞. Digital silence is −100 dBFS here. */
function decibels(level: number): number {
  return 20 * Math.log10(Math.max(level, 1e-5))
}
