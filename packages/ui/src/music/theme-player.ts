import { musicSampleRate } from './instruments.ts'
import { chooseLayers, gainByMood, type MusicMood } from './layers.ts'
import type { RenderedTheme } from './render-theme.ts'
import type { ThemeName } from './theme-name.ts'
import { layerNames, type LayerName } from './theme.ts'

export interface ThemeRequest {
  readonly theme: ThemeName
  readonly mood: MusicMood
}

export interface ThemeWithStreak extends ThemeRequest {
  readonly streak: number
}

export interface ThemePlayer {
  /** Starts a theme, which is rendered first if necessary. The previous theme fades out. */
  readonly play: (wanted: ThemeWithStreak | undefined) => void
}

export interface ThemePlayerDeps {
  readonly context: BaseAudioContext
  readonly output: AudioNode
  readonly render: (name: ThemeName) => Promise<RenderedTheme>
}

interface Playing {
  readonly theme: ThemeName
  readonly gain: GainNode
  readonly layers: Readonly<Record<LayerName, GainNode>>
  readonly stopAt: (time: number) => void
}

/** Time constants in seconds: a change takes about four of them. */
const fades = { theme: 0.35, more: 0.6, less: 1.2 } as const

/** Plays one theme at a time. Its fades run in the audio thread, without timers. */
export function createThemePlayer({ context, output, render }: ThemePlayerDeps): ThemePlayer {
  let wanted: ThemeWithStreak | undefined
  let playing: Playing | undefined
  let last: { readonly theme: ThemeName; readonly rendered: Promise<RenderedTheme> } | undefined

  /** Caches one theme (about 15 MB), because a child alternates between map and exercise. */
  function renderedOf(theme: ThemeName): Promise<RenderedTheme> {
    if (last?.theme !== theme) last = { theme, rendered: render(theme) }
    return last.rendered
  }

  async function begin(theme: ThemeName): Promise<void> {
    try {
      const rendered = await renderedOf(theme)
      if (wanted?.theme !== theme || playing !== undefined) return
      playing = startTheme(theme, rendered)
      follow()
    } catch {
      if (last?.theme === theme) last = undefined
    }
  }

  function startTheme(theme: ThemeName, rendered: RenderedTheme): Playing {
    const gain = context.createGain()
    gain.gain.value = 0
    gain.connect(output)
    const starts = context.currentTime + 0.05
    const started = layerNames.map((name) => startLayer(rendered[name], gain, starts))
    const [calm, pulse, song] = started.map((layer) => layer.gain) as [GainNode, GainNode, GainNode]
    return {
      theme,
      gain,
      layers: { calm, pulse, song },
      stopAt(time) {
        for (const { source } of started) source.stop(time)
      },
    }
  }

  function startLayer(samples: Float32Array<ArrayBuffer>, to: GainNode, starts: number) {
    const buffer = context.createBuffer(1, samples.length, musicSampleRate)
    buffer.copyToChannel(samples, 0)
    const source = context.createBufferSource()
    const gain = context.createGain()
    gain.gain.value = 0
    source.buffer = buffer
    source.loop = true
    source.connect(gain).connect(to)
    source.start(starts)
    return { source, gain }
  }

  function follow(): void {
    if (playing === undefined || wanted === undefined) return
    const now = context.currentTime
    playing.gain.gain.setTargetAtTime(gainByMood[wanted.mood], now, fades.theme)
    const heard = chooseLayers(wanted.mood, wanted.streak)
    for (const name of layerNames) {
      const isHeard = heard.includes(name)
      playing.layers[name].gain.setTargetAtTime(isHeard ? 1 : 0, now, isHeard ? fades.more : fades.less)
    }
  }

  function end(): void {
    if (playing === undefined) return
    const now = context.currentTime
    playing.gain.gain.setTargetAtTime(0, now, fades.theme)
    playing.stopAt(now + fades.theme * 8)
    playing = undefined
  }

  return {
    play(next) {
      wanted = next
      if (playing !== undefined && playing.theme !== next?.theme) end()
      if (playing !== undefined) follow()
      else if (next !== undefined) void begin(next.theme)
    },
  }
}
