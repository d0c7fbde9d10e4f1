import * as z from 'zod'
import { defineEndpoints } from '../endpoint.ts'
import { Id } from '../entities/index.ts'

export const SoundType = z.enum(['part', 'word', 'plural', 'sound_groups', 'structure', 'sentence'])
export type SoundType = z.infer<typeof SoundType>

const file_name = z.string().regex(/^[a-z0-9_~-]{1,120}$/)
const key = z.string().regex(/^[a-z0-9]{14}$/)
/** The version of the sound: a changed sound has another address. */
const v = z.string().max(40).optional()
const query = z.object({
  v,
  /** Expiry (unix seconds) and signature of a link home, which sends no token. */
  exp: z.coerce.number().int().optional(),
  sig: z.string().max(100).optional(),
})

export const audioEndpoints = defineEndpoints({
  'GET /word/parts/:file_name.mp3': {
    summary: 'One single sound of a word’s structure',
    tag: 'audio',
    auth: 'bearer',
    needs: 'user',
    params: z.object({ file_name }),
    query: z.object({ v }),
    response: null,
    contentType: 'audio/mpeg',
  },
  'GET /word/text/:key.mp3': {
    summary: 'A text of the product, spoken: the same for everyone, before the login too',
    tag: 'audio',
    auth: 'none',
    params: z.object({ key }),
    response: null,
    contentType: 'audio/mpeg',
  },
  'GET /word/text/own/:key.mp3': {
    summary: 'A text of the product as the caller’s school recorded it, or else as for everyone',
    tag: 'audio',
    auth: 'bearer',
    needs: 'user',
    params: z.object({ key }),
    query: z.object({ v }),
    response: null,
    contentType: 'audio/mpeg',
  },
  'GET /word/text/:id/:key.mp3': {
    summary: 'A text of one of the caller’s steps, spoken: of its author, or of who prepared it',
    tag: 'audio',
    auth: 'bearer',
    params: z.object({ id: z.coerce.number().pipe(Id), key }),
    response: null,
    contentType: 'audio/mpeg',
  },
  'GET /word/:type/:file_name.mp3': {
    summary: 'A word, its plural, sentence, klankgroepen or sounds, spoken',
    tag: 'audio',
    auth: 'bearer-or-signed',
    needs: 'user',
    params: z.object({ type: SoundType, file_name }),
    query: query.extend({
      group: z.coerce.number().int().min(1).max(40).optional(),
      phrase: z.coerce.number().int().min(1).max(40).optional(),
      /** Requested by an exercise that also plays single sounds, which no neural voice says. */
      speaker: z.enum(['embedded']).optional(),
    }),
    response: null,
    contentType: 'audio/mpeg',
  },
})
