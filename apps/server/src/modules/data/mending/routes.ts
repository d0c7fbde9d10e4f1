import type { HistoryEntry } from '@letterliaan/contract'
import { defineHandlers } from '../../../plugins/contract/handler.ts'
import { readSessionWork } from '../../insight/index.ts'
import { markRepeatable } from '../../learn/index.ts'
import { restoreBadge, listMendableWork, restartStep, takeBackBadge, undoRestart } from './work.ts'
import {
  listStudentSessions,
  previewRestoring,
  previewVoiding,
  restoreSession,
  voidSession,
  type MendingDependencies,
} from './sessions.ts'
import { readRegion } from '../../../db/of-region.ts'
import type { Queries } from '../../../db/database.ts'
import type { UserCaller } from '../../../plugins/auth/caller.ts'
import { assertSupervised } from '../../../plugins/auth/supervision-queries.ts'
import type { Contents } from '../../curriculum/index.ts'
import { readAudit } from '../../../events/audit.ts'
import { findAuditOfStudent, findStepsOfStudent } from './queries.ts'
import { countMarks } from '../../../db/tables/week-dictation-mark.ts'
import { describeAuditEvent } from '../../audit-log/index.ts'
import { findGroupNames } from '../../../db/tables/group.ts'

export function createMendingRoutes(dependencies: MendingDependencies) {
  const { queries } = dependencies.database
  return defineHandlers({
    'GET /api/v1/begeleider/student/:id/session': ({ caller, params }) =>
      listStudentSessions(queries, { caller, student_id: params.id }),
    'GET /api/v1/begeleider/student/:id/session/:started_at': ({ caller, params }) =>
      readSessionWork(queries, dependencies.contents, { caller, ...params }),
    'POST /api/v1/begeleider/student/:id/session/preview': ({ caller, params, body, now }) =>
      previewVoiding(dependencies, { caller, student_id: params.id, now }, body),
    'POST /api/v1/begeleider/student/:id/session/void': ({ caller, params, body, transaction, now }) =>
      voidSession(dependencies, transaction, { caller, student_id: params.id, now }, body),
    'POST /api/v1/begeleider/voided-session/:id/preview': ({ caller, params, now }) =>
      previewRestoring(dependencies, { caller, now }, params.id),
    'POST /api/v1/begeleider/voided-session/:id/undo': ({ caller, params, transaction, now }) =>
      restoreSession(dependencies, transaction, { caller, now }, params.id),
    'PATCH /api/v1/begeleider/step/:id': async (call) => {
      const { params, body } = call
      if (body.is_repeatable !== undefined)
        await markRepeatable(dependencies.database, call, params.id, body.is_repeatable)
      if (body.is_restarted !== undefined)
        await (body.is_restarted ? restartStep : undoRestart)(dependencies, call, params.id)
      return {}
    },
    'PUT /api/v1/begeleider/student/:id/badge/:badge_id': async ({
      params,
      body,
      caller,
      transaction,
      now,
    }) => {
      const call = { caller, transaction, now, student_id: params.id }
      await (body.is_taken_back ? takeBackBadge : restoreBadge)(dependencies, call, params.badge_id)
      return {}
    },
    'GET /api/v1/begeleider/student/:id/history': async ({ caller, params: { id } }) => {
      await assertSupervised(queries, caller, id)
      const [work, changes] = await Promise.all([
        listMendableWork(queries, dependencies.contents, id),
        listHistory(queries, dependencies.contents, caller, id),
      ])
      return { ...work, changes }
    },
  })
}

/** Lists changes from the audit log, latest first (MEND-2). */
async function listHistory(
  queries: Queries,
  contents: Contents,
  caller: UserCaller,
  student_id: number,
): Promise<HistoryEntry[]> {
  const [rows, groups, steps, marked, region] = await Promise.all([
    findAuditOfStudent(queries, student_id),
    findGroupNames(queries, caller.organisation_id),
    findStepsOfStudent(queries, student_id),
    countMarks(queries, student_id),
    readRegion(queries, caller.organisation_id),
  ])
  const groupNames = new Map(groups.map(({ id, name }) => [id, name]))
  const results = new Map(
    marked.map(({ dictation_id, num_right, num_words }) => [
      dictation_id,
      `${Number(num_right)} van de ${Number(num_words)} goed`,
    ]),
  )
  const labels = new Map<number, string>()
  for (const { id, curriculum_step_id } of steps) {
    labels.set(id, (await contents.get(queries, curriculum_step_id)).label)
  }
  const names = {
    region,
    student_id,
    group: (id: number) => groupNames.get(id) ?? '',
    step: (id: number) => labels.get(id) ?? '',
    member: () => 'een medewerker',
    marks: (id: number) => results.get(id) ?? '',
  }
  return rows.map(({ id, action, detail, created_at: at, name }) => ({
    id,
    at,
    by: name ?? '',
    text: describeAuditEvent(readAudit({ action, detail }), names),
  }))
}
