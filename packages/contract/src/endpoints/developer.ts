import * as z from 'zod'
import { defineEndpoints } from '../endpoint.ts'
import { Difficulty, Id } from '../entities/index.ts'

export const developerEndpoints = defineEndpoints({
  'POST /api/v1/dev/step/:id/:what': {
    tag: 'developer',
    auth: 'bearer',
    summary:
      'Play what passing a step takes, in the student’s name: every answer is judged and kept as any other. Or begin every exercise of it again',
    params: z.object({ id: z.coerce.number().pipe(Id), what: z.enum(['pass', 'repeat']) }),
    body: z.strictObject({ difficulty: Difficulty }),
    response: z.object({}),
    developer: true,
  },
})
