import type { Background, createBackground } from '../music/background.ts'
import type { ThemeRequest } from '../music/theme-player.ts'
import { createAudioGate, type AudioGate } from './audio-gate.ts'
import { measureLeadingSilence } from './measure-leading-silence.ts'
import { createSoundCache } from './sound-cache.ts'
import { ambienceLoop, effectVolume, entryVolume, getSoundUrl, type SoundName } from './sounds.ts'
import { readSoundSettings, saveSoundSettings, type SoundSettings } from './sound-settings.ts'
import { tryUtterances, type SpeechSource, type ChooseUtterance } from './speech-source.ts'
import {
  createSpeechQueue,
  type PlaybackOptions,
  type UtteranceEnd,
  type QueuedUtterance,
  type WordOptions,
} from './speech-queue.ts'

export interface SoundPlayerDeps {
  readonly fetch: (url: string) => Promise<Response>
  readonly createContext?: () => AudioContext
  /** Pass a gate that waited for the first touch before the player existed. */
  readonly gate?: AudioGate
  readonly storage?: Pick<Storage, 'getItem' | 'setItem'>
  readonly voice?: ChooseUtterance
  /** Loads the code of music and ambience when needed. Undefined for a player without these. */
  readonly loadMusic?: () => Promise<{ readonly createBackground: typeof createBackground }>
}

export interface AccountSound {
  readonly music: boolean
  readonly effects: boolean
  readonly voice_speed: number
}

/** An effect of at least this duration (s) is a jingle, for which the music fades out. */
const jingleSeconds = 1.3

const everything: AccountSound = { music: true, effects: true, voice_speed: 1 }

export interface SoundPlayer {
  /** Speaks a word. Stops a text, unless `afterText`. Never rejects. Before the first touch it is 'silent'. */
  readonly speak: (
    sound: string | SpeechSource | QueuedUtterance,
    order?: WordOptions,
  ) => Promise<UtteranceEnd>
  /** Speaks a text after the words. A new word stops it (GIDS-1). Waits for the first touch. Never rejects. */
  readonly speakText: (said: SpeechSource, hearing?: PlaybackOptions) => Promise<UtteranceEnd>
  readonly preloadTexts: (texts: readonly SpeechSource[]) => void
  /** Stops speech at once and empties the queue (NAV-3). `keepsText`: a text stays. */
  readonly clear: (keepsText?: boolean) => void
  readonly preload: (urls: readonly string[]) => void
  readonly keepOffline: (urls: readonly string[]) => void
  /** Call it after the first screen is shown. */
  readonly preloadSounds: (names: readonly SoundName[]) => void
  readonly playEffect: (name: SoundName, semitones?: number) => void
  readonly playEntry: (name: SoundName) => void
  readonly playAmbience: (name: SoundName | undefined) => void
  /** Plays a theme, and resets the count of successive right words. */
  readonly playMusic: (asked: ThemeRequest | undefined) => void
  /** Silences music and ambience. Returns a function that ends this. Call it once. */
  readonly hush: () => () => void
  /** Returns the same object until something changes, for `useSyncExternalStore`. */
  readonly readSettings: () => SoundSettings
  readonly changeSettings: (changed: Partial<SoundSettings>) => void
  /** Sets what the account allows. Music and effects play if the device allows them too. Null allows all. */
  readonly followAccount: (asked: AccountSound | null) => void
  readonly onSettings: (listener: () => void) => () => void
  readonly dispose: () => void
}

