import { computeDurationMs, outputSampleRate, type Clip } from '../audio/clip.ts'
import { fadeEnds } from '../audio/fade.ts'
import { padWithSilence } from '../audio/join.ts'
import { normaliseLevel, measureSpeechLevel } from '../audio/level.ts'
import { resampleClip } from '../audio/resample.ts'
import { trimSilence } from '../audio/trim.ts'
import { isWav, readWav } from '../audio/wav.ts'
import { decodeMp3, encodeMp3 } from './mp3.ts'
import { silenceAfterMs } from './speech-format.ts'
import { judgeRecording, type RecordingDoubt } from '../judge/judge-recording.ts'
import { UnusableSound } from '../speech-errors.ts'

export type VoiceOutput = Clip | Uint8Array

/** Milliseconds, longer than any word or sentence. */
const maxDurationMs = 30_000

/** −80 dBFS, the noise of a microphone that nobody uses. */
const inaudibleLevel = 1e-4

/** Returns a trimmed clip at 22.05 kHz and `levelDb` (dBFS), played `pitch` times faster. Throws UnusableSound. */
export async function normaliseClip(sound: VoiceOutput, levelDb: number, pitch = 1): Promise<Clip> {
  const clip = sound instanceof Uint8Array ? await readSound(sound) : sound
  if (computeDurationMs(clip) > maxDurationMs) throw new UnusableSound('too-long')
  const played = { ...clip, sample_rate: clip.sample_rate * pitch }
  const trimmed = trimSilence(resampleClip(played, outputSampleRate))
  if (measureSpeechLevel(trimmed) < inaudibleLevel) throw new UnusableSound('silent')
  return fadeEnds(normaliseLevel(trimmed, levelDb), 5, 10)
}

/** Judges a recording as it is. Throws UnusableSound if it is unreadable, over 30 s or without speech. */
export async function judgeSound(bytes: Uint8Array): Promise<readonly RecordingDoubt[]> {
  const clip = await readSound(bytes)
  if (computeDurationMs(clip) > maxDurationMs) throw new UnusableSound('too-long')
  const { isEmpty, doubts } = judgeRecording(resampleClip(clip, outputSampleRate))
  if (isEmpty) throw new UnusableSound('silent')
  return doubts
}

export function encodeWithSilence(clip: Clip): Promise<Uint8Array> {
  return encodeMp3(padWithSilence(clip, 0, silenceAfterMs))
}

/** Reads a sound. Stops decoding an MP3 file when it is too long. */
async function readSound(bytes: Uint8Array): Promise<Clip> {
  try {
    return isWav(bytes) ? readWav(bytes) : await decodeMp3(bytes, maxDurationMs)
  } catch (error) {
    if (error instanceof RangeError) throw new UnusableSound('unreadable', error)
    throw error
  }
}
