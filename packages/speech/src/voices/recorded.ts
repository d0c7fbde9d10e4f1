import type { SoundId } from '@letterliaan/dutch'
import { chooseSoundLevelDb } from '../embedded/parts.ts'
import { speechLevelDb } from '../audio/level.ts'
import type { AudioFinisher } from '../finishing/finisher.ts'
import {
  findRecordingFileKey,
  type Recording,
  type RecordingFileKey,
  type Recordings,
} from '../recordings.ts'
import type { Voice } from './voice.ts'

export function createRecordedVoice(recordings: Recordings, finisher: AudioFinisher): Voice {
  return {
    async plan(request) {
      const name = findRecordingFileKey(request)
      if (request.organisation_id === undefined || name === undefined) return undefined
      const recording = await recordings.find(request.organisation_id, name)
      if (!recording) return undefined
      const levelDb = 'sound' in request ? chooseSoundLevelDb(request.sound) : speechLevelDb
      return {
        voice: 'recorded',
        fingerprint: fingerprintOf(recording, levelDb),
        render: async () => finisher.normalise(await recording.read(), levelDb),
      }
    },
  }
}

const fingerprintOf = ({ content_hash }: Recording, levelDb: number): string =>
  JSON.stringify(['recorded', content_hash, levelDb])

export const computeRecordedFingerprint = (
  { type, file_name }: RecordingFileKey,
  recording: Recording,
): string =>
  fingerprintOf(recording, type === 'part' ? chooseSoundLevelDb(file_name as SoundId) : speechLevelDb)
