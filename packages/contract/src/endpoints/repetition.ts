import * as z from 'zod'
import { defineEndpoints } from '../endpoint.ts'
import { Id, StepRepeatable, RepeatableStep } from '../entities/index.ts'

const params = z.object({ id: z.coerce.number().pipe(Id) })

export const repetitionEndpoints = defineEndpoints({
  'GET /api/v1/step/repeatable': {
    summary: 'The repetitions that wait for the student, and those that were done today',
    tag: 'repetition',
    auth: 'bearer',
    response: z.array(RepeatableStep),
    revalidate: 'caller',
  },
  'PUT /api/v1/begeleider/step/:id/repeatable': {
    summary: 'Mark a passed step of a student as repeatable, or take the mark away',
    tag: 'repetition',
    auth: 'bearer',
    needs: 'supervisor',
    params,
    body: z.strictObject({ is_repeatable: z.boolean() }),
    response: StepRepeatable,
    idempotent: true,
  },
})
