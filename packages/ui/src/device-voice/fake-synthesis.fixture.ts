export type FakeVoiceBehaviour =
  | 'speaks'
  | 'never starts'
  | 'never ends'
  | 'ends at once'
  | 'speaks English'
  | 'refuses'

export interface AskedUtterance {
  readonly text: string
  readonly voice: string
  readonly rate: number
  readonly volume: number
  isCancelled: boolean
}

export const voiceFixture = (
  name: string,
  lang = 'nl-NL',
  fields: Partial<SpeechSynthesisVoice> = {},
): SpeechSynthesisVoice => ({ name, lang, voiceURI: name, localService: true, default: false, ...fields })

const english = voiceFixture('Daniel', 'en-GB')

class FakeUtterance extends EventTarget {
  voice: SpeechSynthesisVoice | null = null
  rate = 1
  volume = 1
  readonly text: string
  constructor(text: string) {
    super()
    this.text = text
  }
}

export function createFakeSynthesis(voices: SpeechSynthesisVoice[]) {
  const events = new EventTarget()
  const asked: AskedUtterance[] = []
  let behaviour: FakeVoiceBehaviour = 'speaks'
  let drop = (): void => undefined

  function speak(utterance: FakeUtterance) {
    const { text, rate, volume } = utterance
    const record = { text, rate, volume, voice: utterance.voice?.name ?? '', isCancelled: false }
    asked.push(record)
    const timers: unknown[] = []
    const later = (ms: number, name: string, error?: string): void => {
      const event = Object.assign(new Event(name), { error })
      timers.push(setTimeout(() => utterance.dispatchEvent(event), ms))
    }
    drop = () => {
      record.isCancelled = true
      for (const timer of timers) clearTimeout(timer as number)
      utterance.dispatchEvent(Object.assign(new Event('error'), { error: 'interrupted' }))
    }
    if (behaviour === 'never starts') return
    if (behaviour === 'refuses') return later(5, 'error', 'not-allowed')
    if (behaviour === 'speaks English') utterance.voice = english
    later(20, 'start')
    if (behaviour === 'never ends') return
    later(behaviour === 'ends at once' ? 21 : 20 + text.length * 80, 'end')
  }

  return {
    asked,
    behave: (next: FakeVoiceBehaviour) => (behaviour = next),
    setVoices(next: SpeechSynthesisVoice[]) {
      voices = next
      events.dispatchEvent(new Event('voiceschanged'))
    },
    Utterance: FakeUtterance as unknown as typeof SpeechSynthesisUtterance,
    synthesis: {
      getVoices: () => voices,
      speak,
      cancel() {
        const dropped = drop
        drop = () => undefined
        dropped()
      },
      addEventListener: events.addEventListener.bind(events),
      removeEventListener: events.removeEventListener.bind(events),
    } as unknown as SpeechSynthesis,
  }
}
