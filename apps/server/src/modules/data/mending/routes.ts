import { defineHandlers } from '../../../plugins/contract/handler.ts'
import { readSessionWork } from '../../insight/index.ts'
import { listHistory } from './history.ts'
import { giveBadgeBack, listWork, restartStep, takeBadge, undoRestart } from './work.ts'
import {
  listSessions,
  previewRestoring,
  previewVoiding,
  undoVoid,
  voidSession,
  type MendingDependencies,
} from './sessions.ts'

export function mendingRoutes(dependencies: MendingDependencies) {
  const { queries } = dependencies.database
  return defineHandlers({
    'GET /api/v1/begeleider/student/:id/session': ({ caller, params }) =>
      listSessions(queries, { caller, student_id: params.id }),
    'GET /api/v1/begeleider/student/:id/session/:started_at': ({ caller, params }) =>
      readSessionWork(queries, dependencies.contents, { caller, ...params }),
    'POST /api/v1/begeleider/student/:id/session/preview': ({ caller, params, body, now }) =>
      previewVoiding(dependencies, { caller, student_id: params.id, now }, body),
    'POST /api/v1/begeleider/student/:id/session/void': ({ caller, params, body, transaction, now }) =>
      voidSession(dependencies, transaction, { caller, student_id: params.id, now }, body),
    'POST /api/v1/begeleider/voided-session/:id/preview': ({ caller, params, now }) =>
      previewRestoring(dependencies, { caller, now }, params.id),
    'POST /api/v1/begeleider/voided-session/:id/undo': ({ caller, params, transaction, now }) =>
      undoVoid(dependencies, transaction, { caller, now }, params.id),
    'GET /api/v1/begeleider/student/:id/work': ({ caller, params }) =>
      listWork(dependencies, queries, { caller, student_id: params.id }),
    'POST /api/v1/begeleider/step/:id/restart': ({ caller, params, transaction, now }) =>
      restartStep(dependencies, transaction, { caller, now }, params.id),
    'POST /api/v1/begeleider/step/:id/restart/undo': ({ caller, params, transaction, now }) =>
      undoRestart(dependencies, transaction, { caller, now }, params.id),
    'POST /api/v1/begeleider/student/:id/badge/:badge_id/give-back': ({ caller, params, transaction, now }) =>
      giveBadgeBack(dependencies, transaction, { caller, student_id: params.id, now }, params.badge_id),
    'POST /api/v1/begeleider/student/:id/badge/:badge_id/take-back': ({ caller, params, transaction, now }) =>
      takeBadge(dependencies, transaction, { caller, student_id: params.id, now }, params.badge_id),
    'GET /api/v1/begeleider/student/:id/history': ({ caller, params }) =>
      listHistory(queries, dependencies.contents, caller, params.id),
  })
}
