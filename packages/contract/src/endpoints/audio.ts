import * as z from 'zod'
import { defineEndpoints } from '../endpoint.ts'

/** hub-and-account §7, Audio. */
export const SoundType = z.enum(['part', 'word', 'plural', 'sound_groups', 'structure', 'sentence'])
export type SoundType = z.infer<typeof SoundType>

const file_name = z.string().regex(/^[a-z0-9_~-]{1,120}$/)
const query = z.object({
  /** Version of the sound: a changed sound has a changed address. */
  v: z.string().max(40).optional(),
  /** Signed access for an `<audio>` element: expiry (unix seconds) and signature. */
  exp: z.coerce.number().int().optional(),
  sig: z.string().max(100).optional(),
})

export const audioEndpoints = defineEndpoints({
  'GET /word/parts/:file_name.mp3': {
    summary: 'One single sound of a word’s structure',
    tag: 'audio',
    auth: 'bearer-or-signed',
    params: z.object({ file_name }),
    query,
    response: null,
    contentType: 'audio/mpeg',
  },
  'GET /word/:type/:file_name.mp3': {
    summary: 'A word, its plural, sentence, klankgroepen or sounds, spoken',
    tag: 'audio',
    auth: 'bearer-or-signed',
    params: z.object({ type: SoundType, file_name }),
    query,
    response: null,
    contentType: 'audio/mpeg',
  },
})
