import * as z from 'zod'
import { defineEndpoints } from '../endpoint.ts'
import { Id, Test, TestAnswerBody, WaitingDictation, WaitingMeasure } from '../entities/index.ts'

const params = z.object({ id: z.coerce.number().pipe(Id) })

export const toetsEndpoints = defineEndpoints({
  'GET /api/v1/test': {
    summary:
      'The week’s dictations that the student may take today, and the parts of measures that wait for it',
    tag: 'test',
    auth: 'bearer',
    response: z.object({ dictations: z.array(WaitingDictation), measures: z.array(WaitingMeasure) }),
    revalidate: 'caller',
  },
  'GET /api/v1/test/:id': {
    summary: 'A test with its words, and its outcome when it is complete',
    tag: 'test',
    auth: 'bearer',
    params,
    response: Test,
    revalidate: 'caller',
  },
  'PUT /api/v1/test/:id': {
    summary: 'Submit the answer to a word of a test; the server judges it',
    tag: 'test',
    auth: 'bearer',
    params,
    body: TestAnswerBody,
    response: Test,
    idempotent: true,
  },
  'PUT /api/v1/test/reset/:id': {
    summary: 'Take a test that was not passed again, its words in another order; any other stays as it is',
    tag: 'test',
    auth: 'bearer',
    params,
    response: Test,
    idempotent: true,
  },
})
