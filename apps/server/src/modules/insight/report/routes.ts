import { defineHandlers } from '../../../plugins/contract/handler.ts'
import { exportCsv } from './export-csv.ts'
import { scopeOfGroup, scopeOfStudent } from './export-scope.ts'
import { exportUwlr } from './export-uwlr.ts'
import { makeDyslexiaReport, makeParentsReport } from './make-report.ts'
import type { ReportDependencies } from './report-call.ts'

/** Files about children, for whoever is told of them (supervisor.md, point 7). */
export function reportRoutes(dependencies: ReportDependencies) {
  const { reports: queries } = dependencies.database
  return defineHandlers({
    'POST /api/v1/begeleider/student/:id/report/parents': ({ caller, params: { id }, body, now }) =>
      makeParentsReport(dependencies, { caller, id, now }, body),
    'POST /api/v1/begeleider/student/:id/report/dyslexia': ({ caller, params: { id }, body, now }) =>
      makeDyslexiaReport(dependencies, { caller, id, now }, body),

    'POST /api/v1/begeleider/student/:id/csv': async ({ caller, params: { id }, body, now }) => {
      const call = { caller, id, now }
      return exportCsv(dependencies, call, await scopeOfStudent(queries, call), body)
    },
    'POST /api/v1/begeleider/group/:id/csv': async ({ caller, params: { id }, body, now }) => {
      const call = { caller, id, now }
      return exportCsv(dependencies, call, await scopeOfGroup(queries, call), body)
    },
    'POST /api/v1/begeleider/student/:id/uwlr': async ({ caller, params: { id }, body, now }) => {
      const call = { caller, id, now }
      return exportUwlr(dependencies, call, await scopeOfStudent(queries, call), body)
    },
    'POST /api/v1/begeleider/group/:id/uwlr': async ({ caller, params: { id }, body, now }) => {
      const call = { caller, id, now }
      return exportUwlr(dependencies, call, await scopeOfGroup(queries, call), body)
    },
  })
}
