import * as z from 'zod'
import { defineEndpoints } from '../endpoint.ts'
import { CelebrateGoalBody, GroupGoal, GroupGoalBody, Id, StudentGoals } from '../entities/index.ts'

const params = z.object({ id: z.coerce.number().pipe(Id) })
const common = { tag: 'goal', auth: 'bearer' } as const

/** One goal for the whole group, without the work of each child (rules.md, The goal of a group). */
export const goalEndpoints = defineEndpoints({
  'GET /api/v1/goal': {
    ...common,
    summary:
      'The goals of this week of the groups that the student is in, and its own words beside its best week',
    needs: 'student',
    response: StudentGoals,
  },
  'PUT /api/v1/goal/:id/celebrated': {
    ...common,
    summary:
      'Tell that the child saw that its group (`id`) reached its goal, so that it is celebrated once. 404 for a group of others, 409 where it is not reached',
    params,
    body: CelebrateGoalBody,
    response: StudentGoals,
    idempotent: true,
  },
  'GET /api/v1/begeleider/group/:id/goal': {
    ...common,
    summary: 'The goal of a group this week, how far it is, and what the last weeks propose',
    needs: 'supervisor',
    params,
    response: GroupGoal,
  },
  'PUT /api/v1/begeleider/group/:id/goal': {
    ...common,
    summary: 'Set, change or take away the goal of a group this week, and for the coming weeks',
    needs: 'supervisor',
    params,
    body: GroupGoalBody,
    response: GroupGoal,
    idempotent: true,
  },
})
