import { defineHandlers } from '../../../plugins/contract/handler.ts'
import type { PathDependencies } from '../../learn/index.ts'
import { applyProposal } from './apply-proposal.ts'
import { giveMeasures, withdrawMeasures } from './give-measures.ts'
import { storeNormedMoments } from './normed-moments.ts'
import { readMeasures } from './read-measures.ts'

export const createMeasureRoutes = (dependencies: PathDependencies) => {
  const { database, contents } = dependencies
  return defineHandlers({
    'POST /api/v1/begeleider/measure': (call) => giveMeasures(call, contents, call.body),
    'POST /api/v1/begeleider/measure/withdraw': (call) => withdrawMeasures(call, call.body.measure_ids),
    'GET /api/v1/begeleider/student/:id/measure': ({ caller, params }) =>
      readMeasures(database.queries, contents, caller, params.id),
    'POST /api/v1/begeleider/measure/:id/apply': (call) =>
      applyProposal(dependencies, call, call.params.id, call.body.topics),
    'PUT /api/v1/begeleider/student/:id/normed-moment': (call) =>
      storeNormedMoments(database, call, call.params.id, { ...call.body, version: call.query.version }),
  })
}
