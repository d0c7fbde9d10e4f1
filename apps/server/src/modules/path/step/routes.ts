import { defineHandlers } from '../../../plugins/contract/handler.ts'
import type { StepService } from './service.ts'

export const stepRoutes = (service: StepService) =>
  defineHandlers({
    'GET /api/v1/step': ({ caller }) => service.listKept(caller.student_id),
    'GET /api/v1/step/:id': ({ caller, params }) => service.get(caller.student_id, params.id),
  })
