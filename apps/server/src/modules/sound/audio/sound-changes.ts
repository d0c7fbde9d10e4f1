import { randomUUID } from 'node:crypto'
import type { RecordedSound, SpokenGroup } from '@letterliaan/contract'
import type { SoundId } from '@letterliaan/dutch'
import type { Queries, Transaction } from '../../../db/database.ts'
import { decodeJson } from '../../../db/json.ts'
import type { SoundingOrganisation } from '../../curriculum/voices.ts'

/** A klankgroep whose sounds have been checked. */
export interface CheckedGroup extends SpokenGroup {
  readonly sounds: SoundId[]
}

export interface KeptRecording extends RecordedSound {
  readonly content_hash: string
}

/** What an organisation changed of how words sound, by the key of what is spoken. */
export interface SoundChanges {
  /** Another text after every change; empty while there was none. */
  readonly version: string
  readonly pronunciations: ReadonlyMap<string, readonly CheckedGroup[]>
  readonly recordings: ReadonlyMap<string, KeptRecording>
}

export const NO_CHANGES: SoundChanges = { version: '', pronunciations: new Map(), recordings: new Map() }

/** Names something that is spoken: its type, with the name that speech gives its recording. */
export const soundKey = ({
  type,
  file_name,
}: {
  readonly type: string
  readonly file_name: string
}): string => `${type} ${file_name}`

export const findSounding = (queries: Queries, organisation_id: number): Promise<SoundingOrganisation> =>
  queries
    .selectFrom('organisation')
    .select(['id as organisation_id', 'sounds_version'])
    .where('id', '=', organisation_id)
    .executeTakeFirstOrThrow()

/** Reads what an organisation changed; kept until its version changes, so that most calls cost no query. */
export interface SoundChangesReader {
  of(queries: Queries, organisation: SoundingOrganisation): Promise<SoundChanges>
}

export function createSoundChanges(): SoundChangesReader {
  const kept = new Map<number, SoundChanges>()
  return {
    async of(queries, { organisation_id, sounds_version }) {
      if (sounds_version === '') return NO_CHANGES
      const known = kept.get(organisation_id)
      if (known?.version === sounds_version) return known
      const changes = await readChanges(queries, organisation_id, sounds_version)
      kept.set(organisation_id, changes)
      return changes
    },
  }
}

/**
 * Says that an organisation's sounds changed, in the transaction that changes them. The version is random and not
 * counted: one that was rolled back never comes again with other changes.
 */
export const markSoundsChanged = (transaction: Transaction, organisation_id: number) =>
  transaction
    .updateTable('organisation')
    .set({ sounds_version: randomUUID() })
    .where('id', '=', organisation_id)
    .execute()

async function readChanges(
  queries: Queries,
  organisation_id: number,
  version: string,
): Promise<SoundChanges> {
  const pronunciations = await queries
    .selectFrom('pronunciation')
    .select(['type', 'file_name', 'groups'])
    .where('organisation_id', '=', organisation_id)
    .execute()
  const recordings = await queries
    .selectFrom('recording')
    .innerJoin('user', 'user.id', 'recording.user_id')
    .select(['type', 'file_name', 'content_hash', 'duration_ms', 'recording.created_at', 'user.name'])
    .where('recording.organisation_id', '=', organisation_id)
    .execute()
  return {
    version,
    pronunciations: new Map(
      pronunciations.map((row) => [soundKey(row), decodeJson<CheckedGroup[]>(row.groups)]),
    ),
    recordings: new Map(
      recordings.map(({ type, file_name, ...recording }) => [soundKey({ type, file_name }), recording]),
    ),
  }
}
