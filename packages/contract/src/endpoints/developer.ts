import * as z from 'zod'
import { defineEndpoints } from '../endpoint.ts'
import { Difficulty, Id } from '../entities/index.ts'

const call = {
  tag: 'developer',
  auth: 'bearer',
  params: z.object({ id: z.coerce.number().pipe(Id) }),
  body: z.strictObject({ difficulty: Difficulty }),
  response: z.object({}),
  developer: true,
} as const

export const developerEndpoints = defineEndpoints({
  'POST /api/v1/dev/step/:id/pass': {
    ...call,
    summary:
      'Play what passing a step takes, in the student’s name; every answer is judged and kept as any other',
  },
  'POST /api/v1/dev/step/:id/repeat': {
    ...call,
    summary: 'Begin every exercise of a step again',
  },
})
