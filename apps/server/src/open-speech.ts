import { createSpeech, type Recordings, type Speech } from '@letterliaan/speech'
import type { Settings } from './env.ts'

/** Opens the configured voices. The sounds that they make are stored in `DATA_DIR`. */
export function openSpeech(settings: Settings, recordings?: Recordings): Speech {
  const { DATA_DIR, SPEECH_MODEL, SPEECH_PIPER, SPEECH_PIPER_MODEL, SPEECH_URL } = settings
  return createSpeech({
    dataDir: DATA_DIR,
    ...(recordings && { recordings }),
    ...(SPEECH_MODEL !== undefined && { model: { path: SPEECH_MODEL } }),
    ...(SPEECH_PIPER !== undefined &&
      SPEECH_PIPER_MODEL !== undefined && { piper: { command: SPEECH_PIPER, model: SPEECH_PIPER_MODEL } }),
    ...(SPEECH_URL !== undefined && { http: { url: SPEECH_URL } }),
  })
}

/** Tests whether a voice other than the built-in one is configured. */
export const hasOwnVoice = ({ SPEECH_MODEL, SPEECH_PIPER, SPEECH_URL }: Settings): boolean =>
  (SPEECH_MODEL ?? SPEECH_PIPER ?? SPEECH_URL) !== undefined
