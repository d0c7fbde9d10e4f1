import type { SoundType, Word } from '@letterliaan/contract'
import type { Client } from '@letterliaan/contract/client'
import { type SpokenLine, textKey } from '@letterliaan/texts'

const spoken = /^\/word\/([a-z_]+)\/([^/]+)\.mp3$/
const spokenOfProduct = /^\/word\/text\/([^/]+)\.mp3$/
const spokenOfStep = /^\/word\/text\/(\d+)\/([^/]+)\.mp3$/

/** `speaker`: no neural voice may say it (audio.md, One speaker per exercise). */
type SoundingWord = Pick<Word, 'file_name' | 'audio_version'> & { readonly speaker?: 'embedded' }

/** The address of a word's sound (API-7); a changed sound has another address. */
export const wordAudioAddress = (
  { file_name, audio_version, speaker }: SoundingWord,
  type: SoundType,
): string =>
  `/word/${type}/${encodeURIComponent(file_name)}.mp3?v=${encodeURIComponent(audio_version)}${speaker === undefined ? '' : `&speaker=${speaker}`}`

/** `part`: the id of a single sound, or the number of a klankgroep or a phrase, from 1. */
export function soundAddress(
  word: SoundingWord,
  sound: SoundType | 'group' | 'phrase',
  part?: string,
): string {
  if (sound === 'part') return `/word/parts/${encodeURIComponent(part ?? '')}.mp3`
  if (sound === 'phrase') return `${wordAudioAddress(word, 'sentence')}&phrase=${part ?? ''}`
  return sound === 'group'
    ? `${wordAudioAddress(word, 'sound_groups')}&group=${part ?? ''}`
    : wordAudioAddress(word, sound)
}

export const textAddress = ({ text, step_id }: SpokenLine): string =>
  `/word/text/${step_id === undefined ? '' : `${step_id}/`}${textKey(text)}.mp3`

/**
 * Fetches a word's sound or a step's text with the login's token, and a text of the product too where the school has a
 * `soundsVersion`; null for other addresses.
 */
export function fetchWordAudio(
  client: Pick<Client, 'call'>,
  address: string,
  soundsVersion = '',
): Promise<Response> | null {
  const { pathname, searchParams } = new URL(address, location.origin)
  const [, product] = spokenOfProduct.exec(pathname) ?? []
  if (product !== undefined && soundsVersion !== '') {
    const call = { params: { key: product }, query: { v: soundsVersion } }
    return client.call('GET /word/text/own/:key.mp3', call).then((body) => new Response(body))
  }
  const [, step_id, key] = spokenOfStep.exec(pathname) ?? []
  if (step_id !== undefined && key !== undefined) {
    const params = { id: Number(step_id), key }
    return client.call('GET /word/text/:id/:key.mp3', { params }).then((body) => new Response(body))
  }
  const [, type, name] = spoken.exec(pathname) ?? []
  if (type === undefined || name === undefined || type === 'text') return null
  const file_name = decodeURIComponent(name)
  const query = { v: searchParams.get('v') ?? undefined }
  const speaker = searchParams.has('speaker') ? 'embedded' : undefined
  const numberOf = (part: 'group' | 'phrase') => {
    const number = searchParams.get(part)
    return number === null ? undefined : Number(number)
  }
  const bytes =
    type === 'parts'
      ? client.call('GET /word/parts/:file_name.mp3', { params: { file_name }, query })
      : client.call('GET /word/:type/:file_name.mp3', {
          params: { type: type as SoundType, file_name },
          query: { ...query, speaker, group: numberOf('group'), phrase: numberOf('phrase') },
        })
  return bytes.then((body) => new Response(body))
}
