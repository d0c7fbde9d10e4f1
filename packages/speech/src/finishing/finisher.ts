import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Clip } from '../audio/clip.ts'
import type { Priority } from '../priority-queue.ts'
import { createProgramQueue, type ProgramEvents, type RunningProgram } from '../program-queue.ts'
import { UnusableSound } from '../speech-errors.ts'
import type { RecordingDoubt } from '../judge/judge-recording.ts'
import type { ProgramReady } from '../embedded/protocol.ts'
import type { VoiceOutput } from './finish.ts'
import type { FinishingResult, FinishingJob } from './finishing-program.ts'

export interface AudioFinisher {
  /** `pitch`: a factor that also changes the tempo. Throws UnusableSound, SpeechUnavailableError. */
  normalise(sound: VoiceOutput, levelDb: number, pitch?: number): Promise<Clip>
  /** Returns possible faults of a recording. Throws UnusableSound, SpeechUnavailableError. */
  judge(sound: Uint8Array): Promise<readonly RecordingDoubt[]>
  /** Encodes as MP3. Throws SpeechUnavailableError. */
  finish(clip: Clip): Promise<Uint8Array>
}

export interface AudioFinishingProgram extends AudioFinisher {
  readonly background: AudioFinisher
  pid(): number | undefined
  close(): void
}

/** Milliseconds, because half a minute of sound takes a slow machine some seconds. */
const timeoutMs = 30_000
const defaultIdleMs = 10_000

/** A word takes about 100 kB, a recording up to 3 MB. */
const queueLength = 200

export function createAudioFinisher(idleMs = defaultIdleMs): AudioFinishingProgram {
  const queue = createProgramQueue<FinishingJob, FinishingResult>({
    name: 'the finishing program',
    start: startProgram,
    timeoutMs,
    idleMs,
    queueLength,
  })

  async function ask<R extends Clip | Uint8Array | readonly RecordingDoubt[]>(
    job: FinishingJob,
    priority: Priority,
  ): Promise<R> {
    const answer = await queue.ask(job, priority)
    if ('error' in answer) throw new Error(answer.error)
    if ('fault' in answer) throw new UnusableSound(answer.fault)
    return answer.result as R
  }

  const withPriority = (priority: Priority): AudioFinisher => ({
    normalise: (sound, levelDb, pitch = 1) =>
      ask<Clip>({ task: 'normalise', sound, level_db: levelDb, pitch }, priority),
    judge: (sound) => ask<readonly RecordingDoubt[]>({ task: 'judge', sound }, priority),
    finish: (clip) => ask<Uint8Array>({ task: 'finish', clip }, priority),
  })

  return {
    ...withPriority('foreground'),
    background: withPriority('background'),
    pid: queue.pid,
    close: queue.close,
  }
}

const program = fileURLToPath(new URL('./finishing-program.ts', import.meta.url))

/** The process keeps the server alive while it works. The queue's timer ends the process. */
function startProgram({
  ready,
  answered,
  ended,
}: ProgramEvents<FinishingResult>): RunningProgram<FinishingJob> {
  const child = fork(program, { execArgv: [], serialization: 'advanced' })
  const kill = (): void => void child.kill('SIGKILL')
  child.on('message', (message: FinishingResult | ProgramReady) =>
    'ready' in message ? ready() : answered(message),
  )
  child.on('exit', ended)
  child.on('error', () => {
    kill()
    // A program that could not start sends no exit event.
    ended()
  })
  child.unref()
  child.channel?.unref()
  return { pid: child.pid, send: (job) => void child.send(job), kill }
}