/** Creates a player, which is silent before the first touch and never throws. */
export function createSoundPlayer({
  fetch,
  createContext,
  gate = createAudioGate(createContext),
  storage = window.localStorage,
  voice = () => null,
  loadMusic,
}: SoundPlayerDeps): SoundPlayer {
  let settings = readSoundSettings(storage)
  let account = everything
  let output: GainNode | undefined
  let ambienceHere: SoundName | undefined
  let musicHere: ThemeRequest | undefined
  let background: Background | undefined
  let isLoading = false
  /** Number of reasons to silence the music now. */
  let holds = 0
  let releaseSpeech: (() => void) | undefined
  const listeners = new Set<() => void>()
  const cache = createSoundCache(gate, fetch)
  const speech = createSpeechQueue((isBusy) => {
    if (!isBusy) releaseSpeech?.()
    releaseSpeech = isBusy ? (releaseSpeech ?? hold()) : undefined
  })

  function hold(): () => void {
    holds++
    background?.hush(true)
    return () => {
      holds--
      background?.hush(holds > 0)
    }
  }

  function outputOf(context: AudioContext): GainNode {
    if (!output) {
      output = context.createGain()
      output.gain.value = loudnessOf(settings)
      output.connect(context.destination)
    }
    return output
  }

  function connectSource(context: AudioContext, buffer: AudioBuffer, volume: number) {
    const source = context.createBufferSource()
    const gain = context.createGain()
    source.buffer = buffer
    gain.gain.value = volume
    source.connect(gain).connect(outputOf(context))
    return { source, gain }
  }

  /** Loads the code on demand, because few children need it. */
  async function atSpeed(buffer: AudioBuffer, speed: number): Promise<AudioBuffer> {
    if (speed === 1) return buffer
    const { slowDownSound } = await import('./stretch-sound.ts')
    return slowDownSound(await gate.opened, buffer, speed)
  }

  /** Loads the code on demand, because only one game needs it. */
  async function makeBreath(): Promise<AudioBuffer> {
    const { createBreathBuffer } = await import('./breath.ts')
    return createBreathBuffer(await gate.opened)
  }

  const utteranceOf = (said: SpeechSource): QueuedUtterance =>
    tryUtterances([settings.muted ? null : voice(said), soundOf(said.url)])

  function soundOf(url: string): QueuedUtterance {
    let stopped = false
    let source: AudioBufferSourceNode | undefined
    return {
      async begin(onStart) {
        const buffer = await atSpeed(await cache.load(url), account.voice_speed)
        if (stopped || !gate.context) return
        source = connectSource(gate.context, buffer, 1).source
        onStart?.(buffer.duration)
        await playToEnd(source)
      },
      stop() {
        stopped = true
        source?.stop()
      },
    }
  }

  async function playOnce(name: SoundName, volume: number, semitones = 0) {
    if (!gate.context || !settings.effects || !account.effects) return
    const buffer = name === 'whisper' ? await makeBreath() : await cache.load(getSoundUrl(name))
    const { source } = connectSource(gate.context, buffer, volume)
    source.playbackRate.value = 2 ** (semitones / 12)
    if (buffer.duration >= jingleSeconds) source.addEventListener('ended', hold(), { once: true })
    source.start(0, measureLeadingSilence(buffer))
  }

  /** Loads sounds one at a time, because all at once would delay typing. */
  async function loadInTurn(names: readonly SoundName[]) {
    for (const name of names) await cache.load(getSoundUrl(name)).catch(() => undefined)
  }

  function followMusic() {
    const mayPlay = settings.music && account.music && !settings.muted
    const loop = ambienceHere && mayPlay ? getSoundUrl(ambienceHere) : undefined
    const theme = mayPlay ? musicHere : undefined
    if (background !== undefined) background.play({ loop, theme })
    else if (loop !== undefined || theme !== undefined) void loadBackground().catch(() => undefined)
  }

  async function loadBackground() {
    if (isLoading || loadMusic === undefined) return
    isLoading = true
    try {
      const context = await gate.opened
      const music = await loadMusic()
      background = music.createBackground({
        context,
        output: outputOf(context),
        load: cache.load,
        repeats: ambienceLoop,
      })
      background.hush(holds > 0)
      followMusic()
    } finally {
      isLoading = false
    }
  }

  return {
    async speak(sound, order) {
      if (!gate.context) return 'silent'
      if (typeof sound === 'string') return speech.add(utteranceOf({ url: sound }), order)
      return speech.add('url' in sound ? utteranceOf(sound) : sound, order)
    },
    async speakText(said, hearing) {
      if (!gate.context) tellUnheard(gate)
      await Promise.race([gate.opened, aborted(hearing?.signal)])
      return speech.addText(() => utteranceOf(said), hearing)
    },
    preloadTexts: (texts) =>
      cache.preload(texts.filter((said) => voice(said) === null).map(({ url }) => url)),
    clear: speech.clear,
    preload: cache.preload,
    keepOffline: cache.keepOffline,
    preloadSounds: (names) => void loadInTurn(names),
    playEffect(name, semitones) {
      background?.hear(name)
      void playOnce(name, effectVolume, semitones).catch(() => undefined)
    },
    playEntry: (name) => void playOnce(name, entryVolume).catch(() => undefined),
    playAmbience(name) {
      ambienceHere = name
      followMusic()
    },
    playMusic(asked) {
      musicHere = asked
      followMusic()
    },
    hush: hold,
    readSettings: () => settings,
    changeSettings(changed) {
      settings = { ...settings, ...changed }
      if (output) output.gain.value = loudnessOf(settings)
      followMusic()
      // The device's voice ignores the gain node.
      if (changed.muted) speech.clear()
      saveSoundSettings(storage, settings)
      for (const listener of listeners) listener()
    },
    followAccount(asked) {
      account = asked ?? everything
      followMusic()
    },
    onSettings(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    dispose() {
      speech.clear()
      background?.dispose()
      gate.dispose()
    },
  }
}

/** Sets `data-unheard` until the first touch, because browsers play no automatic texts before it. */
function tellUnheard({ opened }: AudioGate) {
  const page = document.documentElement
  page.toggleAttribute('data-unheard', true)
  void opened.then(() => page.removeAttribute('data-unheard'))
}

const aborted = (signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve) => {
    if (signal?.aborted) resolve()
    signal?.addEventListener('abort', () => resolve(), { once: true })
  })

function loudnessOf({ muted, volume }: SoundSettings): number {
  return muted ? 0 : volume
}

function playToEnd(source: AudioBufferSourceNode): Promise<void> {
  return new Promise((resolve) => {
    source.addEventListener('ended', () => resolve())
    source.start()
  })
}
