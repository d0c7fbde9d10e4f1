import { UnusableSound, type SoundFault, type Speech } from '@letterliaan/speech'
import { ProblemError } from '../../../plugins/errors/problem-error.ts'

/** Ms, without silence. */
const maxDurationMs = 15_000

const faultSentences: Readonly<Record<SoundFault, string>> = {
  unreadable: 'Dit is geen WAV- of MP3-bestand dat de server kan lezen.',
  silent: 'In deze opname is niets te horen.',
  'too-long': 'Een opname duurt hoogstens 15 seconden.',
}

export const unusableRecording = (fault: SoundFault): ProblemError =>
  new ProblemError({ status: 422, title: 'Onbruikbare opname', detail: faultSentences[fault] })

/** Throws 422. */
export async function finishRecording(speech: Speech, bytes: Uint8Array, user_id: number) {
  try {
    const finished = await speech.finishRecording(bytes, String(user_id))
    if (finished.duration_ms > maxDurationMs) throw unusableRecording('too-long')
    return finished
  } catch (error) {
    throw error instanceof UnusableSound ? unusableRecording(error.fault) : error
  }
}
