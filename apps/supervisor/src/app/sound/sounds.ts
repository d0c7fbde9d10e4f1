import type { ReviewWord, SoundType } from '@letterliaan/contract'
import type { Client } from '@letterliaan/contract/client'

const spoken = /^\/word\/([a-z_]+)\/([^/]+)\.mp3$/
/** Sounds that were tried and can be heard again, the oldest making room. */
const mostHeld = 20

/** Where sounds come from: the server, or a moment ago. */
export interface Sounds {
  /** For the player: a word's sound by its address, or one that is held. */
  readonly fetch: (address: string) => Promise<Response>
  /** Holds a sound that is only to be tried. Returns its address. */
  readonly hold: (mp3: ArrayBuffer) => string
}

export function createSounds(client: Client): Sounds {
  const held = new Map<string, ArrayBuffer>()
  let last = 0

  async function fetchSpoken(address: string): Promise<Response> {
    const { pathname, searchParams } = new URL(address, location.origin)
    const [, type, name] = spoken.exec(pathname) ?? []
    if (type === undefined || name === undefined) throw new Error(`no sound at ${address}`)
    const params = { type: type as SoundType, file_name: decodeURIComponent(name) }
    const query = { v: searchParams.get('v') ?? undefined }
    return new Response(await client.call('GET /word/:type/:file_name.mp3', { params, query }))
  }

  return {
    fetch(address) {
      const mp3 = held.get(address)
      return mp3 ? Promise.resolve(new Response(mp3)) : fetchSpoken(address)
    },
    hold(mp3) {
      const address = `held:${++last}`
      held.set(address, mp3)
      held.delete(`held:${last - mostHeld}`)
      return address
    },
  }
}

/** Where a word's sound is fetched; a sound that was changed has another address. */
export const soundAddress = (
  { file_name, audio_version }: Pick<ReviewWord, 'file_name' | 'audio_version'>,
  type: SoundType,
): string => `/word/${type}/${encodeURIComponent(file_name)}.mp3?v=${encodeURIComponent(audio_version)}`
