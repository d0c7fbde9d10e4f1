import { fadeForSpeech } from './fade-for-speech.ts'
import { countStreakAfter } from './layers.ts'
import { createPlaceLoops, type PlaceLoop } from './place-loops.ts'
import { createThemePlayer, type ThemeRequest } from './theme-player.ts'
import type { RenderedTheme } from './render-theme.ts'
import type { ThemeName } from './theme-name.ts'

export interface BackgroundRequest {
  readonly loop: string | undefined
  /** A new object resets the count of successive right words. */
  readonly theme: ThemeRequest | undefined
}

/** Music and ambience, which are silent while words are spoken. */
export interface Background {
  readonly play: (wanted: BackgroundRequest) => void
  readonly hush: (isQuiet: boolean) => void
  /** Receives the name of an effect. A right answer may add a layer of music, and a wrong one removes it. */
  readonly hear: (effect: string) => void
  readonly dispose: () => void
}

export interface BackgroundDeps {
  readonly context: AudioContext
  readonly output: AudioNode
  readonly load: (url: string) => Promise<AudioBuffer>
  /** The part of the file that repeats (seconds). */
  readonly repeats: { readonly start: number; readonly end: number }
  readonly render?: typeof renderAside
}

export function createBackground(deps: BackgroundDeps): Background {
  const { context, output, load, repeats, render = renderAside } = deps
  const bus = context.createGain()
  bus.connect(output)
  const loops = createPlaceLoops(startLoop)
  const themes = createThemePlayer({ context, output: bus, render })
  let asked: ThemeRequest | undefined
  let streak = 0
  let isHushed = false

  async function startLoop(url: string): Promise<PlaceLoop> {
    const source = context.createBufferSource()
    const gain = context.createGain()
    source.buffer = await load(url)
    gain.gain.value = 0
    source.connect(gain).connect(bus)
    source.loop = true
    source.loopStart = repeats.start
    source.loopEnd = repeats.end
    source.start(0, repeats.start)
    return { setVolume: (volume) => (gain.gain.value = volume), stop: () => source.stop() }
  }

  return {
    play({ loop, theme }) {
      loops.play(loop)
      if (theme !== asked) streak = 0
      asked = theme
      themes.play(asked && { ...asked, streak })
    },
    hush(isQuiet) {
      if (isQuiet === isHushed) return
      isHushed = isQuiet
      fadeForSpeech(bus, isQuiet)
    },
    hear(effect) {
      const before = streak
      streak = countStreakAfter(streak, effect)
      if (asked !== undefined && streak !== before) themes.play({ ...asked, streak })
    },
    dispose() {
      loops.dispose()
      themes.play(undefined)
    },
  }
}

/** Renders in a worker, because half a second of work on the main thread would delay key presses. */
function renderAside(name: ThemeName): Promise<RenderedTheme> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./render-worker.ts', import.meta.url), { type: 'module' })
    worker.addEventListener('message', ({ data }: MessageEvent<RenderedTheme>) => {
      worker.terminate()
      resolve(data)
    })
    worker.addEventListener('error', () => {
      worker.terminate()
      reject(new Error('the theme could not be rendered'))
    })
    worker.postMessage(name, [])
  })
}
