import * as z from 'zod'
import { defineEndpoints, params } from '../endpoint.ts'
import { groupLimits } from '../limits.ts'
import {
  ApplyMeasureBody,
  ChildWeek,
  DyslexiaReportBody,
  ExportBody,
  GiveMeasureBody,
  GiveMeasureResult,
  GroupInsight,
  GroupWeek,
  HomeLink,
  HomeLinkBody,
  HomePage,
  HomePageBody,
  Id,
  InsightQuery,
  Instruction,
  InstructionBody,
  InstructionSummary,
  Intervention,
  InterventionChange,
  InterventionPlan,
  InterventionSummary,
  InterventionTopic,
  VersionedMoments,
  MadeHomeLink,
  Measure,
  MeasureKind,
  NewInstruction,
  NormedMoments,
  ReportPeriod,
  StudentInsight,
  StudentMeasures,
  Today,
  TodayMarkBody,
  Version,
} from '../entities/index.ts'

const ofInsight = {
  tag: 'insight',
  auth: 'bearer',
  needs: 'supervisor',
  params,
  query: InsightQuery,
} as const
const ofMeasure = { tag: 'measure', auth: 'bearer', needs: 'supervisor' } as const
const ofInstruction = { tag: 'instruction', auth: 'bearer', needs: 'supervisor' } as const
/** The version to undo, as the caller saved it. A later change gives a 409. */
const undone = z.object({ version: Version.optional() })
const ofIntervention = { tag: 'intervention', auth: 'bearer', needs: 'supervisor' } as const
const ofHome = { tag: 'home', auth: 'bearer', needs: 'supervisor' } as const
const ofScope = params.extend({ scope: z.enum(['student', 'group']) })
const ofReport = {
  tag: 'report',
  auth: 'bearer',
  needs: 'supervisor',
  exportsChildren: true,
  params,
  response: null,
  perMinute: 60,
} as const
const pdf = { ...ofReport, contentType: 'application/pdf' } as const

