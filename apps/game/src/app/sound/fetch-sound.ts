import type { SoundType } from '@letterliaan/contract'
import type { Client } from '@letterliaan/contract/client'

const spoken = /^\/word\/([a-z_]+)\/([^/]+)\.mp3$/

/**
 * Fetches a sound by its address for the player: what is spoken (`/word/…`) with the child's token and its renewal,
 * the game's own effects as they are.
 */
export const fetchSoundWith =
  (client: Client) =>
  async (url: string): Promise<Response> => {
    const { pathname, searchParams } = new URL(url, location.origin)
    const [, type, name] = spoken.exec(pathname) ?? []
    if (type === undefined || name === undefined) return fetch(url)
    const file_name = decodeURIComponent(name)
    const query = { v: searchParams.get('v') ?? undefined }
    const group = searchParams.get('group') ?? undefined
    const bytes =
      type === 'parts'
        ? await client.call('GET /word/parts/:file_name.mp3', { params: { file_name }, query })
        : await client.call('GET /word/:type/:file_name.mp3', {
            params: { type: type as SoundType, file_name },
            query: { ...query, group: group === undefined ? undefined : Number(group) },
          })
    return new Response(bytes)
  }
