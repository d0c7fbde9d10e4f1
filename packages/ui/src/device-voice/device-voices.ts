import type { Utterance } from '../sound/speech-queue.ts'
import { readChosenVoice, saveChosenVoice, type VoiceStorage } from './chosen-voice.ts'
import { createDeviceSpeech, CutOffError, type Synthesis } from './say-by-device.ts'

/** A voice of the device, for who chooses one. */
export interface DeviceVoice {
  readonly id: string
  readonly name: string
}

export interface DeviceVoices {
  /** Its own Dutch voices, best first; the same array until they change. */
  readonly list: () => readonly DeviceVoice[]
  /** The one that speaks here: chosen on this device, or else the first. Null: the device has none. */
  readonly chosen: () => DeviceVoice | null
  /** On this device, whoever plays. */
  readonly choose: (id: string) => void
  /** Has the one that speaks here said something to its end, since the page was opened? */
  readonly hasSpoken: () => boolean
  /** Lets the one that speaks here say a word that is not heard. Call it in a touch: tablets want that. */
  readonly tryOut: () => void
  /**
   * Something that the device says; it rejects at once where the voice hasn't spoken yet, unless `id` names one. Null: the
   * device has none.
   */
  readonly utteranceOf: (text: string, speed: number, id?: string) => Utterance | null
  /** Tells of voices that come or go, are chosen, and speak. Returns how to stop listening. */
  readonly onChange: (listener: () => void) => () => void
}

/** What is tried without being heard; if a device lets it be heard all the same, it greets. */
const trialText = 'Hallo'
/** A trial may take so long to begin (ms): the device wakes its voice. */
const trialStartMs = 4000
/** And a child waits so long for a word (ms), before it hears the server's. */
const wordStartMs = 1500
/** A voice that failed so often is left alone, until the page is opened again. */
const maxFailures = 3
/** Devices speak faster than children follow. */
const childRate = 0.9

export function createDeviceVoices(
  synthesis: Synthesis,
  storage: VoiceStorage = window.localStorage,
): DeviceVoices {
  const sayByDevice = createDeviceSpeech(synthesis)
  const listeners = new Set<() => void>()
  const spoken = new Set<string>()
  const failures = new Map<string, number>()
  let chosenId = readChosenVoice(storage)
  let shown: readonly DeviceVoice[] = []
  let isTrying = false

  const tell = (): void => listeners.forEach((listener) => listener())

  /** Asked each time: some browsers have them only after a while, and tell nothing. */
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

  /** Remembers of what is said whether the voice could. */
  function watch({ voiceURI }: SpeechSynthesisVoice, utterance: Utterance): Utterance {
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
      saveChosenVoice(storage, id)
      tell()
    },
    hasSpoken() {
      const voice = findVoice()
      return voice !== undefined && spoken.has(voice.voiceURI)
    },
    tryOut,
    utteranceOf(text, speed, id) {
      const voice = findVoice(id)
      if (!voice) return null
      const startsWithinMs = id === undefined ? wordStartMs : trialStartMs
      const rate = childRate * speed
      const utterance = watch(voice, sayByDevice({ text, voice, rate, volume: 1, startsWithinMs }))
      return {
        ...utterance,
        async begin(onStart) {
          // It may have failed at the word before.
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

/** Those of the device itself: what is said leaves it for nobody. Those of the Netherlands first. */
const dutchVoicesOf = (synthesis: Synthesis): SpeechSynthesisVoice[] =>
  synthesis
    .getVoices()
    .filter(({ lang, localService }) => localService && /^nl\b/i.test(lang.replace('_', '-')))
    .toSorted((a, b) => Number(isOfTheNetherlands(b)) - Number(isOfTheNetherlands(a)))

const isOfTheNetherlands = ({ lang }: SpeechSynthesisVoice): boolean => /^nl[-_]nl/i.test(lang)
