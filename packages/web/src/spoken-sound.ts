import type { AudioType, Word } from '@letterliaan/contract'
import type { Client } from '@letterliaan/contract/client'
import { type SpokenLine, computeTextKey } from '@letterliaan/texts'

const spoken = /^\/word\/([a-z_]+)\/(?:([^/]+)\/)?([^/]+)\.mp3$/

/** `speaker` forbids a neural voice (audio.md, One speaker per exercise). */
type SoundingWord = Pick<Word, 'file_name' | 'audio_version'> & { readonly speaker?: 'embedded' }

/** Returns the address of a word's sound (API-7). If the sound changes, its address changes. */
export const formatWordAudioAddress = (
  { file_name, audio_version, speaker }: SoundingWord,
  type: AudioType,
): string =>
  `/word/${type}/${file_name}.mp3?v=${encodeURIComponent(audio_version)}${speaker === undefined ? '' : `&speaker=${speaker}`}`

/** `part` is the id of a single sound, or the number of a klankgroep or phrase, from 1. */
export function formatSoundAddress(
  word: SoundingWord,
  sound: AudioType | 'group' | 'phrase',
  part?: string,
): string {
  if (sound === 'part') return `/word/parts/${part ?? ''}.mp3`
  if (sound === 'phrase') return `${formatWordAudioAddress(word, 'sentence')}&phrase=${part ?? ''}`
  return sound === 'group'
    ? `${formatWordAudioAddress(word, 'sound_groups')}&group=${part ?? ''}`
    : formatWordAudioAddress(word, sound)
}

let ofSchool = ''

/** Sets the version of the school's recordings, or ''. If not '', texts have other addresses. */
export const setSchoolSoundVersion = (version: string): void => {
  ofSchool = version
}

export function formatTextAddress({ text, step_id }: SpokenLine): string {
  const owner = step_id ?? (ofSchool && 'own')
  const version = owner === 'own' ? `?v=${ofSchool}` : ''
  return `/word/text/${owner && `${owner}/`}${computeTextKey(text)}.mp3${version}`
}

/** Fetches a sound of a word, step or school with the login's token. Returns null for other addresses. */
export function fetchSpokenSound(client: Pick<Client, 'call'>, address: string): Promise<Response> | null {
  const { pathname, searchParams } = new URL(address, location.origin)
  const [, type, owner, name = ''] = spoken.exec(pathname) ?? []
  if (type === undefined || (type === 'text' && owner === undefined)) return null
  const read = (key: string): string | undefined => searchParams.get(key) ?? undefined
  const numberOf = (part: string): number | undefined => Number(read(part)) || undefined
  const v = read('v')
  const bytes =
    owner === 'own'
      ? client.call('GET /word/text/own/:key.mp3', { params: { key: name }, query: { v } })
      : owner !== undefined
        ? client.call('GET /word/text/:id/:key.mp3', { params: { id: Number(owner), key: name } })
        : type === 'parts'
          ? client.call('GET /word/parts/:file_name.mp3', { params: { file_name: name }, query: { v } })
          : client.call('GET /word/:type/:file_name.mp3', {
              params: { type: type as AudioType, file_name: name },
              query: {
                v,
                speaker: read('speaker') as 'embedded' | undefined,
                group: numberOf('group'),
                phrase: numberOf('phrase'),
              },
            })
  return bytes.then((body) => new Response(body))
}
