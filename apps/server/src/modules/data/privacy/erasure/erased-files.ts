import type { RecordingFileKey, Speech } from '@letterliaan/speech'
import { toPictureKey, toRecordingFileKey } from '../../../../files/file-key.ts'
import type { FileStore } from '../../../../files/file-store.ts'

export interface FileEraser {
  removeRecording(organisation_id: number, name: RecordingFileKey): Promise<void>
  removePicture(organisation_id: number, name: string): Promise<void>
}

/** Removes files of erased people. `speech`: null if this process makes no sounds. */
export const createFileEraser = (
  files: Pick<FileStore, 'remove'>,
  speech: Pick<Speech, 'forgetRecordingFile'> | null,
): FileEraser => ({
  async removeRecording(organisation_id, name) {
    await speech?.forgetRecordingFile(String(organisation_id), name)
    await files.remove(toRecordingFileKey(organisation_id, name))
  },
  removePicture: (organisation_id, name) => files.remove(toPictureKey(organisation_id, name)),
})
