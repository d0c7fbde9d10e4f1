import { createSpeech, type Recordings, type Speech } from '@letterliaan/speech'
import type { Settings } from './env.ts'

/** Opens the configured voice. The sounds that it makes are stored in `DATA_DIR`. */
export function openSpeech(settings: Settings, recordings?: Recordings): Speech {
  const { DATA_DIR, SPEECH_MODEL } = settings
  return createSpeech({
    dataDir: DATA_DIR,
    ...(recordings && { recordings }),
    ...(SPEECH_MODEL !== undefined && { model: SPEECH_MODEL }),
  })
}
