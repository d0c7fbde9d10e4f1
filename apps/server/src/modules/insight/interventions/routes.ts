import { spellingTopics } from '@letterliaan/curriculum'
import type { Database } from '../../../db/database.ts'
import { defineHandlers, type SupervisorCall } from '../../../plugins/contract/handler.ts'
import type { Contents } from '../../curriculum/index.ts'
import { giveMeasures } from '../measures/give-measures.ts'
import { keepMoments, readMoments } from './normed-moments.ts'
import {
  archiveIntervention,
  changeIntervention,
  evaluateIntervention,
  keepSessions,
  planIntervention,
} from './plan-intervention.ts'
import { getIntervention, goalsOf, listInterventions, readIntervention } from './read-intervention.ts'
import { setTrial } from './set-trial.ts'

export function interventionRoutes(database: Database, contents: Contents) {
  const { queries } = database
  const read = ({ transaction, caller, now }: SupervisorCall, id: number) =>
    readIntervention(transaction, contents, caller, id, now)

  return defineHandlers({
    'GET /api/v1/begeleider/intervention': ({ caller }) => listInterventions(queries, caller),
    'GET /api/v1/begeleider/intervention-topic': async () =>
      spellingTopics.map(({ key, label, world }) => ({ key, label, world })),
    'POST /api/v1/begeleider/intervention': async (call) =>
      read(call, await planIntervention(call, call.body)),
    'GET /api/v1/begeleider/intervention/:id': ({ caller, params, now }) =>
      readIntervention(queries, contents, caller, params.id, now),
    'PUT /api/v1/begeleider/intervention/:id': async (call) => {
      await changeIntervention(database, call, call.params.id, {
        plan: call.body,
        version: call.query.version,
      })
      return read(call, call.params.id)
    },
    'PUT /api/v1/begeleider/intervention/:id/evaluation': async (call) => {
      await evaluateIntervention(call, call.params.id, call.body)
      return read(call, call.params.id)
    },
    'PUT /api/v1/begeleider/intervention/:id/sessions': async (call) => {
      await keepSessions(database, call, call.params.id, { ...call.body, version: call.query.version })
      return read(call, call.params.id)
    },
    'PUT /api/v1/begeleider/intervention/:id/trial': async (call) => {
      await setTrial(database, call, contents, call.params.id, call.body.topic)
      return read(call, call.params.id)
    },
    'PUT /api/v1/begeleider/intervention/:id/archived': async (call) => {
      await archiveIntervention(call, call.params.id, call.body.is_archived)
      return read(call, call.params.id)
    },
    'POST /api/v1/begeleider/intervention/:id/measure': async (call) => {
      const { row, seen } = await getIntervention(call.transaction, call.caller, call.params.id)
      return giveMeasures(call, contents, {
        student_ids: seen.map(({ student_id }) => student_id),
        kind: call.body.kind,
        topics: goalsOf(row).map(({ topic }) => topic),
      })
    },
    'GET /api/v1/begeleider/student/:id/normed-moment': ({ caller, params }) =>
      readMoments(queries, caller, params.id),
    'PUT /api/v1/begeleider/student/:id/normed-moment': (call) =>
      keepMoments(database, call, call.params.id, { ...call.body, version: call.query.version }),
  })
}