export const insightEndpoints = defineEndpoints({
  'GET /api/v1/begeleider/student/:id/insight': {
    ...ofInsight,
    summary: 'A child: practice, mastery, errors, confusions, and why words are repeated',
    response: StudentInsight,
  },
  'GET /api/v1/begeleider/group/:id/insight': {
    ...ofInsight,
    summary: 'A group: its children by name, and how each does by spelling category',
    response: GroupInsight,
  },
  'GET /api/v1/begeleider/today': {
    summary: 'What needs the supervisor today, of the children that the caller sees',
    tag: 'begeleider',
    auth: 'bearer',
    needs: 'supervisor',
    response: Today,
  },
  'PUT /api/v1/begeleider/student/:id/today': {
    summary: 'Put what ‘Vandaag’ tells of a student away as seen, or until next week; or take that back',
    tag: 'begeleider',
    auth: 'bearer',
    needs: 'supervisor',
    params,
    body: TodayMarkBody,
    response: TodayMarkBody,
    idempotent: true,
  },
  'GET /api/v1/begeleider/group-week': {
    summary: 'What each group that the caller sees did this week',
    tag: 'begeleider',
    auth: 'bearer',
    needs: 'supervisor',
    response: z.array(GroupWeek),
  },
  'GET /api/v1/begeleider/group/:id/child-week': {
    summary: 'The children of a group with their minutes of this week and the last, and the step of each',
    tag: 'begeleider',
    auth: 'bearer',
    needs: 'supervisor',
    params,
    response: z.array(ChildWeek),
  },
  'POST /api/v1/begeleider/measure': {
    ...ofMeasure,
    summary: 'Give children a measure; one for whom a measure waits keeps that one',
    body: GiveMeasureBody,
    response: GiveMeasureResult,
    success: 201,
    idempotent: true,
  },
  'POST /api/v1/begeleider/measure/withdraw': {
    ...ofMeasure,
    summary: 'Take measures back that are not finished: what was answered stays',
    body: z.strictObject({ measure_ids: z.array(Id).min(1).max(groupLimits.students) }),
    response: z.object({ measure_ids: z.array(Id) }),
    idempotent: true,
  },
  'GET /api/v1/begeleider/student/:id/measure': {
    ...ofMeasure,
    summary: 'The measures of a child with what they propose, and its scores on tests with norms',
    params,
    response: StudentMeasures,
  },
  'POST /api/v1/begeleider/measure/:id/apply': {
    ...ofMeasure,
    summary:
      'Take over what a measure proposes for some topics: the child’s path changes; none: it no longer waits',
    params,
    body: ApplyMeasureBody,
    response: Measure,
    idempotent: true,
  },
  'PUT /api/v1/begeleider/student/:id/normed-moment': {
    ...ofMeasure,
    summary:
      'Keep these scores on tests with norms, which the school writes down for the dyslexia file, instead of those before',
    params,
    query: z.object({ version: Version.optional() }),
    body: NormedMoments,
    response: VersionedMoments,
    idempotent: true,
  },
  'GET /api/v1/begeleider/instruction': {
    ...ofInstruction,
    summary: 'Why the instruction groups that the caller sees are there; the latest first, closed ones too',
    response: z.array(InstructionSummary),
  },
  'POST /api/v1/begeleider/instruction': {
    ...ofInstruction,
    summary: 'Make a group of some children for instruction, with a day to look again',
    body: NewInstruction,
    response: Instruction,
    success: 201,
    idempotent: true,
    perMinute: 60,
  },
  'GET /api/v1/begeleider/instruction/:id': {
    ...ofInstruction,
    summary: 'An instruction group: why and since when it is there, and what it brought each child',
    params,
    response: Instruction,
  },
  'PUT /api/v1/begeleider/instruction/:id': {
    ...ofInstruction,
    summary:
      'Choose another day to look again, say that it was seen, or close it; the group and its children stay',
    params,
    body: InstructionBody,
    response: Instruction,
    idempotent: true,
  },
  'GET /api/v1/begeleider/intervention': {
    ...ofIntervention,
    summary:
      'The interventions with a child that the caller sees, the latest first; those in the archive too. With the topics that one may aim at: those that measures ask, in the order of the path',
    response: z.object({
      interventions: z.array(InterventionSummary),
      topics: z.array(InterventionTopic),
    }),
  },
  'POST /api/v1/begeleider/intervention': {
    ...ofIntervention,
    summary: 'Plan an intervention for some children',
    body: InterventionPlan,
    response: Intervention,
    success: 201,
    idempotent: true,
    perMinute: 60,
  },
  'GET /api/v1/begeleider/intervention/:id': {
    ...ofIntervention,
    summary: 'An intervention: what is planned, what was done by the log, and what its measures tell',
    params,
    response: Intervention,
  },
  'PATCH /api/v1/begeleider/intervention/:id': {
    ...ofIntervention,
    summary:
      'Change the plan, its sessions outside the app, what is written of it or its comparison, or move it into the archive; children that the caller does not see stay in it',
    params,
    query: undone,
    body: InterventionChange,
    response: Intervention,
    idempotent: true,
    perMinute: 60,
  },
  'POST /api/v1/begeleider/intervention/:id/measure': {
    ...ofIntervention,
    summary: 'Give its children a measure of its goals: sixteen words of each',
    params,
    body: z.strictObject({ kind: MeasureKind }),
    response: GiveMeasureResult,
    idempotent: true,
    perMinute: 60,
  },
  // Calls for the home page (DOE-9). Those that return a secret accept no Idempotency-Key (ADR 15).
  'GET /api/v1/begeleider/student/:id/home-link': {
    ...ofHome,
    summary: 'The links to the page for home of a student that work, the latest first',
    params,
    response: z.array(HomeLink),
  },
  'POST /api/v1/begeleider/student/:id/home-link': {
    ...ofHome,
    summary:
      'Make a link to the page for home of a student, for 1, 4 or 12 weeks; its address is told this once',
    params,
    body: HomeLinkBody,
    response: MadeHomeLink,
    success: 201,
    perMinute: 30,
  },
  'DELETE /api/v1/begeleider/student/:id/home-link/:link_id': {
    ...ofHome,
    summary: 'Withdraw a link: it opens nothing any more; answers the links that are left',
    params: params.extend({ link_id: z.coerce.number().pipe(Id) }),
    response: z.array(HomeLink),
    idempotent: true,
  },
  'POST /api/v1/home-page': {
    summary: 'The page for home of a link, which counts as opened: 404 for any link that does not work',
    tag: 'home',
    auth: 'none',
    body: HomePageBody,
    response: HomePage,
    perMinute: 60,
  },
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
    ...ofReport,
    params: ofScope,
    summary: 'The answers, measures or practice sessions of a child, or of the children of a group, as CSV',
    body: ExportBody,
    contentType: 'text/csv; charset=utf-8',
    changesNothing: true,
  },
  'POST /api/v1/begeleider/:scope/:id/uwlr': {
    ...ofReport,
    params: ofScope,
    summary:
      'The measures of a child, or of the children of a group, after the structure of UWLR: a concept, not certified',
    body: ReportPeriod,
    contentType: 'application/xml; charset=utf-8',
    changesNothing: true,
  },
})
