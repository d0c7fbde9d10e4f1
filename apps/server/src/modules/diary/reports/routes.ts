import type { Queries } from '../../../db/database.ts'
import { defineHandlers } from '../../../plugins/contract/handler.ts'
import { addReport, getReport, listReports, markReport } from '../reports.ts'

export const userReportRoutes = (queries: Queries) =>
  defineHandlers({
    'POST /api/v1/user-report': ({ caller, transaction, body, now }) =>
      addReport(transaction, caller, body, now),
    'GET /api/v1/user-report': ({ caller }) => listReports(queries, caller),
    'GET /api/v1/user-report/:id': ({ caller, params }) => getReport(queries, caller, params.id),
    'PUT /api/v1/user-report/:id': ({ caller, transaction, params, body, now }) =>
      markReport(transaction, caller, { id: params.id, ...body }, now),
  })
