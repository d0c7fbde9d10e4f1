import type { QueuedUtterance } from '../sound/speech-queue.ts'
import { createDeviceSpeech, CutOffError, type Synthesis } from './device-speech.ts'

export interface DeviceVoice {
  readonly id: string
  readonly name: string
}

export interface DeviceVoices {
  readonly list: () => readonly DeviceVoice[]
  /** Returns the chosen voice, or else the first, or null if there is none. */
  readonly chosen: () => DeviceVoice | null
  readonly choose: (id: string) => void
  readonly hasSpoken: () => boolean
  /** Speaks a word silently to test the voice. Tablets require that a touch handler calls this. */
  readonly tryOut: () => void
  /** Returns speech by voice `id`, or else by the chosen voice if it spoke before. Null if there is no voice. `pitch` 1: its own. */
  readonly utteranceOf: (text: string, speed: number, id?: string, pitch?: number) => QueuedUtterance | null
  readonly onChange: (listener: () => void) => () => void
}

const storageKey = 'device-voice'
const trialText = 'Hallo'
/** Maximum time until a trial starts (ms), because the device must load its voice first. */
const trialStartMs = 4000
/** Maximum time until a word starts (ms). After that the server's sound is played. */
const wordStartMs = 1500
/** After this many failures the voice is not used until the page is reopened. */
const maxFailures = 3
/** Speed of the voice, because devices speak too fast for children. */
const childRate = 0.9

export function createDeviceVoices(synthesis: Synthesis): DeviceVoices {
  const sayByDevice = createDeviceSpeech(synthesis)
  const listeners = new Set<() => void>()
  const spoken = new Set<string>()
  const failures = new Map<string, number>()
  let chosenId = readChosenVoice()
  let shown: readonly DeviceVoice[] = []
  let isTrying = false

  const tell = (): void => listeners.forEach((listener) => listener())

  /** Reads the voices at each call, because some browsers load voices late without an event. */
  function readVoices(): readonly SpeechSynthesisVoice[] {
    const voices = dutchVoicesOf(synthesis)
    if (voices.map(({ voiceURI }) => voiceURI).join('\n') !== shown.map(({ id }) => id).join('\n'))
      shown = voices.map(({ voiceURI, name, lang }) => ({ id: voiceURI, name: `${name} (${lang})` }))
    return voices
  }

  function findVoice(id = chosenId): SpeechSynthesisVoice | undefined {
    const voices = readVoices()
    return voices.find(({ voiceURI }) => voiceURI === id) ?? voices[0]
  }

  function watch({ voiceURI }: SpeechSynthesisVoice, utterance: QueuedUtterance): QueuedUtterance {
    return {
      ...utterance,
      async begin(onStart) {
        try {
          await utterance.begin(onStart)
          spoken.add(voiceURI)
        } catch (error) {
          if (!(error instanceof CutOffError)) {
            spoken.delete(voiceURI)
            failures.set(voiceURI, (failures.get(voiceURI) ?? 0) + 1)
          }
          throw error
        } finally {
          tell()
        }
      },
    }
  }

  function tryOut() {
    const voice = findVoice()
    if (!voice || isTrying || spoken.has(voice.voiceURI)) return
    if ((failures.get(voice.voiceURI) ?? 0) >= maxFailures) return
    isTrying = true
    const silent = { text: trialText, voice, rate: 1, volume: 0, startsWithinMs: trialStartMs }
    watch(voice, sayByDevice(silent))
      .begin()
      .catch(() => undefined)
      .finally(() => (isTrying = false))
  }

  synthesis.addEventListener('voiceschanged', () => {
    readVoices()
    tryOut()
    tell()
  })

  return {
    list() {
      readVoices()
      return shown
    },
    chosen() {
      const voice = findVoice()
      return shown.find(({ id }) => id === voice?.voiceURI) ?? null
    },
    choose(id) {
      chosenId = id
      saveChosenVoice(id)
      tell()
    },
    hasSpoken() {
      const voice = findVoice()
      return voice !== undefined && spoken.has(voice.voiceURI)
    },
    tryOut,
    utteranceOf(text, speed, id, pitch = 1) {
      const voice = findVoice(id)
      if (!voice) return null
      const startsWithinMs = id === undefined ? wordStartMs : trialStartMs
      const rate = childRate * speed
      const utterance = watch(voice, sayByDevice({ text, voice, rate, pitch, volume: 1, startsWithinMs }))
      return {
        ...utterance,
        async begin(onStart) {
          // The voice may have failed at the previous word, after this utterance was made.
          if (id === undefined && !spoken.has(voice.voiceURI)) throw new Error('the voice failed')
          await utterance.begin(onStart)
        },
      }
    },
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Returns local voices, so that no text leaves the device. Those of the Netherlands are first. */
const dutchVoicesOf = (synthesis: Synthesis): SpeechSynthesisVoice[] =>
  synthesis
    .getVoices()
    .filter(({ lang, localService }) => localService && /^nl\b/i.test(lang.replace('_', '-')))
    .toSorted((a, b) => Number(isOfTheNetherlands(b)) - Number(isOfTheNetherlands(a)))

const isOfTheNetherlands = ({ lang }: SpeechSynthesisVoice): boolean => /^nl[-_]nl/i.test(lang)

/** Returns undefined if no voice is stored or storage cannot be read. */
function readChosenVoice(): string | undefined {
  try {
    return window.localStorage.getItem(storageKey) ?? undefined
  } catch {
    return undefined
  }
}

/** Does nothing if the device cannot store it. */
function saveChosenVoice(id: string): void {
  try {
    window.localStorage.setItem(storageKey, id)
  } catch {
    return
  }
}
