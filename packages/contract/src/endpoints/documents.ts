import * as z from 'zod'
import { defineEndpoints } from '../endpoint.ts'
import { Id } from '../entities/index.ts'

/** Links send no token, so `documents` returns addresses with a short-lived signature. */
export const documentEndpoints = defineEndpoints({
  'GET /api/v1/step/:id/werkboek.pdf': {
    summary: 'The workbook of a step',
    tag: 'document',
    auth: 'bearer-or-signed',
    needs: 'user',
    params: z.object({ id: z.coerce.number().pipe(Id) }),
    query: z.object({ exp: z.coerce.number().int().optional(), sig: z.string().max(100).optional() }),
    response: null,
    contentType: 'application/pdf',
  },
  'GET /klankenkaart.pdf': {
    summary: 'The sound chart',
    tag: 'document',
    auth: 'none',
    response: null,
    contentType: 'application/pdf',
  },
})
