import { parentPort } from 'node:worker_threads'
import type { Clip } from '../audio/clip.ts'
import { finish, tidy, type RawSound } from './finish.ts'
import { UnusableSound, type SoundFault } from './unusable-sound.ts'

/** Work for the finishing thread; every answer carries the `id` of its question. */
export type FinishingTask =
  | { id: number; task: 'tidy'; sound: RawSound; level_db: number }
  | { id: number; task: 'finish'; clip: Clip }

export type FinishingAnswer =
  | { id: number; result: Clip | Uint8Array }
  | { id: number; fault: SoundFault }
  | { id: number; error: string }

parentPort?.on('message', (task: FinishingTask) => {
  void answer(task).then((result) => parentPort?.postMessage(result, []))
})

async function answer(task: FinishingTask): Promise<FinishingAnswer> {
  try {
    const result = task.task === 'tidy' ? await tidy(task.sound, task.level_db) : await finish(task.clip)
    return { id: task.id, result }
  } catch (error) {
    // An error loses its class on its way to another thread.
    if (error instanceof UnusableSound) return { id: task.id, fault: error.fault }
    return { id: task.id, error: error instanceof Error ? error.message : String(error) }
  }
}
