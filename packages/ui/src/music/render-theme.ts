import { instruments, musicSampleRate } from './instruments.ts'
import { toGain, normaliseLoudness, measureLoudness } from './loudness.ts'
import { readNotes } from './notes.ts'
import { createRandom } from './random.ts'
import { addReverb } from './reverb.ts'
import { layerNames, toSeconds, type LayerName, type ThemePart, type Theme } from './theme.ts'

/** A loop for each layer, all of the same length. The end of a loop continues into its start. */
export type RenderedTheme = Readonly<Record<LayerName, Float32Array<ArrayBuffer>>>

/** Loudness of all layers together (LUFS). A voice is at -16. */
export const musicLoudness = -28

/** Relative loudness (LU). */
const layerLoudness: Readonly<Record<LayerName, number>> = { calm: -3, pulse: -7, song: -1 }

const reverb: Readonly<Record<LayerName, readonly [wet: number, tail: number]>> = {
  calm: [0.35, 2.2],
  pulse: [0.25, 1.4],
  song: [0.4, 1.9],
}

/** A note may be this late (seconds) and this much softer, so that the music sounds human. */
const lateness = 0.012
const unevenness = 0.2

export function computeThemeLength(theme: Theme): number {
  const eighths = Math.max(
    ...theme.parts.map(({ notes }) => readNotes(notes).bars.reduce((sum, bar) => sum + bar, 0)),
  )
  return Math.round(toSeconds(theme, eighths) * musicSampleRate)
}

/** Renders a theme, always with the same samples. Sound after the end of the loop is added to its start. */
export function renderTheme(theme: Theme): RenderedTheme {
  const length = computeThemeLength(theme)
  const layers = Object.fromEntries(
    layerNames.map((name) => [name, renderLayer(theme, name, length)]),
  ) as Record<LayerName, Float32Array<ArrayBuffer>>
  const gain = toGain(musicLoudness - measureLoudness(mixLayers(layers), musicSampleRate))
  for (const name of layerNames) scale(layers[name], gain)
  return layers
}

export function mixLayers(layers: RenderedTheme): Float32Array {
  const mix = Float32Array.from(layers.calm)
  for (const name of ['pulse', 'song'] as const)
    for (let i = 0; i < mix.length; i++) mix[i]! += layers[name][i]!
  return mix
}

function renderLayer(theme: Theme, name: LayerName, length: number): Float32Array<ArrayBuffer> {
  const layer = new Float32Array(length)
  const parts = theme.parts.filter((part) => part.layer === name)
  for (const [at, part] of parts.entries()) addPart(layer, theme, part, createRandom(at + 1))
  addReverb(layer, ...reverb[name])
  normaliseLoudness(layer, musicSampleRate, layerLoudness[name])
  return layer
}

function addPart(layer: Float32Array, theme: Theme, part: ThemePart, random: () => number): void {
  const play = instruments[part.instrument]
  const rung = new Map<string, Float32Array>()
  for (const { at, eighths, pitch } of readNotes(part.notes).notes) {
    const key = `${pitch} ${eighths}`
    const samples = rung.get(key) ?? play(pitch, toSeconds(theme, eighths))
    rung.set(key, samples)
    const seconds = toSeconds(theme, at) + random() * lateness
    const gain = part.gain * (1 - random() * unevenness)
    const from = Math.round(seconds * musicSampleRate)
    for (let i = 0; i < samples.length; i++) layer[(from + i) % layer.length]! += gain * samples[i]!
  }
}

function scale(samples: Float32Array, gain: number): void {
  for (let i = 0; i < samples.length; i++) samples[i]! *= gain
}
