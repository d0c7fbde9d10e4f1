import { Worker } from 'node:worker_threads'
import type { Clip } from '../audio/clip.ts'
import type { RawSound } from './finish.ts'
import { UnusableSound } from './unusable-sound.ts'
import type { FinishingAnswer, FinishingTask } from './worker.ts'

/** Decoding, levelling and MP3 encoding on a thread of its own, so that the server's loop stays free. */
export type Finisher = {
  /** See `tidy` in finish.ts. @throws UnusableSound when the sound cannot be read, is silent or too long */
  tidy(sound: RawSound, levelDb: number): Promise<Clip>
  /** Encodes a tidy clip as MP3. */
  finish(clip: Clip): Promise<Uint8Array>
  close(): Promise<void>
}

type Waiting = { resolve(result: Clip | Uint8Array): void; reject(error: Error): void }

/** Starts its thread at the first task; the thread keeps no process alive. */
export function createFinisher(): Finisher {
  const waiting = new Map<number, Waiting>()
  let worker: Worker | undefined
  let lastId = 0

  function start(): Worker {
    const thread = new Worker(new URL('./worker.ts', import.meta.url))
    thread.unref()
    thread.on('message', (answer: FinishingAnswer) => {
      const asker = waiting.get(answer.id)
      waiting.delete(answer.id)
      if (waiting.size === 0) thread.unref()
      if ('error' in answer) asker?.reject(new Error(answer.error))
      else if ('fault' in answer) asker?.reject(new UnusableSound(answer.fault))
      else asker?.resolve(answer.result)
    })
    thread.on('error', giveUp)
    thread.on('exit', () => giveUp(new Error('the finishing thread ended')))
    return thread
  }

  function giveUp(error: Error): void {
    worker = undefined
    for (const asker of waiting.values()) asker.reject(error)
    waiting.clear()
  }

  function ask<Result extends Clip | Uint8Array>(task: (id: number) => FinishingTask): Promise<Result> {
    worker ??= start()
    const thread = worker
    const id = ++lastId
    return new Promise<Result>((resolve, reject) => {
      waiting.set(id, { resolve: resolve as Waiting['resolve'], reject })
      thread.ref()
      thread.postMessage(task(id), [])
    })
  }

  return {
    tidy: (sound, levelDb) => ask<Clip>((id) => ({ id, task: 'tidy', sound, level_db: levelDb })),
    finish: (clip) => ask<Uint8Array>((id) => ({ id, task: 'finish', clip })),
    async close() {
      await worker?.terminate()
    },
  }
}
