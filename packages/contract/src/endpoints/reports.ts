import * as z from 'zod'
import { defineEndpoints } from '../endpoint.ts'
import { DyslexiaReportBody, ExportBody, Id, ReportPeriod } from '../entities/index.ts'

const params = z.object({ id: z.coerce.number().pipe(Id) })
const ofScope = params.extend({ scope: z.enum(['student', 'group']) })
const common = {
  tag: 'report',
  auth: 'bearer',
  needs: 'supervisor',
  exportsChildren: true,
  params,
  response: null,
  perMinute: 60,
} as const
const pdf = { ...common, contentType: 'application/pdf' } as const

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
  'POST /api/v1/begeleider/:scope/:id/csv': {
    ...common,
    params: ofScope,
    summary: 'The answers, measures or practice sessions of a child, or of the children of a group, as CSV',
    body: ExportBody,
    contentType: 'text/csv; charset=utf-8',
    changesNothing: true,
  },
  'POST /api/v1/begeleider/:scope/:id/uwlr': {
    ...common,
    params: ofScope,
    summary:
      'The measures of a child, or of the children of a group, after the structure of UWLR: a concept, not certified',
    body: ReportPeriod,
    contentType: 'application/xml; charset=utf-8',
    changesNothing: true,
  },
})
