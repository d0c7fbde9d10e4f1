import { describe, expect, test } from 'vitest'
import { musicSampleRate } from './instruments.ts'
import { measureLoudness } from './loudness.ts'
import { readNotes } from './notes.ts'
import { computeThemeLength, mixLayers, musicLoudness, renderTheme } from './render-theme.ts'
import { measureSeam } from './seam.fixture.ts'
import { themeNames } from './theme-name.ts'
import { layerNames } from './theme.ts'
import { themes } from './themes.ts'

const peak = (samples: Float32Array) => samples.reduce((max, s) => Math.max(max, Math.abs(s)), 0)

describe.each(themeNames)('PLEK-4 the theme %s', (name) => {
  const theme = themes[name]
  const layers = renderTheme(theme)
  const mix = mixLayers(layers)

  test('has 16 full bars in every part, at 70 to 90 beats a minute', () => {
    for (const { notes, instrument } of theme.parts)
      expect([instrument, readNotes(notes).bars]).toEqual([instrument, Array(16).fill(theme.barEighths)])
    expect(theme.bpm).toBeGreaterThanOrEqual(70)
    expect(theme.bpm).toBeLessThanOrEqual(90)
  })

  test('ends its melody on the tonic', () => {
    const song = theme.parts.find(({ layer }) => layer === 'song')
    const last = readNotes(song?.notes ?? '').notes.at(-1)
    expect('C D EF G A B'[(last?.pitch ?? 1) % 12]).toBe(theme.tonic)
  })

  test('has no audible seam, both in each layer and in all together', () => {
    for (const loop of [...layerNames.map((layer) => layers[layer]), mix]) {
      expect(loop.length).toBe(computeThemeLength(theme))
      expect(measureSeam(loop)).toBeLessThan(12)
    }
  })

  test('is as loud as the other themes, and does not clip', () => {
    expect(Math.abs(measureLoudness(mix, musicSampleRate) - musicLoudness)).toBeLessThan(0.1)
    expect(peak(mix)).toBeLessThan(0.5)
  })

  test('has a calm layer that is softer than the whole and has no sudden notes', () => {
    const [calm, all] = [measureLoudness(layers.calm, musicSampleRate), measureLoudness(mix, musicSampleRate)]
    expect(all - calm).toBeGreaterThan(3)
    expect(Math.abs(calm - (musicLoudness - 4.5))).toBeLessThan(1)
    expect(theme.parts.filter(({ layer }) => layer === 'calm').map(({ instrument }) => instrument)).toEqual([
      'pad',
      'bass',
    ])
  })
})

test('PLEK-4 the measurement of a seam detects a cut', () => {
  const mix = mixLayers(renderTheme(themes.canopy))
  for (const cut of [1234, 5000, 11_111]) expect(measureSeam(mix.slice(0, -cut))).toBeGreaterThan(20)
})

test('sharps, flats and unknown notes are rejected', () => {
  expect(() => readNotes('C4 F#4')).toThrow('no note')
  expect(readNotes('C4 - E4+G4:2 | A4').bars).toEqual([4, 1])
})
