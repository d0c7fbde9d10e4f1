import type { AudioType, Word } from '@letterliaan/contract'
import { isSound } from '@letterliaan/dutch'
import type { SayRequest, Speech } from '@letterliaan/speech'
import type { Queries } from '../../../db/database.ts'
import type { BytesResponse } from '../../../plugins/contract/handler.ts'
import { createNotFoundError } from '../../../plugins/errors/problem-error.ts'
import type { Contents, SoundingOrganisation } from '../../curriculum/index.ts'
import { findWordsByFileName } from './queries.ts'
import type { SoundCorrections, SoundCorrectionsReader } from './sound-corrections.ts'
import { toSoundGroupRequest, toPhraseRequest, toSayRequest, type WordAudioType } from './word-sounds.ts'
import { readSoundsVersion } from '../../../db/tables/organisation.ts'

/** A sound at a versioned address never changes (audio.md). Other addresses are revalidated. */
const cacheForever = 'private, max-age=31536000, immutable'
const alwaysRevalidate = 'private, no-cache'

export interface SoundRequest {
  readonly organisation_id: number
  readonly type: AudioType
  readonly file_name: string
  readonly v?: string | undefined
  readonly group?: number | undefined
  readonly phrase?: number | undefined
  readonly speaker?: 'embedded' | undefined
}

export interface AudioDependencies {
  readonly queries: Queries
  readonly contents: Contents
  readonly soundCorrections: SoundCorrectionsReader
  readonly speech: Speech
}

/** Returns the sound of a known word or sound (audio.md). Throws 404 for an unknown one. */
export function createAudioService({ queries, contents, soundCorrections, speech }: AudioDependencies) {
  /** Cached for ever only if the sound is the requested one, and not from a substitute voice. */
  const say = async (
    request: SayRequest,
    organisation_id: number,
    isVersioned: boolean,
  ): Promise<BytesResponse> => {
    const asked = { ...request, organisation_id: String(organisation_id) }
    const promised = await speech.describe(asked)
    const { mp3, etag } = await speech.say(asked)
    return {
      bytes: mp3,
      etag,
      cacheControl: isVersioned && etag === promised.etag ? cacheForever : alwaysRevalidate,
    }
  }

  const sayPart = (sound: string, organisation_id: number): Promise<BytesResponse> => {
    if (!isSound(sound)) throw createNotFoundError()
    return say({ type: 'part', sound }, organisation_id, false)
  }

  return {
    part: sayPart,

    async sound({
      organisation_id,
      type,
      file_name,
      v,
      speaker,
      ...part
    }: SoundRequest): Promise<BytesResponse> {
      if (type === 'part') return sayPart(file_name, organisation_id)
      const organisation = await readSoundsVersion(queries, organisation_id)
      const word = await findWord({ queries, contents, organisation }, file_name, v)
      const changes = await soundCorrections.of(queries, organisation)
      const request = word && requestOf(type, word, part, changes)
      if (!request) throw createNotFoundError()
      return say({ ...request, speaker }, organisation_id, word.audio_version === v)
    },
  }
}

function requestOf(
  type: WordAudioType,
  word: Word,
  { group, phrase }: Pick<SoundRequest, 'group' | 'phrase'>,
  changes: SoundCorrections,
): SayRequest | null {
  if (phrase !== undefined) return type === 'sentence' ? toPhraseRequest(word, phrase, changes) : null
  return group === undefined ? toSayRequest(type, word, changes) : toSoundGroupRequest(word, group, changes)
}

export type AudioService = ReturnType<typeof createAudioService>

interface WordSearch {
  readonly queries: Queries
  readonly contents: Contents
  readonly organisation: SoundingOrganisation
}

async function findWord(
  { queries, contents, organisation }: WordSearch,
  file_name: string,
  v: string | undefined,
): Promise<Word | null> {
  const rows = await findWordsByFileName(queries, organisation.organisation_id, file_name)
  const words = []
  for (const { id, curriculum_step_id } of rows) {
    const content = await contents.voiced(queries, curriculum_step_id, organisation)
    const word = Object.values(content.words)
      .flat()
      .find((step) => step.id === id)
    if (!word) continue
    if (word.audio_version === v) return word
    words.push(word)
  }
  return words[0] ?? null
}
