import * as z from 'zod'
import { defineEndpoints } from '../endpoint.ts'
import { Activity, Progress, ProgressBody, RedoLevel, StepsByPhase, WorldRedo } from '../entities/index.ts'

const worldParams = z.object({ id: z.coerce.number().pipe(z.int().min(1).max(4)) })

export const progressEndpoints = defineEndpoints({
  'GET /api/v1/progress': {
    summary: 'How the student is doing: a row for each step and difficulty',
    tag: 'progress',
    auth: 'bearer',
    response: z.array(Progress),
  },
  'POST /api/v1/progress': {
    summary: 'Tell where the child is in an exercise, on its next button; the latest place is kept',
    tag: 'progress',
    auth: 'bearer',
    body: ProgressBody,
    response: Activity,
    success: 201,
    idempotent: true,
  },
  'GET /api/v1/world/:id/redo': {
    summary: 'Is the student doing this world again, and at two or at three stars?',
    tag: 'progress',
    auth: 'bearer',
    params: worldParams,
    response: WorldRedo,
  },
  'POST /api/v1/world/:id/redo': {
    summary: 'Do a world that was passed again at two or three stars; nothing earned is taken away',
    tag: 'progress',
    auth: 'bearer',
    params: worldParams,
    body: z.strictObject({ difficulty: RedoLevel }),
    response: StepsByPhase,
    idempotent: true,
  },
})
