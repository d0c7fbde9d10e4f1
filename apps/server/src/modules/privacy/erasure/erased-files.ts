import type { RecordingFileKey, RecordingFiles, Speech } from '@letterliaan/speech'
import type { PictureFiles } from '../../curriculum/index.ts'

export interface ErasedFiles {
  removeRecording(organisation_id: number, name: RecordingFileKey): Promise<void>
  removePicture(name: string): Promise<void>
}

/** `speech` null: nothing was made of them here. */
export const createErasedFiles = (
  recordings: RecordingFiles,
  pictures: PictureFiles,
  speech: Speech | null,
): ErasedFiles => ({
  async removeRecording(organisation_id, name) {
    const organisationId = String(organisation_id)
    await speech?.forgetRecordingFile(organisationId, name)
    await recordings.remove(organisationId, name)
  },
  removePicture: (name) => pictures.remove(name),
})
