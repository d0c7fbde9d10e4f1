import { recordingSeconds } from '@letterliaan/contract/limits'
import { checkRecording, UnusableSound, type SoundFault, type Speech } from '@letterliaan/speech'
import { ProblemError } from '../../../plugins/errors/problem-error.ts'

const faultSentences: Readonly<Record<SoundFault, string>> = {
  unreadable: 'Dit is geen WAV- of MP3-bestand dat de server kan lezen.',
  silent: 'In deze opname is niets te horen.',
  'too-long': `Een opname duurt hoogstens ${recordingSeconds} seconden.`,
}

const unusableRecording = (fault: SoundFault): ProblemError =>
  new ProblemError({ status: 422, title: 'Onbruikbare opname', detail: faultSentences[fault] })

/** Throws 422. */
export async function finishRecording(speech: Speech, bytes: Uint8Array, user_id: number) {
  try {
    const finished = await speech.finishRecording(bytes, String(user_id))
    // Without the silence around it.
    if (finished.duration_ms > recordingSeconds * 1000) throw unusableRecording('too-long')
    return finished
  } catch (error) {
    throw error instanceof UnusableSound ? unusableRecording(error.fault) : error
  }
}

/** Throws 422. */
export function mustBeRecording(bytes: Uint8Array): void {
  try {
    checkRecording(bytes)
  } catch (error) {
    throw error instanceof RangeError ? unusableRecording('unreadable') : error
  }
}
