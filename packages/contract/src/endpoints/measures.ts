import * as z from 'zod'
import { defineEndpoints } from '../endpoint.ts'
import {
  ApplyMeasureBody,
  GiveMeasureBody,
  GiveMeasureResult,
  KeptMoments,
  NormedMoments,
  Version,
  Id,
  Measure,
  StudentMeasures,
} from '../entities/index.ts'
import { groupLimits } from '../limits.ts'

const params = z.object({ id: z.coerce.number().pipe(Id) })
const supervised = { tag: 'measure', auth: 'bearer', needs: 'supervisor' } as const

export const measureEndpoints = defineEndpoints({
  'POST /api/v1/begeleider/measure': {
    ...supervised,
    summary: 'Give children a measure; one for whom a measure waits keeps that one',
    body: GiveMeasureBody,
    response: GiveMeasureResult,
    success: 201,
    idempotent: true,
  },
  'POST /api/v1/begeleider/measure/withdraw': {
    ...supervised,
    summary: 'Take measures back that are not finished: what was answered stays',
    body: z.strictObject({ measure_ids: z.array(Id).min(1).max(groupLimits.students) }),
    response: z.object({ measure_ids: z.array(Id) }),
    idempotent: true,
  },
  'GET /api/v1/begeleider/student/:id/measure': {
    ...supervised,
    summary: 'The measures of a child with what they propose, and its scores on tests with norms',
    params,
    response: StudentMeasures,
  },
  'POST /api/v1/begeleider/measure/:id/apply': {
    ...supervised,
    summary:
      'Take over what a measure proposes for some topics: the child’s path changes; none: it no longer waits',
    params,
    body: ApplyMeasureBody,
    response: Measure,
    idempotent: true,
  },
  'PUT /api/v1/begeleider/student/:id/normed-moment': {
    ...supervised,
    summary:
      'Keep these scores on tests with norms, which the school writes down for the dyslexia file, instead of those before',
    params,
    query: z.object({ version: Version.optional() }),
    body: NormedMoments,
    response: KeptMoments,
    idempotent: true,
  },
})
