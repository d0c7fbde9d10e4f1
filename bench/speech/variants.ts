import { pronounce } from '@letterliaan/dutch'
import type { Synthesiser } from '@letterliaan/speech/synthesiser'
import { createWordUtterance } from '@letterliaan/speech/utterance'
import { computeMedian } from '../report/quantile.ts'
import { computeCepstralDistance, computeMelCepstrum } from './mel-cepstrum.ts'
import { cutSamples } from './speak.ts'

/** Voice, pitch and range. A woman's voice says words at about 205 Hz, and all fall by about 4 semitones. */
const variants = [
  ['nl', 78, 55],
  ['nl+f2', 69, 55],
  ['nl+f3', 72, 55],
  ['nl+f4', 69, 55],
  ['nl+f5', 60, 55],
  ['nl+linda', 47, 55],
  ['nl+Annie', 44, 20],
  ['nl+belinda', 47, 55],
  ['nl+Alicia', 45, 40],
] as const

/** Two words that differ in one sound, and the index of that sound (from 0). */
const pairs =
  `vis fis 0, zee see 0, vee fee 0, zon son 0, vier fier 0, man maan 1, bom boom 1, pot poot 1, zak zaak 1,
  pet bed 0, pak bak 0, tak dak 0, pet pit 1, pit put 1, put poet 1, huis hoes 1, huis haas 1, muis mees 1, reus roes 1,
  deur dier 1, hok hoek 1, muur mier 1, vuur voer 1, bij bui 1, kous kaas 1, kous kies 1, pijl peul 1, man nam 0, mat nat 0, wat vat 0,
  laat raat 0, gat hat 0, sok sjok 0, bel bal 1, rok rek 1, zeep zoep 1`
    .split(',')
    .map((pair) => pair.trim().split(' '))
    .map(([a = '', b = '', at]) => ({ words: [a, b] as const, at: Number(at) }))

/** Variations of one word, as factors of pitch and speed. */
const manners = [
  [0, 1],
  [6, 1.1],
  [-6, 0.92],
] as const

/** Returns each pair's distance as a multiple of the distance between variations of one sound. */
export async function compareVariants(synthesiser: Synthesiser): Promise<string[][]> {
  const rows: string[][] = []
  for (const [voice, pitch, range] of variants) {
    const said = async (word: string, at: number) => {
      const { question } = createWordUtterance(pronounce(word).groups)
      return Promise.all(
        manners.map(async ([higher, quicker]) => {
          const rate = Math.round(question.rate * quicker)
          const clip = await synthesiser.speak({ ...question, voice, pitch: pitch + higher, range, rate })
          const level = levelDb(clip.samples)
          const heard = inClassroom(clip.samples, level)
          const samples = cutSamples({ ...clip, samples: heard }, at)
          return { level, spectrum: computeMelCepstrum(samples, clip.sample_rate) }
        }),
      )
    }
    const levels: number[] = []
    const within: number[] = []
    const between: { pair: string; distance: number }[] = []
    for (const { words, at } of pairs) {
      const [a = [], b = []] = await Promise.all(words.map((word) => said(word, at)))
      for (const [usual, ...others] of [a, b]) {
        if (usual === undefined) continue
        levels.push(usual.level)
        within.push(...others.map(({ spectrum }) => computeCepstralDistance(usual.spectrum, spectrum)))
      }
      const [first, second] = [a[0]?.spectrum ?? [], b[0]?.spectrum ?? []]
      between.push({ pair: words.join('/'), distance: computeCepstralDistance(first, second) })
    }
    const spread = computeMedian(within)
    const apart = between.map(({ pair, distance }) => ({ pair, apart: distance / spread }))
    const weakest = apart.toSorted((a, b) => a.apart - b.apart).slice(0, 3)
    rows.push([
      voice,
      String(pitch),
      `${spread.toFixed(2)} dB`,
      computeMedian(apart.map((one) => one.apart)).toFixed(2),
      mean(apart.slice(0, 5).map((one) => one.apart)).toFixed(2),
      weakest.map((one) => `${one.pair} ${one.apart.toFixed(2)}`).join(', '),
      `${deviation(levels).toFixed(1)} dB`,
    ])
  }
  return rows
}

export const variantColumns = [
  'voice',
  'pitch',
  'spread of one sound',
  'pairs apart (median)',
  's/z and f/v',
  'least apart',
  'words differ in loudness by',
]

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length
const deviation = (values: readonly number[]): number =>
  Math.sqrt(mean(values.map((value) => (value - mean(values)) ** 2)))
const levelDb = (samples: Float32Array): number =>
  10 * Math.log10(samples.reduce((sum, sample) => sum + sample * sample, 1e-12) / samples.length)

/** Level (dB) of a quiet classroom's noise relative to the word. It falls by 3 dB per octave. */
const noiseDb = -20

function inClassroom(samples: Float32Array, level: number): Float32Array {
  const noise = pinkNoise(samples.length)
  const gain = 10 ** ((level + noiseDb - levelDb(noise)) / 20)
  return samples.map((sample, at) => sample + gain * (noise[at] ?? 0))
}

/** Uses Kellet's filter, with the same pseudo-random numbers each time. */
function pinkNoise(length: number): Float32Array {
  let [seed, slow, medium, quick] = [1, 0, 0, 0]
  return Float32Array.from({ length }, () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    const white = seed / 2 ** 31 - 1
    slow = 0.997_65 * slow + white * 0.099_046
    medium = 0.963 * medium + white * 0.296_516_4
    quick = 0.57 * quick + white * 1.052_691_3
    return slow + medium + quick + white * 0.1848
  })
}
