import path from 'node:path'
import { partOfPicture, partOfRecording } from '../format/names.ts'

export interface StoredFile {
  /** In the archive. */
  readonly name: string
  readonly path: string
}

interface FileRows {
  readonly recordings: readonly { readonly type: string; readonly file_name: string }[]
  readonly pictures: readonly { readonly name: string }[]
}

/** Where packages/speech and curriculum's pictures keep them. */
export const recordingsFolder = (dataDir: string, organisation_id: number): string =>
  path.join(dataDir, 'recordings', String(organisation_id))
export const picturesFolder = (dataDir: string): string => path.join(dataDir, 'pictures')

export const listFiles = (
  dataDir: string,
  organisation_id: number,
  { recordings, pictures }: FileRows,
): StoredFile[] => [
  ...recordings.map(({ type, file_name }) => ({
    name: partOfRecording({ type, file_name }),
    path: path.join(recordingsFolder(dataDir, organisation_id), type, file_name),
  })),
  ...pictures.map(({ name }) => ({
    name: partOfPicture(name),
    path: path.join(picturesFolder(dataDir), `${name}.webp`),
  })),
]
