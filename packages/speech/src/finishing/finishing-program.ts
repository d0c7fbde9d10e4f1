/** A separate program, because its C library does not free memory (ADR 17). Never import it. Ends with its channel. */
import type { Clip } from '../audio/clip.ts'
import type { ProgramReady } from '../embedded/protocol.ts'
import { UnusableSound, type SoundFault } from '../speech-errors.ts'
import type { RecordingDoubt } from '../judge/judge-recording.ts'
import { encodeWithSilence, judgeSound, normaliseClip, type VoiceOutput } from './finish.ts'

export type FinishingJob =
  | {
      readonly task: 'normalise'
      readonly sound: VoiceOutput
      readonly level_db: number
      readonly pitch: number
    }
  | { readonly task: 'judge'; readonly sound: Uint8Array }
  | { readonly task: 'finish'; readonly clip: Clip }

export type FinishingResult =
  | { id: number; result: Clip | Uint8Array | readonly RecordingDoubt[] }
  | { id: number; fault: SoundFault }
  | { id: number; error: string }

process.on('disconnect', () => process.exit())
process.on('message', (job: FinishingJob & { readonly id: number }) => {
  void answer(job).then(send)
})
send({ ready: true })

/** Ends if the other process has gone. */
function send(message: FinishingResult | ProgramReady): void {
  process.send?.(message, (error) => error && process.exit())
}

async function answer(job: FinishingJob & { readonly id: number }): Promise<FinishingResult> {
  const { id } = job
  try {
    return { id, result: await work(job) }
  } catch (error) {
    // An error loses its class when it is sent to another process.
    if (error instanceof UnusableSound) return { id, fault: error.fault }
    return { id, error: error instanceof Error ? error.message : String(error) }
  }
}

function work(job: FinishingJob): Promise<Clip | Uint8Array | readonly RecordingDoubt[]> {
  switch (job.task) {
    case 'normalise':
      return normaliseClip(job.sound, job.level_db, job.pitch)
    case 'judge':
      return judgeSound(job.sound)
    case 'finish':
      return encodeWithSilence(job.clip)
  }
}
