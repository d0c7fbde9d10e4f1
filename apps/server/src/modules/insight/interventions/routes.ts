import { spellingTopics } from '@letterliaan/curriculum'
import type { Database } from '../../../db/database.ts'
import { defineHandlers, type SupervisorCall } from '../../../plugins/contract/handler.ts'
import type { Contents } from '../../curriculum/index.ts'
import { giveMeasures } from '../measures/give-measures.ts'
import {
  archiveIntervention,
  changeIntervention,
  evaluateIntervention,
  storeSessions,
  planIntervention,
} from './plan-intervention.ts'
import { getIntervention, decodeGoals, listInterventions, readIntervention } from './read-intervention.ts'

export function createInterventionRoutes(database: Database, contents: Contents) {
  const { queries } = database
  const read = ({ transaction, caller, now }: SupervisorCall, id: number) =>
    readIntervention(transaction, contents, caller, id, now)

  return defineHandlers({
    'GET /api/v1/begeleider/intervention': async ({ caller }) => ({
      interventions: await listInterventions(queries, caller),
      topics: spellingTopics.map(({ key, label, world }) => ({ key, label, world })),
    }),
    'POST /api/v1/begeleider/intervention': async (call) =>
      read(call, await planIntervention(call, call.body)),
    'GET /api/v1/begeleider/intervention/:id': ({ caller, params, now }) =>
      readIntervention(queries, contents, caller, params.id, now),
    'PATCH /api/v1/begeleider/intervention/:id': async (call) => {
      const { id } = call.params
      const { plan, sessions, evaluation, children, is_archived } = call.body
      const { version } = call.query
      if (plan) await changeIntervention(database, call, id, { plan, version })
      if (sessions) await storeSessions(database, call, id, { sessions, version })
      if (evaluation !== undefined || children) await evaluateIntervention(database, call, id, call.body)
      if (is_archived !== undefined) await archiveIntervention(call, id, is_archived)
      return read(call, id)
    },
    'POST /api/v1/begeleider/intervention/:id/measure': async (call) => {
      const { row, seen } = await getIntervention(call.transaction, call.caller, call.params.id)
      return giveMeasures(call, contents, {
        student_ids: seen.map(({ student_id }) => student_id),
        kind: call.body.kind,
        topics: decodeGoals(row).map(({ topic }) => topic),
      })
    },
  })
}
