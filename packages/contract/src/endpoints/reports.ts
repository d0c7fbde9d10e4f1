import * as z from 'zod'
import { defineEndpoints } from '../endpoint.ts'
import { DyslexiaReportBody, ExportBody, Id, ReportPeriod } from '../entities/index.ts'

const common = {
  tag: 'report',
  auth: 'bearer',
  needs: 'supervisor',
  exportsChildren: true,
  params: z.object({ id: z.coerce.number().pipe(Id) }),
  response: null,
  perMinute: 60,
} as const
const pdf = { ...common, contentType: 'application/pdf' } as const
const csv = { ...common, body: ExportBody, contentType: 'text/csv; charset=utf-8' } as const
const results = { ...common, body: ReportPeriod, contentType: 'application/xml; charset=utf-8' } as const

export const reportEndpoints = defineEndpoints({
  'POST /api/v1/begeleider/student/:id/report/parents': {
    ...pdf,
    summary: 'A page for the parents of a child: what goes well, what is practised, how to help',
    body: ReportPeriod,
    changesNothing: true,
  },
  'POST /api/v1/begeleider/student/:id/report/dyslexia': {
    ...pdf,
    summary: 'For the dyslexia file of a child: measures, practice by week, what was practised, errors',
    body: DyslexiaReportBody,
    changesNothing: true,
  },
  'POST /api/v1/begeleider/student/:id/csv': {
    ...csv,
    summary: 'The answers, measures or practice sessions of a child as CSV',
    changesNothing: true,
  },
  'POST /api/v1/begeleider/group/:id/csv': {
    ...csv,
    summary: 'The answers, measures or practice sessions of the children of a group as CSV',
    changesNothing: true,
  },
  'POST /api/v1/begeleider/student/:id/uwlr': {
    ...results,
    summary: 'The measures of a child after the structure of UWLR: a concept, not certified',
    changesNothing: true,
  },
  'POST /api/v1/begeleider/group/:id/uwlr': {
    ...results,
    summary: 'The measures of the children of a group after the structure of UWLR: a concept, not certified',
    changesNothing: true,
  },
})
