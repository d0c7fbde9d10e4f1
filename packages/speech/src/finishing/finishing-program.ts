/** A program: its C library keeps its memory (docs/adr/0017-memory.md). Nothing imports it; ends with its channel. */
import type { Clip } from '../audio/clip.ts'
import type { ProgramReady } from '../embedded/protocol.ts'
import { UnusableSound, type SoundFault } from '../speech-errors.ts'
import { encodeWithSilence, normaliseClip, type VoiceOutput } from './finish.ts'

export type FinishingJob =
  | { readonly task: 'normalise'; readonly sound: VoiceOutput; readonly level_db: number }
  | { readonly task: 'finish'; readonly clip: Clip }

export type FinishingResult =
  | { id: number; result: Clip | Uint8Array }
  | { id: number; fault: SoundFault }
  | { id: number; error: string }

process.on('disconnect', () => process.exit())
process.on('message', (job: FinishingJob & { readonly id: number }) => {
  void answer(job).then((result) => process.send?.(result, (error) => error && process.exit()))
})
process.send?.({ ready: true } satisfies ProgramReady)

async function answer(job: FinishingJob & { readonly id: number }): Promise<FinishingResult> {
  const { id } = job
  try {
    const result =
      job.task === 'normalise'
        ? await normaliseClip(job.sound, job.level_db)
        : await encodeWithSilence(job.clip)
    return { id, result }
  } catch (error) {
    // An error loses its class between processes.
    if (error instanceof UnusableSound) return { id, fault: error.fault }
    return { id, error: error instanceof Error ? error.message : String(error) }
  }
}
