import { parentPort } from 'node:worker_threads'
import type { Clip } from '../audio/clip.ts'
import { encodeWithSilence, normaliseClip, type VoiceOutput } from './finish.ts'
import { UnusableSound, type SoundFault } from '../speech-errors.ts'

/** Work for the finishing thread; every answer carries the `id` of its question. */
export type FinishingJob =
  | { id: number; task: 'normalise'; sound: VoiceOutput; level_db: number }
  | { id: number; task: 'finish'; clip: Clip }

export type FinishingResult =
  | { id: number; result: Clip | Uint8Array }
  | { id: number; fault: SoundFault }
  | { id: number; error: string }

parentPort?.on('message', (task: FinishingJob) => {
  void answer(task).then((result) => parentPort?.postMessage(result, []))
})

async function answer(task: FinishingJob): Promise<FinishingResult> {
  try {
    const result =
      task.task === 'normalise'
        ? await normaliseClip(task.sound, task.level_db)
        : await encodeWithSilence(task.clip)
    return { id: task.id, result }
  } catch (error) {
    // An error loses its class on its way to another thread.
    if (error instanceof UnusableSound) return { id: task.id, fault: error.fault }
    return { id: task.id, error: error instanceof Error ? error.message : String(error) }
  }
}
