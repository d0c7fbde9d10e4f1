import { soundLevelDb } from '../embedded/parts.ts'
import { speechLevelDb } from '../audio/level.ts'
import type { Finisher } from '../finishing/finisher.ts'
import { recordingFileKeyOf, type Recordings } from '../recordings.ts'
import type { Voice } from './voice.ts'

export function createRecordedVoice(recordings: Recordings, finisher: Finisher): Voice {
  return {
    async plan(request) {
      const name = recordingFileKeyOf(request)
      if (request.organisation_id === undefined || name === undefined) return undefined
      const recording = await recordings.find(request.organisation_id, name)
      if (!recording) return undefined
      const levelDb = 'sound' in request ? soundLevelDb(request.sound) : speechLevelDb
      return {
        voice: 'recorded',
        fingerprint: JSON.stringify(['recorded', recording.content_hash, levelDb]),
        render: async () => finisher.normalise(await recording.read(), levelDb),
      }
    },
  }
}
