import { durationMs, outputSampleRate, type Clip } from '../audio/clip.ts'
import { fadeEnds } from '../audio/fade.ts'
import { padWithSilence } from '../audio/join.ts'
import { normaliseLevel, speechLevel } from '../audio/level.ts'
import { resampleClip } from '../audio/resample.ts'
import { trimSilence } from '../audio/trim.ts'
import { isWav, readWav } from '../audio/wav.ts'
import { decodeMp3, encodeMp3 } from './mp3.ts'
import { silenceAfterMs } from './speech-format.ts'
import { UnusableSound } from '../speech-errors.ts'

/** Sound as a voice hands it over: samples, or the bytes of a WAV or MP3 file. */
export type VoiceOutput = Clip | Uint8Array

/** The maximum of a sound that is accepted, in ms: no word or sentence lasts so long. */
const maxDurationMs = 30_000

/** Speech level under which nobody can have spoken: −80 dBFS, the noise of a microphone that nobody uses. */
const inaudibleLevel = 1e-4

/**
 * Makes any voice's sound into a clip as we use it: 22.05 kHz, without silence around it, one loudness.
 * @param levelDb speech level in dBFS, see `level`
 * @throws UnusableSound when the bytes are no sound that we can read, hold no sound at all, or more than 30 s
 */
export async function normaliseClip(sound: VoiceOutput, levelDb: number): Promise<Clip> {
  const clip = sound instanceof Uint8Array ? await readSound(sound) : sound
  if (durationMs(clip) > maxDurationMs) throw new UnusableSound('too-long')
  const trimmed = trimSilence(resampleClip(clip, outputSampleRate))
  if (speechLevel(trimmed) < inaudibleLevel) throw new UnusableSound('silent')
  return fadeEnds(normaliseLevel(trimmed, levelDb), 5, 10)
}

/** Encodes a normalised clip with the silence that belongs behind it (audio.md, Format). */
export function encodeWithSilence(clip: Clip): Promise<Uint8Array> {
  return encodeMp3(padWithSilence(clip, 0, silenceAfterMs))
}

/** No more of an MP3 file is decoded than shows that it is too long. */
async function readSound(bytes: Uint8Array): Promise<Clip> {
  try {
    return isWav(bytes) ? readWav(bytes) : await decodeMp3(bytes, maxDurationMs)
  } catch (error) {
    if (error instanceof RangeError) throw new UnusableSound('unreadable', error)
    throw error
  }
}
