import type { RecordingFileKey, Recordings } from '../recordings.ts'
import { computeHash } from '../sound-store.ts'

export interface RecordingsInMemory extends Recordings {
  save(organisationId: string, name: RecordingFileKey, bytes: Uint8Array): void
  remove(organisationId: string, name: RecordingFileKey): void
}

export function createRecordingsInMemory(): RecordingsInMemory {
  const kept = new Map<string, Uint8Array>()
  const keyOf = (organisationId: string, { type, file_name }: RecordingFileKey): string =>
    [organisationId, type, file_name].join(' ')
  return {
    async find(organisationId, name) {
      const bytes = kept.get(keyOf(organisationId, name))
      return bytes && { content_hash: computeHash(bytes), read: async () => new Uint8Array(bytes) }
    },
    save: (organisationId, name, bytes) => void kept.set(keyOf(organisationId, name), bytes),
    remove: (organisationId, name) => void kept.delete(keyOf(organisationId, name)),
  }
}
