import type { PronouncedType, RecordableType, VoiceLicence } from '@letterliaan/contract'
import type { Generated } from 'kysely'
import type { JsonText, OwnedByOrganisation, UnixSecondsColumn } from './columns.ts'

export interface SoundTables {
  readonly pronunciation: PronunciationTable
  readonly recording: RecordingTable
  readonly voice_pack: VoicePackTable
  readonly word_mark: WordMarkTable
}

/** A sound corrected by an organisation. `file_name`: slug of the spoken word or plural. */
export interface PronunciationTable extends OwnedByOrganisation {
  readonly type: PronouncedType
  readonly file_name: string
  readonly groups: JsonText
  readonly user_id: number
  readonly created_at: UnixSecondsColumn
}

/** A recording; `stored_file` has its bytes, under `<type>/<file_name>`. */
export interface RecordingTable extends OwnedByOrganisation {
  readonly type: RecordableType
  readonly file_name: string
  readonly content_hash: string
  readonly duration_ms: number
  readonly doubts: JsonText
  /** The `content_hash` of the voice pack that contained it; null: none. */
  readonly voice_pack: string | null
  readonly user_id: number
  readonly created_at: UnixSecondsColumn
}

/** A voice made elsewhere (ADR 65); its sounds are rows of `recording`. */
export interface VoicePackTable extends OwnedByOrganisation {
  readonly content_hash: string
  readonly speaker: string
  readonly licence: VoiceLicence
  readonly consent: string
  /** ISO date, such as '2026-09-07'. */
  readonly made_on: string
  readonly user_id: number
  readonly created_at: UnixSecondsColumn
}

export interface WordMarkTable extends OwnedByOrganisation {
  readonly id: Generated<number>
  readonly word_id: number
  readonly user_id: number
  readonly created_at: UnixSecondsColumn
}
