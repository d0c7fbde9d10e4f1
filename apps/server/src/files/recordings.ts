import type { Recordings } from '@letterliaan/speech'
import { toRecordingFileKey } from './file-key.ts'
import type { FileStore } from './file-store.ts'

export const createRecordings = (files: Pick<FileStore, 'find'>): Recordings => ({
  async find(organisationId, name) {
    const file = await files.find(toRecordingFileKey(Number(organisationId), name))
    if (file === null) return undefined
    return {
      content_hash: file.content_hash,
      async read() {
        const bytes = await file.read()
        if (bytes === null) throw new Error('This recording was taken away a moment ago.')
        return bytes
      },
    }
  },
})
