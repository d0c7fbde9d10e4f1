import type { PronouncedType, RecordedType } from '@letterliaan/contract'
import type { Generated } from 'kysely'
import type { JsonText, Owned, Time } from './columns.ts'

/** Sounds that an organisation corrected. `file_name` is the slug of the word or plural that is spoken. */
export interface PronunciationTable extends Owned {
  type: PronouncedType
  file_name: string
  /** SpokenGroup[]. */
  groups: JsonText
  user_id: number
  created_at: Time
}

/** What is known of a recording; its file is in packages/speech's store, under the same type and `file_name`. */
export interface RecordingTable extends Owned {
  type: RecordedType
  file_name: string
  content_hash: string
  duration_ms: number
  user_id: number
  created_at: Time
}

/** A word that sounds odd to somebody of the organisation. */
export interface WordMarkTable extends Owned {
  id: Generated<number>
  word_id: number
  user_id: number
  created_at: Time
}
