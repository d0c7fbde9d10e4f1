import { speechLevelDb } from '../audio/level.ts'
import type { Finisher } from '../finishing/finisher.ts'
import { toPitchKey, readTone } from '../request.ts'
import { toNeuralText } from './neural-text.ts'
import { createConcurrencyLimit } from './concurrency-limit.ts'
import type { Voice } from './voice.ts'

export interface HttpVoiceSettings {
  /** `SPEECH_URL`. Sends a GET if it has `{text}`, or else a POST of `{"text": "…"}`. The service returns WAV or MP3. */
  readonly url: string
  readonly timeoutMs?: number
}

/** Few, because half a minute of sound takes some MB. */
const calls = { atOnce: 4, maxWaiting: 50 }

const maxResponseBytes = 10_000_000

export function createHttpVoice(settings: HttpVoiceSettings, finisher: Finisher): Voice {
  const lanes = createConcurrencyLimit(calls.atOnce, calls.maxWaiting)
  return {
    async plan(request) {
      const text = toNeuralText(request)
      if (text === undefined) return undefined
      // The service has no speed parameter, so the speed follows the pitch.
      const tone = readTone(request)
      return {
        voice: 'neural',
        fingerprint: JSON.stringify(['http', settings.url, text, ...toPitchKey(tone)]),
        render: () =>
          lanes.add(async () =>
            finisher.normalise(await fetchSound(settings, text), speechLevelDb, tone.pitch),
          ),
      }
    },
  }
}

async function fetchSound({ url, timeoutMs = 20_000 }: HttpVoiceSettings, text: string): Promise<Uint8Array> {
  const signal = AbortSignal.timeout(timeoutMs)
  const response = url.includes('{text}')
    ? await fetch(url.replaceAll('{text}', encodeURIComponent(text)), { signal })
    : await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ text }),
        signal,
      })
  if (!response.ok) throw new Error(`the speech service answered ${response.status}`)
  return readUpTo(maxResponseBytes, response)
}

async function readUpTo(maxBytes: number, response: Response): Promise<Uint8Array> {
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of response.body ?? []) {
    size += piece.length
    if (size > maxBytes) throw new Error('the speech service answered too much')
    pieces.push(piece)
  }
  return new Uint8Array(Buffer.concat(pieces))
}
