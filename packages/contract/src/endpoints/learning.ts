import * as z from 'zod'
import { defineEndpoints } from '../endpoint.ts'
import {
  AnswerBody,
  Difficulty,
  Exercise,
  Id,
  Step,
  StepsByPhase,
  StudentExercise,
  Word,
} from '../entities/index.ts'

const params = z.object({ id: z.coerce.number().pipe(Id) })

/** The specification has two addresses for a reset (API-3). */
const reset = {
  summary: 'Start an exercise again, words in a new order',
  tag: 'exercise',
  auth: 'bearer',
  params,
  body: z.object({ difficulty: Difficulty, shuffle: z.literal(1).optional() }),
  response: StudentExercise,
  idempotent: true,
} as const

export const learningEndpoints = defineEndpoints({
  'GET /api/v1/step': {
    summary: 'All steps of the student, grouped by phase',
    tag: 'step',
    auth: 'bearer',
    response: StepsByPhase,
    revalidate: 'caller',
  },
  'GET /api/v1/step/:id': {
    summary: 'One step with its exercises and words',
    tag: 'step',
    auth: 'bearer',
    params,
    response: Step,
    revalidate: 'caller',
  },
  'GET /api/v1/exercise/:id': {
    summary: 'One exercise with the student’s run at each difficulty',
    tag: 'exercise',
    auth: 'bearer',
    params,
    response: Exercise,
    revalidate: 'caller',
  },
  'PUT /api/v1/exercise/:id': {
    summary: 'Submit an answer or a wrong move; the server judges it',
    tag: 'exercise',
    auth: 'bearer',
    params,
    body: AnswerBody,
    response: StudentExercise,
    idempotent: true,
    storesKey: true,
  },
  'PUT /api/v1/exercise/reset/:id': reset,
  'PUT /api/v1/reset/:id': { ...reset, specified: 'API-3' },
  'POST /api/v1/exercise/hard-reset/:id': {
    summary: 'Start a dictation from nothing',
    tag: 'exercise',
    auth: 'bearer',
    params,
    body: z.object({
      difficulty: Difficulty,
      same_order: z
        .literal(1)
        .optional()
        .describe(
          'Words of an unfinished dictation keep their order: a device without a network begins it again.',
        ),
    }),
    response: StudentExercise,
    idempotent: true,
  },
  'GET /api/v1/word/:id': {
    summary: 'One word',
    tag: 'word',
    auth: 'bearer',
    params,
    response: Word,
    specified: 'API-6',
  },
})
