import type { SoundType, Word } from '@letterliaan/contract'
import type { Client } from '@letterliaan/contract/client'

const spoken = /^\/word\/([a-z_]+)\/([^/]+)\.mp3$/

/** Where a word's sound is fetched (API-7); a sound that was changed has another address. */
export const wordAudioAddress = (
  { file_name, audio_version }: Pick<Word, 'file_name' | 'audio_version'>,
  type: SoundType,
): string => `/word/${type}/${encodeURIComponent(file_name)}.mp3?v=${encodeURIComponent(audio_version)}`

/**
 * Where what an exercise says of a word is fetched. `part` is the id of a single sound, or the number of a klankgroep, from
 * 1.
 */
export function soundAddress(
  word: Pick<Word, 'file_name' | 'audio_version'>,
  sound: SoundType | 'group',
  part?: string,
): string {
  if (sound === 'part') return `/word/parts/${encodeURIComponent(part ?? '')}.mp3`
  return sound === 'group'
    ? `${wordAudioAddress(word, 'sound_groups')}&group=${part ?? ''}`
    : wordAudioAddress(word, sound)
}

/**
 * Fetches a word's sound (`/word/…`) with the token of who is logged in, and its renewal. Null if the address is of
 * something else.
 */
export function fetchWordAudio(client: Pick<Client, 'call'>, address: string): Promise<Response> | null {
  const { pathname, searchParams } = new URL(address, location.origin)
  const [, type, name] = spoken.exec(pathname) ?? []
  if (type === undefined || name === undefined) return null
  const file_name = decodeURIComponent(name)
  const query = { v: searchParams.get('v') ?? undefined }
  const group = searchParams.get('group') ?? undefined
  const bytes =
    type === 'parts'
      ? client.call('GET /word/parts/:file_name.mp3', { params: { file_name }, query })
      : client.call('GET /word/:type/:file_name.mp3', {
          params: { type: type as SoundType, file_name },
          query: { ...query, group: group === undefined ? undefined : Number(group) },
        })
  return bytes.then((body) => new Response(body))
}
