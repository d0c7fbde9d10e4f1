export type FileKind = 'recording' | 'picture'

/** Identifies a file within its organisation. `name`: `word/vis` for a recording, `eigen-…` for a picture. */
export interface FileKey {
  readonly organisation_id: number
  readonly kind: FileKind
  readonly name: string
}

export const toRecordingFileKey = (
  organisation_id: number,
  { type, file_name }: { readonly type: string; readonly file_name: string },
): FileKey => ({ organisation_id, kind: 'recording', name: `${type}/${file_name}` })

export const toPictureKey = (organisation_id: number, name: string): FileKey => ({
  organisation_id,
  kind: 'picture',
  name,
})
