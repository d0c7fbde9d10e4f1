import { join } from 'node:path'
import { speechLevelDb } from './audio/level.ts'
import { isWav, isWholeWav } from './audio/wav.ts'
import { createSynthesiser } from './embedded/synthesiser.ts'
import { createAudioFinisher } from './finishing/finisher.ts'
import { computeMp3DurationMs } from './finishing/speech-format.ts'
import { createPersonalQueues } from './personal-queues.ts'
import type { RecordingDoubt } from './judge/judge-recording.ts'
import { findRecordingFileKey, type RecordingFileKey, type Recordings } from './recordings.ts'
import type { SayRequest, SayResult, VoiceKind } from './request.ts'
import { createSoundStore, computeHash } from './sound-store.ts'
import { SynthesiserBusyError, UnusableSound } from './speech-errors.ts'
import { createEmbeddedVoice } from './voices/embedded.ts'
import { createModelProgram, createModelVoice } from './neural/model-voice.ts'
import { createRecordedVoice, computeRecordedFingerprint } from './voices/recorded.ts'
import { avoidWhenFailing } from './voices/avoid-when-failing.ts'
import { nameStructureFolder, planStructure } from './voices/structure.ts'
import type { VoicePlan, Voice } from './voices/voice.ts'

export interface SpeechSettings {
  readonly dataDir: string
  readonly recordings?: Recordings
  /** Path of a neural model. */
  readonly model?: string
}

export interface Speech {
  /** Skips a voice that fails. Throws SpeechUnavailableError if no voice works now, or Error if none can say it. */
  say(request: SayRequest): Promise<SayResult>
  /** Makes a sound that is not stored. Throws as `say`, and TooManyWaitingError for this `owner`. */
  preview(request: SayRequest, owner: string): Promise<SayResult>
  describe(request: SayRequest): Promise<{ etag: string; voice: VoiceKind }>
  /** Makes sounds ahead, one at a time. Each waiting `say` goes first. Returns the number that is ready, and the failures. */
  warm(requests: readonly SayRequest[]): Promise<{ ready: number; failed: SayRequest[] }>
  /** Returns a trimmed, levelled MP3, made at lowest priority. Throws UnusableSound, TooManyWaitingError. */
  finishRecording(bytes: Uint8Array, owner: string): Promise<FinishedRecording>
  forgetRecording(request: SayRequest): Promise<void>
  forgetRecordingFile(organisationId: string, name: RecordingFileKey): Promise<void>
  readonly load: () => SpeechLoad
  close(): void
}

export interface FinishedRecording {
  readonly mp3: Buffer
  readonly duration_ms: number
  readonly doubts: readonly RecordingDoubt[]
}

export interface SpeechLoad {
  readonly num_made: number
  readonly num_failed: number
  readonly making: { readonly length: number; readonly max: number }
  /** Recordings and trial sounds of all people together. */
  readonly own: { readonly length: number; readonly max: number }
}

/** Raise this number if level or format changes, so that every sound is made again. */
const finishingVersion = 1

/** Running and waiting jobs, per person and in total. */
const maxOwnWork = { each: 5, all: 60 }

/** Maximum of different sounds. Requests for a sound that is being made share it. */
const maxMaking = 200

export function createSpeech(options: SpeechSettings): Speech {
  const store = createSoundStore(join(options.dataDir, 'speech'))
  const finisher = createAudioFinisher()
  const synthesiser = createSynthesiser()
  const modelProgram = options.model === undefined ? undefined : createModelProgram(options.model)
  const recorded = options.recordings && createRecordedVoice(options.recordings, finisher)
  const voices: Voice[] = [
    ...(recorded ? [recorded] : []),
    ...(options.model && modelProgram
      ? [avoidWhenFailing(createModelVoice(options.model, modelProgram, finisher))]
      : []),
    createEmbeddedVoice(synthesiser, finisher),
  ]
  const previewVoice = createEmbeddedVoice(synthesiser.background, finisher.background)
  const ownWork = createPersonalQueues(maxOwnWork)
  const making = new Map<string, Promise<Buffer>>()
  const count = { made: 0, failed: 0 }
  let closed = false

  async function plansFor(request: SayRequest): Promise<VoicePlan[]> {
    if (request.type === 'structure') return [await planStructure(request, plansFor)]
    const plans = await Promise.all(voices.map((voice) => voice.plan(request)))
    return plans
      .filter((plan) => plan !== undefined)
      .filter(({ voice }) => request.speaker === undefined || voice !== 'neural')
  }

  async function make(plan: VoicePlan): Promise<Buffer> {
    const key = keyOf(plan)
    const underWay = making.get(key)
    if (underWay) return underWay
    if (making.size >= maxMaking) throw new SynthesiserBusyError()
    const begun = readOrRender(plan, key).finally(() => making.delete(key))
    making.set(key, begun)
    return begun
  }

  async function readOrRender(plan: VoicePlan, key: string): Promise<Buffer> {
    const place = plan.folder === undefined ? key : `${plan.folder}/${key}`
    const stored = await store.read(place)
    if (stored) return stored
    const mp3 = Buffer.from(await finisher.finish(await plan.render()))
    await store.write(place, mp3)
    count.made += 1
    return mp3
  }

  async function say(request: SayRequest): Promise<SayResult> {
    let reason: unknown = new Error('nothing to say')
    for (const plan of await plansFor(request)) {
      try {
        return toResult(plan, await make(plan))
      } catch (error) {
        reason = error
        count.failed += 1
      }
    }
    throw reason
  }

  async function previewPlan(plan: VoicePlan | undefined): Promise<SayResult> {
    if (!plan) throw new Error('nothing to say')
    const stored = await store.read(keyOf(plan))
    return toResult(plan, stored ?? Buffer.from(await finisher.background.finish(await plan.render())))
  }

  async function forgetRecordingFile(organisationId: string, name: RecordingFileKey): Promise<void> {
    if (name.type === 'part') await store.removeFolder(nameStructureFolder(organisationId))
    const recording = await options.recordings?.find(organisationId, name)
    if (recording) await store.remove(keyOf({ fingerprint: computeRecordedFingerprint(name, recording) }))
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
        const doubts = await finisher.background.judge(bytes)
        const clip = await finisher.background.normalise(bytes, speechLevelDb)
        const mp3 = Buffer.from(await finisher.background.finish(clip))
        return { mp3, duration_ms: computeMp3DurationMs(mp3), doubts }
      }),
    async forgetRecording(request) {
      const name = findRecordingFileKey(request)
      if (name && request.organisation_id) await forgetRecordingFile(request.organisation_id, name)
    },
    forgetRecordingFile,
    load: () => ({
      num_made: count.made,
      num_failed: count.failed,
      making: { length: making.size, max: maxMaking },
      own: { length: ownWork.length(), max: maxOwnWork.all },
    }),
    close() {
      closed = true
      synthesiser.close()
      modelProgram?.close()
      finisher.close()
    },
  }
}

function toResult(plan: VoicePlan, mp3: Buffer): SayResult {
  return { mp3, etag: keyOf(plan), voice: plan.voice, duration_ms: computeMp3DurationMs(mp3) }
}

function keyOf(plan: Pick<VoicePlan, 'fingerprint'>): string {
  return computeHash(`${finishingVersion} ${plan.fingerprint}`)
}
