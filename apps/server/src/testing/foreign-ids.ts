import { getEndpoint, type EndpointName } from '@letterliaan/contract'
import { createEntry } from '@letterliaan/rules/preparation'
import { computeTextKey } from '@letterliaan/texts'
import { toExerciseId, toTestId } from '../modules/learn/path/step/exercise-id.ts'
import { endpointNames, listFields, isId } from './calls-with-id.ts'
import type { FullSchool } from './full-school.ts'
import { createExamples } from './hostile/example.ts'
import type { TestCallInput } from './http.ts'
import { instructionGroup, interventionPlan } from './intervention.ts'
import { testPassword } from './school.ts'
import { makeWav } from './sound.ts'

type ForeignIdCalls = readonly TestCallInput[] | string

export function listForeignIds(
  there: FullSchool,
  here: FullSchool,
): Partial<Record<EndpointName, ForeignIdCalls>> {
  return { ...namedByPath(there), ...described(there, here) }
}

function namedByPath({ child, ...there }: FullSchool): Partial<Record<EndpointName, ForeignIdCalls>> {
  const [step_id = 0] = child.steps
  const exercise_id = toExerciseId(step_id, 1)
  const ids: Readonly<Record<string, number>> = {
    '/api/v1/step': step_id,
    '/api/v1/exercise': exercise_id,
    '/api/v1/exercise/reset': exercise_id,
    '/api/v1/exercise/hard-reset': exercise_id,
    '/api/v1/reset': exercise_id,
    '/api/v1/test': toTestId(step_id),
    '/api/v1/test/reset': toTestId(step_id),
    '/api/v1/word': there.word_id,
    '/api/v1/note': there.note_id,
    '/api/v1/book': there.book_id,
    '/api/v1/book-read': there.book_read_id,
    '/api/v1/user-report': there.report_id,
    '/api/v1/begeleider/student': child.student_id,
    '/api/v1/begeleider/group': there.group_id,
    '/api/v1/begeleider/measure': there.measure_id,
    '/api/v1/begeleider/note': there.supervisor_note_id,
    '/api/v1/begeleider/erasure': there.erasure_id,
    '/api/v1/begeleider/instruction': there.instruction_id,
    '/api/v1/begeleider/identity-provider': there.identity_provider_id,
    '/api/v1/begeleider/identity': there.prepared_identity_id,
    '/api/v1/begeleider/intervention': there.intervention_id,
    '/api/v1/begeleider/own-step': there.own_step_id,
    '/api/v1/begeleider/staff': there.member_id,
    '/api/v1/begeleider/invitation': there.invitation_id,
    '/api/v1/begeleider/review/step': there.curriculum_step_id,
    '/api/v1/begeleider/step': step_id,
    '/api/v1/begeleider/voided-session': there.voided_session_id,
    '/api/v1/begeleider/week-dictation': there.week_dictation_id,
    '/api/v1/begeleider/writing-sheet': there.writing_sheet_id,
  }
  const calls = endpointNames.flatMap((call) => {
    const [, before = '', after = ''] = /^[A-Z]+ ([^:]+)\/:id(.*)$/.exec(call) ?? []
    const id = ids[before]
    const { body, query } = getEndpoint(call)
    const namesMore = after.includes(':') || [body, query].flatMap(listFields).some(isId)
    if (id === undefined || namesMore) return []
    const sent = { params: { id }, ...(body && { body: createExamples(body, {})[0] }) }
    return [[call, [sent]] as const]
  })
  return Object.fromEntries(calls)
}

