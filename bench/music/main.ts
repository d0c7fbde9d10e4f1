/**
 * Renders all music without a browser and measures it beside the effects and ambience as they are checked in: loudness,
 * peak, how a loop goes over its seam, how much of it is noise, and how long rendering takes.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { decodeMp3 } from '@letterliaan/speech/mp3'
import {
  layerNames,
  loudnessOf,
  mixOf,
  musicSampleRate,
  renderTheme,
  seamOf,
  themeNames,
  themes,
} from '@letterliaan/ui/music/rendering'
import { printTable } from '../report/table.ts'
import { flatnessOf, meanSpectrum, shareAbove } from './spectrum.ts'

const folder = new URL('../../apps/game/public/sounds/', import.meta.url)

/** Files as long as this are loops (12 s between margins of 0.3 s); the player repeats what lies between. */
const loopFile = { seconds: 12, from: 0.2, to: 12.2 } as const

interface Measured {
  readonly name: string
  readonly samples: Float32Array
  readonly rate: number
  readonly isLoop: boolean
}

const decibels = (level: number): string => (20 * Math.log10(level)).toFixed(1)

function rowOf({ name, samples, rate, isLoop }: Measured): string[] {
  const spectrum = meanSpectrum(samples)
  const peak = samples.reduce((max, sample) => Math.max(max, Math.abs(sample)), 0)
  return [
    name,
    (samples.length / rate).toFixed(1),
    loudnessOf(samples, rate).toFixed(1),
    decibels(peak),
    isLoop ? seamOf(samples).toFixed(1) : '',
    flatnessOf(spectrum).toFixed(4),
    `${(100 * shareAbove(spectrum, 4000, rate)).toFixed(1)}%`,
  ]
}

const head = ['', 's', 'LUFS', 'peak dB', 'seam dB', 'flatness', '> 4 kHz']

const rows: string[][] = []
const took: string[] = []
for (const name of themeNames) {
  const began = performance.now()
  const layers = renderTheme(themes[name])
  took.push(`${name} ${Math.round(performance.now() - began)}`)
  const together = { name, samples: mixOf(layers), rate: musicSampleRate, isLoop: true }
  rows.push(rowOf(together))
  for (const layer of layerNames)
    rows.push(rowOf({ ...together, name: `  ${layer}`, samples: layers[layer] }))
}
console.log('Themes; a seam is below 12, a cut above 20 (seam.ts)\n')
printTable(head, rows)
console.log(`\nRendered in ms: ${took.join(', ')}`)

const files: Measured[] = []
for (const file of readdirSync(folder).toSorted()) {
  const { samples, sample_rate } = await decodeMp3(new Uint8Array(readFileSync(new URL(file, folder))))
  const isLoop = samples.length / sample_rate > loopFile.seconds
  const { from, to } = loopFile
  const heard = isLoop ? samples.slice(from * sample_rate, to * sample_rate) : samples
  files.push({ name: file.replace('.mp3', ''), samples: heard, rate: sample_rate, isLoop })
}
console.log('\nEffects and ambience, as checked in\n')
printTable(
  head,
  [...files.filter(({ isLoop }) => !isLoop), ...files.filter(({ isLoop }) => isLoop)].map(rowOf),
)
console.log(
  '\nAs heard: a theme at 0.7 on a map and 0.3 in an exercise, effects at 0.1, ambience at 0.15; the voice is at -16 LUFS.',
)
