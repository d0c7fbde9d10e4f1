import type { AuditFilter } from '@letterliaan/contract'
import type { Client, EndpointInput } from '@letterliaan/contract/client'
import { createEndpointQuery, type GetEndpointName, type QueryKey } from '@letterliaan/web/query'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

export function createQueries(client: Client) {
  const query = <C extends GetEndpointName>(key: QueryKey, call: C, input: EndpointInput<C>) =>
    queryOptions(createEndpointQuery(client, key, call, input))

  return {
    students: query(['students', 'present'], 'GET /api/v1/begeleider/student', {}),
    archived: query(['students', 'archived'], 'GET /api/v1/begeleider/student', {
      query: { archived: 'true' },
    }),
    rosterImports: query(['roster-imports'], 'GET /api/v1/begeleider/roster/import', {}),
    calmProfile: (id: number) =>
      query(['calm-profile', id], 'GET /api/v1/begeleider/student/:id/calm-profile', { params: { id } }),
    groups: query(['groups'], 'GET /api/v1/begeleider/group', {}),
    loginCards: query(['login-cards'], 'GET /api/v1/begeleider/login-cards', {}),
    groupDevices: (id: number) =>
      query(['group-devices', id], 'GET /api/v1/begeleider/group/:id/device', { params: { id } }),
    groupGoal: (id: number) =>
      query(['group-goal', id], 'GET /api/v1/begeleider/group/:id/goal', { params: { id } }),
    groupPath: (id: number) =>
      query(['path', 'group', id], 'GET /api/v1/begeleider/group/:id/path', { params: { id } }),
    childPath: (id: number) =>
      query(['path', 'child', id], 'GET /api/v1/begeleider/student/:id/path', { params: { id } }),
    curriculum: query(['curriculum'], 'GET /api/v1/begeleider/curriculum', {}),
    studentInsight: (id: number, since: number) =>
      query(['insight', 'student', id, since], 'GET /api/v1/begeleider/student/:id/insight', {
        params: { id },
        query: { since },
      }),
    studentSessions: (id: number) =>
      query(['sessions', id], 'GET /api/v1/begeleider/student/:id/session', { params: { id } }),
    sessionWork: (id: number, started_at: number) =>
      query(['sessions', id, started_at], 'GET /api/v1/begeleider/student/:id/session/:started_at', {
        params: { id, started_at },
      }),
    studentHistory: (id: number) =>
      query(['history', id], 'GET /api/v1/begeleider/student/:id/history', { params: { id } }),
    groupInsight: (id: number, since: number) =>
      query(['insight', 'group', id, since], 'GET /api/v1/begeleider/group/:id/insight', {
        params: { id },
        query: { since },
      }),
    colleagues: query(['colleagues'], 'GET /api/v1/begeleider/supervisor', {}),
    levels: query(['levels'], 'GET /api/v1/level', {}),
    workNow: query(['work-now'], 'GET /api/v1/begeleider/live/now', {}),
    studentBadges: (id: number) =>
      query(['student-badges', id], 'GET /api/v1/begeleider/student/:id/badge', { params: { id } }),
    today: query(['today'], 'GET /api/v1/begeleider/today', {}),
    groupWeeks: query(['group-weeks'], 'GET /api/v1/begeleider/group-week', {}),
    childWeeks: (id: number) =>
      query(['child-weeks', id], 'GET /api/v1/begeleider/group/:id/child-week', { params: { id } }),
    privacy: query(['privacy'], 'GET /api/v1/begeleider/privacy', {}),
    organisation: query(['organisation'], 'GET /api/v1/begeleider/organisation', {}),
    /** Is always stale, so that an invited colleague appears without a reload. */
    staff: { ...query(['staff'], 'GET /api/v1/begeleider/staff', {}), staleTime: 0 },
    invitations: query(['invitations'], 'GET /api/v1/begeleider/invitation', {}),
    /** Fetched page by page, latest first. */
    auditLog: (filter: AuditFilter) =>
      infiniteQueryOptions({
        queryKey: ['audit-log', filter],
        queryFn: ({ pageParam, signal }) =>
          client.call('GET /api/v1/begeleider/audit-log', {
            query: { ...filter, before: pageParam },
            signal,
          }),
        initialPageParam: undefined as number | undefined,
        getNextPageParam: ({ before }) => before ?? undefined,
      }),
    schools: query(['schools'], 'GET /api/v1/begeleider/school', {}),
    identityProviders: query(['identity-providers'], 'GET /api/v1/begeleider/identity-provider', {}),
    installation: query(['installation'], 'GET /api/v1/installation', {}),
    installationCheck: {
      ...query(['installation-check'], 'GET /api/v1/begeleider/installation-check', {}),
      staleTime: 0,
    },
    account: query(['account'], 'GET /api/v1/begeleider/account', {}),
    me: query(['me'], 'GET /api/v1/begeleider/me', {}),
    steps: query(['steps'], 'GET /api/v1/begeleider/review/step', {}),
    voicePacks: query(['voice-packs'], 'GET /api/v1/begeleider/voice-pack', {}),
    /** The spoken texts of a step. Null requests the product's own texts and the single sounds. */
    spokenTexts: (step_id: number | null) =>
      query(['spoken-texts', step_id], 'GET /api/v1/begeleider/text', {
        query: step_id === null ? {} : { step_id },
      }),
    step: (id: number) => query(['step', id], 'GET /api/v1/begeleider/review/step/:id', { params: { id } }),
    marked: query(['marked'], 'GET /api/v1/begeleider/review/marked', {}),
    writingSheets: (id: number) =>
      query(['writing-sheets', id], 'GET /api/v1/begeleider/student/:id/writing-sheet', { params: { id } }),
    writingSheetByCode: (code: string) =>
      query(['writing-sheets', 'code', code], 'GET /api/v1/begeleider/writing-sheet/code/:code', {
        params: { code },
      }),
    weekDictations: (id: number) =>
      query(['week-dictations', id], 'GET /api/v1/begeleider/group/:id/week-dictation', { params: { id } }),
    weekDictation: (id: number) =>
      query(['week-dictation', id], 'GET /api/v1/begeleider/week-dictation/:id', { params: { id } }),
    instructions: query(['instructions'], 'GET /api/v1/begeleider/instruction', {}),
    instruction: (id: number) =>
      query(['instructions', id], 'GET /api/v1/begeleider/instruction/:id', { params: { id } }),
    interventions: query(['interventions'], 'GET /api/v1/begeleider/intervention', {}),
    intervention: (id: number) =>
      query(['interventions', id], 'GET /api/v1/begeleider/intervention/:id', { params: { id } }),
    ownSteps: query(['own-steps'], 'GET /api/v1/begeleider/own-step', {}),
    ownStep: (id: number) =>
      query(['own-step', id], 'GET /api/v1/begeleider/own-step/:id', { params: { id } }),
    ownStepPreview: (id: number) =>
      query(['own-step-preview', id], 'GET /api/v1/begeleider/own-step/:id/preview', { params: { id } }),
    pictures: query(['pictures'], 'GET /api/v1/begeleider/own-picture', {}),
    books: query(['books'], 'GET /api/v1/book', {}),
    supervisorNotes: (id: number) =>
      query(['supervisor-notes', id], 'GET /api/v1/begeleider/student/:id/note', { params: { id } }),
    homeLinks: (id: number) =>
      query(['home-links', id], 'GET /api/v1/begeleider/student/:id/home-link', { params: { id } }),
    measures: (id: number) =>
      query(['measures', id], 'GET /api/v1/begeleider/student/:id/measure', { params: { id } }),
    reports: query(['reports'], 'GET /api/v1/user-report', {}),
  }
}

export type Queries = ReturnType<typeof createQueries>
