import type { Database } from '../../../db/database.ts'
import { defineHandlers } from '../../../plugins/contract/handler.ts'
import { readGroupGoal, setGroupGoal } from './group-goal.ts'
import { celebrateGoal, readStudentGoals } from './student-goals.ts'

export const createGoalRoutes = ({ queries }: Pick<Database, 'queries'>) =>
  defineHandlers({
    'GET /api/v1/goal': ({ caller, now }) => readStudentGoals(queries, caller, now),
    'PUT /api/v1/goal/:id/celebrated': ({ transaction, caller, params, body, now }) =>
      celebrateGoal(transaction, caller, { group_id: params.id, week: body.week }, now),
    'GET /api/v1/begeleider/group/:id/goal': ({ caller, params, now }) =>
      readGroupGoal(queries, caller, params.id, now),
    'PUT /api/v1/begeleider/group/:id/goal': (call) => setGroupGoal(call, call.params.id, call.body),
  })
