import type { QueuedUtterance } from '../sound/speech-queue.ts'

export type Synthesis = Pick<
  SpeechSynthesis,
  'speak' | 'cancel' | 'getVoices' | 'addEventListener' | 'removeEventListener'
>

export interface DeviceUtterance {
  readonly text: string
  readonly voice: SpeechSynthesisVoice
  /** Relative to the voice's own speed. */
  readonly rate: number
  /** Relative to the voice's own pitch. */
  readonly pitch?: number
  readonly volume: number
  /** Speech must start within this time (ms). */
  readonly startsWithinMs: number
}

/** If speech ends faster than this (ms per letter), it was not spoken. */
const minLetterMs = 15
/** If speech is slower than this (ms per letter), it is stuck. */
const maxLetterMs = 250
const maxPauseMs = 2500
const usualLetterMs = 75
const restMs = 60

/** Rejection if the app stopped the speech. The voice did not fail. */
export class CutOffError extends Error {}

/** Returns a function that speaks by the device and detects whether it really spoke (audio.md, point 3). */
export function createDeviceSpeech(synthesis: Synthesis) {
  let cancelledAt = -Infinity

  function cancel() {
    cancelledAt = performance.now()
    synthesis.cancel()
  }

  /** `begin` rejects if another voice speaks, or if speech starts or ends at an impossible time. */
  return ({ text, voice, rate, pitch = 1, volume, startsWithinMs }: DeviceUtterance): QueuedUtterance => {
    let giveUp = (_reason: Error): void => undefined
    let isStopped = false

    return {
      begin: (onStart) =>
        new Promise((resolve, reject) => {
          const utterance = new SpeechSynthesisUtterance(text)
          Object.assign(utterance, { voice, lang: voice.lang, rate, pitch, volume })
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
          // Speaks without a timer, because tablets allow the first speech only inside a touch handler.
          else if (timer === undefined) speak()
        }),
      stop() {
        isStopped = true
        giveUp(new CutOffError())
      },
    }
  }
}
