import type { Utterance } from '../sound/speech-queue.ts'

/** What of the browser's speech is used here. */
export type Synthesis = Pick<
  SpeechSynthesis,
  'speak' | 'cancel' | 'getVoices' | 'addEventListener' | 'removeEventListener'
>

export interface DeviceUtterance {
  readonly text: string
  readonly voice: SpeechSynthesisVoice
  /** 1 is the voice's own speed. */
  readonly rate: number
  /** 0 to 1; 0 is not heard. */
  readonly volume: number
  /** So soon (ms) it must be heard. */
  readonly startsWithinMs: number
}

/** A voice needs at least so long for a letter (ms): what is over sooner was not said. */
const minLetterMs = 15
/** And no longer than this, with time for what a device does around it: then it is stuck. */
const maxLetterMs = 250
const maxPauseMs = 2500
/** It takes about so long (ms). */
const usualLetterMs = 75
/** What is said at once after something was cut off gets lost on some devices. */
const restMs = 60

/** It was cut off; of the voice that tells nothing. */
export class CutOffError extends Error {}

/** Says texts by the device's own voices, and watches that they truly do (audio.md, point 3). */
export function createDeviceSpeech(synthesis: Synthesis) {
  let cancelledAt = -Infinity

  function cancel() {
    cancelledAt = performance.now()
    synthesis.cancel()
  }

  /**
   * `begin` rejects when it is not said: another voice speaks, it begins too late, ends too soon or never, or is refused.
   * What was begun is ended then.
   */
  return ({ text, voice, rate, volume, startsWithinMs }: DeviceUtterance): Utterance => {
    let giveUp = (_reason: Error): void => undefined
    let isStopped = false

    return {
      begin: (onStart) =>
        new Promise((resolve, reject) => {
          const utterance = new SpeechSynthesisUtterance(text)
          Object.assign(utterance, { voice, lang: voice.lang, rate, volume })
          let startedAt: number | undefined
          let isOver = false

          const finish = (settle: () => void): void => {
            clearTimeout(timer)
            isOver = true
            settle()
          }
          giveUp = (reason) => {
            if (isOver) return
            finish(() => reject(reason))
            cancel()
          }
          const limit = (ms: number) => setTimeout(() => giveUp(new Error('the voice is stuck')), ms)

          utterance.addEventListener('start', () => {
            if (isOver) return
            if (utterance.voice?.voiceURI !== voice.voiceURI) return giveUp(new Error('another voice speaks'))
            startedAt = performance.now()
            clearTimeout(timer)
            timer = limit(maxPauseMs + (text.length * maxLetterMs) / rate)
            onStart?.((text.length * usualLetterMs) / rate / 1000)
          })
          utterance.addEventListener('end', () => {
            if (isOver) return
            const tookMs = startedAt === undefined ? 0 : performance.now() - startedAt
            const isSaid = tookMs >= text.length * minLetterMs && utterance.voice?.voiceURI === voice.voiceURI
            finish(isSaid ? resolve : () => reject(new Error('it was not said')))
          })
          utterance.addEventListener('error', ({ error }) => {
            const isCutOff = error === 'canceled' || error === 'interrupted'
            if (!isOver) finish(() => reject(isCutOff ? new CutOffError(error) : new Error(error)))
          })

          const speak = (): void => {
            timer = limit(startsWithinMs)
            synthesis.speak(utterance)
          }
          const rest = cancelledAt + restMs - performance.now()
          let timer = rest > 0 ? setTimeout(speak, rest) : undefined
          if (isStopped) finish(() => reject(new CutOffError()))
          // At once, without a timer: a tablet lets a page speak first while a finger is on it.
          else if (timer === undefined) speak()
        }),
      stop() {
        isStopped = true
        giveUp(new CutOffError())
      },
    }
  }
}
