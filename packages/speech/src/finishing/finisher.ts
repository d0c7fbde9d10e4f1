import { Worker } from 'node:worker_threads'
import type { Clip } from '../audio/clip.ts'
import { createPriorityQueue, type Priority } from '../priority-queue.ts'
import { SpeechUnavailableError, UnusableSound } from '../speech-errors.ts'
import type { VoiceOutput } from './finish.ts'
import type { FinishingResult, FinishingJob } from './worker.ts'

/** Decoding, levelling and MP3 encoding on a thread of its own, so that the server's loop stays free. */
export interface Finisher {
  /** See `normaliseClip` in finish.ts. @throws UnusableSound when the sound cannot be read, is silent or too long */
  normalise(sound: VoiceOutput, levelDb: number): Promise<Clip>
  /** Encodes a normalised clip as MP3. */
  finish(clip: Clip): Promise<Uint8Array>
}

export interface FinishingThread extends Finisher {
  /** The same at background priority */
  readonly background: Finisher
  close(): Promise<void>
}

type Result = Clip | Uint8Array
interface Job {
  readonly task: FinishingJob
  resolve(result: Result): void
  reject(error: Error): void
}

/** The thread ends after so long without a job (ms): it holds some 80 MB. */
const defaultIdleMs = 10_000

/**
 * Starts its thread with the first job and gives it one job at a time; the thread does not keep the process alive, and ends
 * when it is idle.
 */
export function createFinisher(idleMs = defaultIdleMs): FinishingThread {
  const queue = createPriorityQueue<Job>()
  let current: Job | undefined
  let worker: Worker | undefined
  let timer: NodeJS.Timeout | undefined
  let lastId = 0

  function start(): Worker {
    const thread = new Worker(new URL('./worker.ts', import.meta.url))
    thread.unref()
    thread.on('message', receive)
    thread.on('error', (error) => retire(thread, error))
    thread.on('exit', () => retire(thread))
    return thread
  }

  function receive(answer: FinishingResult): void {
    if (answer.id !== current?.task.id) return
    const job = current
    current = undefined
    if ('error' in answer) job.reject(new Error(answer.error))
    else if ('fault' in answer) job.reject(new UnusableSound(answer.fault))
    else job.resolve(answer.result)
    next()
  }

  /** The thread ended: its current job fails, the waiting ones get a new thread. */
  function retire(thread: Worker, cause?: unknown): void {
    if (worker !== thread) return
    worker = undefined
    const failed = current
    current = undefined
    failed?.reject(new SpeechUnavailableError('the finishing thread ended', cause))
    next()
  }

  function next(): void {
    if (current) return
    clearTimeout(timer)
    current = queue.shift()
    if (!current) {
      worker?.unref()
      timer = setTimeout(() => void end(), idleMs).unref()
      return
    }
    worker ??= start()
    worker.ref()
    worker.postMessage(current.task, [])
  }

  async function end(): Promise<void> {
    clearTimeout(timer)
    const thread = worker
    worker = undefined
    await thread?.terminate()
  }

  function ask<R extends Result>(priority: Priority, task: (id: number) => FinishingJob): Promise<R> {
    return new Promise<R>((resolve, reject) => {
      queue.push({ task: task(++lastId), resolve: resolve as Job['resolve'], reject }, priority)
      next()
    })
  }

  const withPriority = (priority: Priority): Finisher => ({
    normalise: (sound, levelDb) =>
      ask<Clip>(priority, (id) => ({ id, task: 'normalise', sound, level_db: levelDb })),
    finish: (clip) => ask<Uint8Array>(priority, (id) => ({ id, task: 'finish', clip })),
  })

  return {
    ...withPriority('foreground'),
    background: withPriority('background'),
    async close() {
      const left = current ? [current, ...queue.empty()] : queue.empty()
      current = undefined
      for (const job of left) job.reject(new SpeechUnavailableError('the finishing thread was closed'))
      await end()
    },
  }
}
