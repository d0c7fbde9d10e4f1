import type { Database } from '../../db/database.ts'
import { defineHandlers } from '../../plugins/contract/handler.ts'
import type { Contents } from '../curriculum/index.ts'
import { createConfusionCounter } from './confusions.ts'
import { readGroupInsight } from './group-insight.ts'
import { readStudentInsight } from './student-insight.ts'

export function createInsightRoutes({ reports: queries }: Database, contents: Contents) {
  const reader = { queries, contents, countConfusions: createConfusionCounter() }
  return defineHandlers({
    'GET /api/v1/begeleider/student/:id/insight': ({ caller, params, query: { since = 0 }, now }) =>
      readStudentInsight(reader, { caller, id: params.id, since, now }),
    'GET /api/v1/begeleider/group/:id/insight': ({ caller, params, query: { since = 0 }, now }) =>
      readGroupInsight(reader, { caller, id: params.id, since, now }),
  })
}
