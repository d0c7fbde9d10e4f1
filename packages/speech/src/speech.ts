import { join } from 'node:path'
import { speechLevelDb } from './audio/level.ts'
import { isWav, isWholeWav } from './audio/wav.ts'
import { createSynthesiser } from './embedded/synthesiser.ts'
import { createFinisher } from './finishing/finisher.ts'
import { mp3DurationMs } from './finishing/speech-format.ts'
import { createPersonalQueues } from './personal-queues.ts'
import type { Recordings } from './recordings.ts'
import type { SayRequest, SayResult, VoiceKind } from './request.ts'
import { createSoundStore, hashOf } from './sound-store.ts'
import { UnusableSound } from './speech-errors.ts'
import { createEmbeddedVoice } from './voices/embedded.ts'
import { createHttpVoice, type HttpVoiceSettings } from './voices/http-voice.ts'
import { createModelProgram, createModelVoice, type ModelSettings } from './neural/model-voice.ts'
import { createPiperVoice, type PiperSettings } from './voices/piper.ts'
import { createRecordedVoice } from './voices/recorded.ts'
import { avoidWhenFailing } from './voices/avoid-when-failing.ts'
import { planStructure } from './voices/structure.ts'
import type { VoicePlan, Voice } from './voices/voice.ts'

export interface SpeechOptions {
  /** The server's data folder; made sounds go to `speech/` in it */
  readonly dataDir: string
  /** Recordings of organisations, used before any voice */
  readonly recordings?: Recordings
  /** A neural voice by the file of its model */
  readonly model?: ModelSettings
  /** A neural voice by its command line */
  readonly piper?: PiperSettings
  /** A neural voice as an HTTP service */
  readonly http?: HttpVoiceSettings
}

export interface Speech {
  /**
   * The sound of a request from the best voice that can say it, made now when it was not made before.
   * A voice that fails is passed over for the next best one.
   * @throws SpeechUnavailableError when no voice can speak now; Error when no voice could say it
   */
  say(request: SayRequest): Promise<SayResult>
  /**
   * As `say`, to hear something once: spoken by the synthesiser in the background, and not stored. @param owner who
   * asks; of one person a few sounds wait @throws as `say`; TooManyWaitingError when too many of this person wait
   */
  preview(request: SayRequest, owner: string): Promise<SayResult>
  /** Which voice would say it and under which etag, without making any sound. */
  describe(request: SayRequest): Promise<{ etag: string; voice: VoiceKind }>
  /**
   * Makes sounds ahead, one at a time, letting every `say` go first.
   * @returns how many are ready now, and which could not be made
   */
  warm(requests: readonly SayRequest[]): Promise<{ ready: number; failed: SayRequest[] }>
  /**
   * What a recording will sound like, before it is kept: trimmed, levelled, as MP3. It goes behind all that is said.
   * @param owner who recorded it; of one person a few sounds wait
   * @throws UnusableSound when it can't be used; TooManyWaitingError when too many of this person wait
   */
  finishRecording(bytes: Uint8Array, owner: string): Promise<{ mp3: Buffer; duration_ms: number }>
  /** Removes what was made of the recording that says the request now; call it before the recording goes. */
  forgetRecording(request: SayRequest): Promise<void>
  /** Ends the programs that speak and finish. */
  close(): void
}

/** Raise it when finishing (level, format) changes, so that every sound is made again. */
const finishingVersion = 1

/** Sounds of one person that may be under way and wait. */
const maxWaiting = 5

/** Speech for the server (audio.md, Where a word's sound comes from). */
export function createSpeech(options: SpeechOptions): Speech {
  const store = createSoundStore(join(options.dataDir, 'speech'))
  const finisher = createFinisher()
  const synthesiser = createSynthesiser()
  const modelProgram = options.model && createModelProgram(options.model)
  const recorded = options.recordings && createRecordedVoice(options.recordings, finisher)
  const voices: Voice[] = [
    ...(recorded ? [recorded] : []),
    ...(options.model && modelProgram
      ? [avoidWhenFailing(createModelVoice(options.model, modelProgram, finisher))]
      : []),
    ...(options.piper ? [avoidWhenFailing(createPiperVoice(options.piper, finisher))] : []),
    ...(options.http ? [avoidWhenFailing(createHttpVoice(options.http, finisher))] : []),
    createEmbeddedVoice(synthesiser, finisher),
  ]
  const previewVoice = createEmbeddedVoice(synthesiser.background, finisher.background)
  const ownWork = createPersonalQueues(maxWaiting)
  const making = new Map<string, Promise<Buffer>>()
  let closed = false

  async function plansFor(request: SayRequest): Promise<VoicePlan[]> {
    if (request.type === 'structure') return [await planStructure(request, plansFor)]
    const plans = await Promise.all(voices.map((voice) => voice.plan(request)))
    return plans.filter((plan) => plan !== undefined)
  }

  function make(plan: VoicePlan): Promise<Buffer> {
    const key = keyOf(plan)
    const underWay = making.get(key) ?? readOrRender(plan, key).finally(() => making.delete(key))
    making.set(key, underWay)
    return underWay
  }

  async function readOrRender(plan: VoicePlan, key: string): Promise<Buffer> {
    const stored = await store.read(key)
    if (stored) return stored
    const mp3 = Buffer.from(await finisher.finish(await plan.render()))
    await store.write(key, mp3)
    return mp3
  }

  async function say(request: SayRequest): Promise<SayResult> {
    let reason: unknown = new Error('nothing to say')
    for (const plan of await plansFor(request)) {
      try {
        return toResult(plan, await make(plan))
      } catch (error) {
        reason = error
      }
    }
    throw reason
  }

  async function previewPlan(plan: VoicePlan | undefined): Promise<SayResult> {
    if (!plan) throw new Error('nothing to say')
    const stored = await store.read(keyOf(plan))
    return toResult(plan, stored ?? Buffer.from(await finisher.background.finish(await plan.render())))
  }

  return {
    say,
    preview: (request, owner) =>
      ownWork.add(owner, async () => previewPlan(await previewVoice.plan(request))),
    async describe(request) {
      const [best] = await plansFor(request)
      if (!best) throw new Error('nothing to say')
      return { etag: keyOf(best), voice: best.voice }
    },
    async warm(requests) {
      const failed: SayRequest[] = []
      let ready = 0
      for (const request of requests) {
        if (closed) break
        await Promise.allSettled(making.values())
        await say(request).then(
          () => ready++,
          () => failed.push(request),
        )
      }
      return { ready, failed }
    },
    finishRecording: (bytes, owner) =>
      ownWork.add(owner, async () => {
        if (isWav(bytes) && !isWholeWav(bytes)) throw new UnusableSound('unreadable')
        const clip = await finisher.background.normalise(bytes, speechLevelDb)
        const mp3 = Buffer.from(await finisher.background.finish(clip))
        return { mp3, duration_ms: mp3DurationMs(mp3) }
      }),
    async forgetRecording(request) {
      const plan = await recorded?.plan(request)
      if (plan) await store.remove(keyOf(plan))
    },
    close() {
      closed = true
      synthesiser.close()
      modelProgram?.close()
      finisher.close()
    },
  }
}

function toResult(plan: VoicePlan, mp3: Buffer): SayResult {
  return { mp3, etag: keyOf(plan), voice: plan.voice, duration_ms: mp3DurationMs(mp3) }
}

function keyOf(plan: VoicePlan): string {
  return hashOf(`${finishingVersion} ${plan.fingerprint}`)
}
