import type { FileKind } from '../../files/file-key.ts'
import type { OwnedByOrganisation, UnixSecondsColumn } from './columns.ts'

export interface FileTables {
  readonly stored_file: StoredFileTable
}

/** A recording or an own picture, either in `bytes` or in an object store. */
export interface StoredFileTable extends OwnedByOrganisation {
  readonly kind: FileKind
  readonly name: string
  readonly content_hash: string
  readonly num_bytes: number
  readonly bytes: Buffer | null
  readonly object_name: string | null
  readonly created_at: UnixSecondsColumn
}
