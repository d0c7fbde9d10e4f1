import type { RecordedSound, RecordingDoubt, SoundGroup } from '@letterliaan/contract'
import type { SoundId } from '@letterliaan/dutch'
import { LRUCache } from 'lru-cache'
import type { Queries } from '../../../db/database.ts'
import { decodeJson } from '../../../db/json.ts'
import type { SoundingOrganisation } from '../../curriculum/index.ts'
import { findPronunciations, findRecordings } from './queries.ts'

export interface CheckedSoundGroup extends SoundGroup {
  readonly sounds: SoundId[]
}

export interface StoredRecording extends RecordedSound {
  readonly content_hash: string
}

export interface SoundCorrections {
  /** Changes with each correction; empty before the first. */
  readonly version: string
  readonly pronunciations: ReadonlyMap<string, readonly CheckedSoundGroup[]>
  readonly recordings: ReadonlyMap<string, StoredRecording>
}

export const noSoundCorrections: SoundCorrections = {
  version: '',
  pronunciations: new Map(),
  recordings: new Map(),
}

export const formatSoundKey = ({
  type,
  file_name,
}: {
  readonly type: string
  readonly file_name: string
}): string => `${type} ${file_name}`

/** Reads an organisation's corrected sounds, cached by version so that most calls need no query. */
export interface SoundCorrectionsReader {
  of(queries: Queries, organisation: SoundingOrganisation): Promise<SoundCorrections>
}

const maxCached = 200

export function createSoundCorrections(): SoundCorrectionsReader {
  const cache = new LRUCache<number, SoundCorrections>({ max: maxCached })
  return {
    async of(queries, { organisation_id, sounds_version }) {
      if (sounds_version === '') return noSoundCorrections
      const known = cache.get(organisation_id)
      if (known?.version === sounds_version) return known
      const changes = await readChanges(queries, organisation_id, sounds_version)
      cache.set(organisation_id, changes)
      return changes
    },
  }
}

async function readChanges(
  queries: Queries,
  organisation_id: number,
  version: string,
): Promise<SoundCorrections> {
  const pronunciations = await findPronunciations(queries, organisation_id)
  const recordings = await findRecordings(queries, organisation_id)
  return {
    version,
    pronunciations: new Map(
      pronunciations.map((row) => [formatSoundKey(row), decodeJson<CheckedSoundGroup[]>(row.groups)]),
    ),
    recordings: new Map(
      recordings.map(({ content_hash, name, pack_speaker, created_at, duration_ms, ...row }) => [
        formatSoundKey(row),
        {
          content_hash,
          name,
          pack_speaker,
          created_at,
          duration_ms,
          doubts: decodeJson<RecordingDoubt[]>(row.doubts),
        },
      ]),
    ),
  }
}