function described(there: FullSchool, here: FullSchool): Partial<Record<EndpointName, ForeignIdCalls>> {
  const { child, word_id, group_id } = there
  const [step_id = 0] = child.steps
  const [ownStep = 0] = here.child.steps
  const exercise_id = toExerciseId(step_id, 1)
  const test_id = toTestId(step_id)
  const at = (id: number, rest: TestCallInput = {}): readonly TestCallInput[] => [{ params: { id }, ...rest }]
  const typed = (rest: TestCallInput = {}): readonly TestCallInput[] => [
    { params: { id: word_id, type: 'word' }, ...rest },
  ]
  const difficulty = { body: { difficulty: 2 } }
  const answer = { exercise_id, difficulty: 2, word: 'x', startTime: 1, time: 1, data: { answer: 'x' } }
  const testAnswer = { step_id, word: 'x', num_errors: 0 }
  const place = { difficulty: 2, step: 2, word_index: 0, errors: 0, cheats_used: 0, hints_used: 0 }
  const group = { name: 'Gevonden', school_year: 2026, level_id: 5, supervisor_ids: [there.supervisor_id] }
  const sound = { type: 'word', file_name: there.file_name }
  const period = { since: 0, until: 4_000_000_000 }
  const groups = [{ sounds: ['k_a'], stressed: true }]
  const path = {
    entries: [createEntry({ nr: 999, is_own: false, is_test_step: false }, 1)],
    settings: { min_difficulty: 1, max_difficulty: 3, excluded_templates: [] },
  }
  const ofPeople: readonly TestCallInput[] = [
    { query: { student_id: String(child.student_id) } },
    { query: { user_id: String(there.supervisor_id) } },
  ]
  const client = { client_id: 'x', client_secret: null, domains: [], for_whom: 'everyone', is_enabled: true }
  const provider = { name: 'Gevonden', issuer: 'https://idp.school.test', ...client }
  const recording = {
    upload: makeWav({ seconds: 1, loudness: 0.3 }),
    headers: { 'content-type': 'audio/wav' },
  }
  const ofScopes = [
    { scope: 'student', id: child.student_id },
    { scope: 'group', id: group_id },
  ]
  const supervisorNote = { text: 'Gevonden', follow_up_on: null }
  const nextYear = { name: '6', staying: [], staying_group_id: null, leaving: [] }
  return {
    'DELETE /api/v1/begeleider/account/login': [{ query: { login_id: String(there.supervisor_login_id) } }],
    'POST /api/v1/begeleider/account/second-factor/removal': [
      { body: { password: testPassword, passkey_id: there.passkey_id } },
    ],
    'PUT /api/v1/begeleider/school/:id': [
      ...at(there.organisation_id, { body: { name: 'Gevonden' } }),
      ...at(there.organisation_id, { body: { is_closed: true } }),
    ],
    'POST /api/v1/begeleider/school/:id/invitation': at(there.organisation_id, { body: { email: null } }),
    'GET /api/v1/school-login/:code': 'a code that the school makes known itself',
    'PUT /api/v1/begeleider/identity-provider/:id': at(there.identity_provider_id, { body: provider }),
    'POST /api/v1/user/update': 'school groups of the product',
    'POST /api/v1/reward/buy': 'badges of the product',
    'PUT /api/v1/treehouse/:id': 'badges of the product',
    'GET /api/v1/world/:id/redo': 'one of the four worlds, on the caller’s own path',
    'POST /api/v1/world/:id/redo': 'one of the four worlds, on the caller’s own path',
    'GET /word/parts/:file_name.mp3': 'sounds of the language',
    'GET /word/text/:key.mp3': 'texts of the product',
    'GET /word/text/:id/:key.mp3': [{ params: { id: step_id, key: computeTextKey('Lees de letters') } }],
    'GET /api/v1/subscription/renewal-token/:id': at(there.subscription_id),
    'PUT /api/v1/exercise/:id': [
      { params: { id: exercise_id }, body: answer },
      { params: { id: toExerciseId(ownStep, 1) }, body: answer },
    ],
    'PUT /api/v1/test/:id': [
      { params: { id: test_id }, body: testAnswer },
      { params: { id: toTestId(ownStep) }, body: testAnswer },
    ],
    'POST /api/v1/progress': [{ body: { exercise_id, ...place } }],
    'POST /api/v1/dev/step/:id/:what': [{ params: { id: step_id, what: 'pass' }, ...difficulty }],
    'GET /api/v1/step/:id/werkboek.pdf': at(step_id),
    'GET /word/:type/:file_name.mp3': [{ params: sound }],
    'GET /api/v1/live/:channel_id': [{ params: { channel_id: there.channel_id } }],
    'PATCH /api/v1/begeleider/word/:id': [
      { is_marked: true },
      ...[groups, null].map((sounds) => ({ pronunciation: { type: 'word', groups: sounds } })),
    ].flatMap((body) => at(word_id, { body })),
    'PUT /api/v1/begeleider/word/:id/recording/:type': typed(recording),
    'DELETE /api/v1/begeleider/word/:id/recording/:type': typed(),
    'GET /api/v1/begeleider/text': [{ query: { step_id: String(there.curriculum_step_id) } }],
    'PUT /api/v1/begeleider/text/:key/recording': [
      {
        params: { key: computeTextKey('Lees de letters') },
        query: { step_id: String(there.curriculum_step_id) },
        ...recording,
      },
    ],
    'PUT /api/v1/begeleider/sound/:id/recording': 'the sounds of Dutch',
    'GET /word/text/own/:key.mp3': 'the texts of the product',
    'DELETE /api/v1/begeleider/voice-pack/:content_hash': [
      { params: { content_hash: there.voice_pack_hash } },
    ],
    'POST /api/v1/begeleider/login-cards': [
      { body: { student_ids: [child.student_id] } },
      { body: { group_id } },
      { body: { group_id: here.group_id, student_ids: [child.student_id] } },
    ],
    'POST /api/v1/group-device': [{ body: { group_id, name: 'Gevonden' } }],
    'DELETE /api/v1/begeleider/group/:id/device': [
      ...at(group_id),
      ...[group_id, here.group_id].map((id) => ({
        params: { id },
        query: { device_id: String(there.group_device_id) },
      })),
    ],
    'POST /api/v1/group-device/login': 'a child of the group of the device, which its cookie tells',
    'PATCH /api/v1/begeleider/student/:id': [
      ...at(child.student_id, { body: { level_id: 6 } }),
      ...at(child.student_id, { body: { name: { first_name: 'Gevonden', last_name: '' } } }),
      ...at(child.student_id, { body: { calm_profile: { pace: 1 } } }),
      ...at(child.student_id, { body: { let_in: true } }),
    ],
    'POST /api/v1/begeleider/student/:id/audio': [
      ...at(child.student_id, { body: { word_id, type: 'word' } }),
      ...at(here.child.student_id, { body: { word_id, type: 'word' } }),
    ],
    'POST /api/v1/begeleider/student/:id/badge': at(child.student_id, { body: { badge_id: 1 } }),
    'POST /api/v1/begeleider/student/:id/exercise/:exercise_id/reset': [
      { params: { id: child.student_id, exercise_id }, ...difficulty },
      { params: { id: here.child.student_id, exercise_id }, ...difficulty },
    ],
    'GET /pictures/eigen/:name.webp': 'a random name: only who uses the picture was told it (ADR 23)',
    'PUT /api/v1/goal/:id/celebrated': at(group_id, { body: { week: '2026-11-16' } }),
    'PUT /api/v1/begeleider/group/:id/path': at(group_id, { body: { version: 'x', path } }),
    'PUT /api/v1/begeleider/student/:id/path': at(child.student_id, { body: { version: 'x', path } }),
    'POST /api/v1/begeleider/:scope/:id/path/preview': ofScopes.map((params) => ({ params, body: path })),
    'POST /api/v1/begeleider/path/undo': [
      { body: { student_ids: [child.student_id] } },
      { body: { group_id } },
    ],
    'POST /api/v1/begeleider/path/give': [
      { body: { student_ids: [child.student_id], follows_group_id: null, path } },
      { body: { student_ids: [here.child.student_id], follows_group_id: group_id } },
    ],
    'GET /api/v1/begeleider/student/:id/session/:started_at': [
      { params: { id: child.student_id, started_at: 1 } },
    ],
    'PUT /api/v1/begeleider/student/:id/badge/:badge_id': [true, false].map((is_taken_back) => ({
      params: { id: child.student_id, badge_id: 1 },
      body: { is_taken_back },
    })),
    'GET /api/v1/begeleider/audit-log': ofPeople,
    'GET /api/v1/begeleider/audit-log.csv': ofPeople,
    'POST /api/v1/begeleider/student/:id/report/parents': at(child.student_id, { body: period }),
    'POST /api/v1/begeleider/student/:id/report/dyslexia': at(child.student_id, { body: period }),
    'POST /api/v1/begeleider/:scope/:id/csv': ofScopes.map((params) => ({
      params,
      body: { ...period, table: 'answers' },
    })),
    'POST /api/v1/begeleider/:scope/:id/uwlr': ofScopes.map((params) => ({ params, body: period })),
    'POST /api/v1/begeleider/group': 'school groups of the product',
    'PUT /api/v1/begeleider/group/:id': [
      ...at(group_id, { body: group }),
      ...at(here.group_id, { body: group }),
    ],
    'PUT /api/v1/begeleider/group/:id/student': [
      ...at(group_id, { body: { add: [child.student_id] } }),
      ...at(here.group_id, { body: { add: [child.student_id] } }),
    ],
    'POST /api/v1/begeleider/roster/preview': [
      {
        query: { group_id: String(there.group_id) },
        upload: new Blob(['Kim Bos']),
        headers: { 'content-type': 'application/octet-stream' },
      },
    ],
    'POST /api/v1/begeleider/roster/import': [
      { body: { decisions: [], archive: [child.student_id], is_complete: false } },
    ],
    'POST /api/v1/begeleider/erasure': [
      { body: { subject: 'user', user_id: there.leaver_id } },
      { body: { subject: 'child', student_ids: [child.student_id] } },
      { body: { subject: 'child', student_ids: [here.child.student_id, child.student_id] } },
    ],
    'POST /api/v1/begeleider/roster/archive': [
      { body: { student_ids: [child.student_id], is_archived: true } },
    ],
    'POST /api/v1/begeleider/roster/import/:id/undo': at(there.roster_import_id),
    'POST /api/v1/begeleider/group/:id/next-year': [
      ...at(there.group_id, { body: nextYear }),
      { params: { id: here.group_id }, body: { ...nextYear, staying_group_id: there.group_id } },
    ],
    'POST /api/v1/begeleider/measure': [
      { body: { student_ids: [child.student_id], kind: 'start', worlds: [1] } },
    ],
    'POST /api/v1/begeleider/measure/withdraw': [{ body: { measure_ids: [there.measure_id] } }],
    'POST /api/v1/begeleider/group/:id/path/step': [
      ...at(group_id, { body: { own_step_id: there.own_step_id } }),
      { params: { id: here.group_id }, body: { own_step_id: there.own_step_id } },
    ],
    'POST /api/v1/begeleider/week-dictation': [
      { body: { group_id, own_step_id: there.own_step_id, day: '2099-01-01' } },
      { body: { group_id, own_step_id: here.own_step_id, day: '2099-01-01' } },
      { body: { group_id: here.group_id, own_step_id: there.own_step_id, day: '2099-01-01' } },
    ],
    'PATCH /api/v1/begeleider/week-dictation/:id': [
      ...at(there.week_dictation_id, { body: { is_closed: true } }),
      ...[there.week_dictation_id, here.week_dictation_id].map((id) => ({
        params: { id },
        body: { children: [{ student_id: child.student_id, marks: [] }] },
      })),
    ],
    'DELETE /api/v1/begeleider/student/:id/home-link/:link_id': [
      { params: { id: child.student_id, link_id: there.home_link_id } },
      { params: { id: here.child.student_id, link_id: there.home_link_id } },
    ],
    'PUT /api/v1/begeleider/staff/:id': [
      ...at(there.member_id, { body: { role: 'meekijker' } }),
      ...at(here.member_id, { body: { group_ids: [group_id] } }),
    ],
    'DELETE /api/v1/begeleider/staff/:id/login': [
      ...at(there.member_id),
      ...[there.member_id, here.member_id].map((id) => ({
        params: { id },
        query: { login_id: String(there.member_login_id) },
      })),
    ],
    'POST /api/v1/begeleider/invitation':
      'groups only of the caller’s organisation (ORG-2 in invitations.test.ts)',
    'POST /api/v1/begeleider/instruction': [
      { body: { ...instructionGroup, student_ids: [child.student_id] } },
      { body: { ...instructionGroup, student_ids: [here.child.student_id, child.student_id] } },
    ],
    'PUT /api/v1/begeleider/instruction/:id': at(there.instruction_id, {
      body: { look_again_on: '2099-01-01', is_seen: true, is_closed: false },
    }),
    'POST /api/v1/begeleider/path/step': [
      { body: { student_ids: [child.student_id], nr: 1, is_own: false } },
      { body: { student_ids: [here.child.student_id], nr: there.own_step_id, is_own: true } },
    ],
    'POST /api/v1/begeleider/intervention': [
      { body: { ...interventionPlan, group_id, student_ids: [child.student_id] } },
      { body: { ...interventionPlan, student_ids: [child.student_id] } },
      { body: { ...interventionPlan, group_id, student_ids: [here.child.student_id] } },
    ],
    'PATCH /api/v1/begeleider/intervention/:id': [
      ...at(there.intervention_id, {
        body: { plan: { ...interventionPlan, student_ids: [child.student_id] } },
      }),
      ...at(there.intervention_id, { body: { sessions: [] } }),
      ...at(there.intervention_id, { body: { evaluation: '' } }),
      ...at(there.intervention_id, { body: { is_archived: true } }),
      ...at(here.intervention_id, {
        body: { plan: { ...interventionPlan, student_ids: [child.student_id] } },
      }),
      ...at(here.intervention_id, {
        body: { plan: { ...interventionPlan, group_id, student_ids: [here.child.student_id] } },
      }),
      ...at(here.intervention_id, {
        body: { children: [{ student_id: child.student_id, evaluation: 'x' }] },
      }),
    ],
    'POST /api/v1/begeleider/writing-sheet': [
      { body: { sheets: [{ student_id: child.student_id, word_ids: [word_id] }] } },
    ],
    'GET /api/v1/begeleider/writing-sheet/sheet.pdf': [{ query: { ids: String(there.writing_sheet_id) } }],
    'GET /api/v1/begeleider/writing-sheet/code/:code': [{ params: { code: there.writing_sheet_code } }],
    'PUT /api/v1/begeleider/writing-sheet/:id/marks': at(there.writing_sheet_id, {
      body: { marks: [{ word_id, is_right: true }] },
    }),
    'PUT /api/v1/begeleider/student/:id/normed-moment': at(child.student_id, { body: { moments: [] } }),
    'POST /api/v1/begeleider/student/:id/note': at(child.student_id, { body: supervisorNote }),
    'PATCH /api/v1/begeleider/note/:id': at(there.supervisor_note_id, { body: supervisorNote }),
  }
}
