import * as z from 'zod'
import { defineEndpoints } from '../endpoint.ts'
import { RepeatableStep } from '../entities/index.ts'

export const repetitionEndpoints = defineEndpoints({
  'GET /api/v1/step/repeatable': {
    summary: 'The repetitions that wait for the student, and those that were done today',
    tag: 'repetition',
    auth: 'bearer',
    response: z.array(RepeatableStep),
    revalidate: 'caller',
  },
})
