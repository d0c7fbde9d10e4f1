import { createEntry } from '@letterliaan/rules/preparation'
import { getNowSeconds } from '../clock.ts'
import { decodeJson, encodeJson } from '../db/json.ts'
import { listStudentSessions, restoreSession, voidSession } from '../modules/data/mending/sessions.ts'
import type { UserCaller } from '../plugins/auth/caller.ts'
import { allActions } from './child-actions.ts'
import { makeFullSchool, type FullSchool } from './full-school.ts'
import { createCaller, type TestCaller } from './http.ts'
import { createPng } from './pictures.ts'
import type { TestChild } from './school.ts'
import { makeShortPath, playActions } from './short-path.ts'
import { makeWav } from './sound.ts'
import type { TestApp } from './test-app.ts'
import { limitDatabase } from '../db/limit-to-organisation.ts'
import { addRows, findRow } from './rows.ts'

export interface SchoolToMove extends FullSchool {
  readonly player: TestChild
}

export async function makeSchoolToMove(app: TestApp): Promise<SchoolToMove> {
  const player = await makeShortPath(app)
  await playActions(app, player, [
    ...allActions,
    { do: 'wait', days: 2 },
    { do: 'finish', step: 0, place: 6, difficulty: 3, wrong: 2 },
    { do: 'buy', which: 0 },
  ])
  const school = await makeFullSchool(app, player)
  await removeBoard(app)
  await giveOwnStepItsNumber(app, school)
  await voidLast(app, player)
  const supervisor = createCaller(app, await school.logInAs('supervisor'))
  await givePaths(supervisor, school, player)
  await addSounds(supervisor, school)
  await addOwnPicture(supervisor)
  await addMoreRows(app, school, player)
  return { ...school, player }
}

/** Removes the board, which archives do not contain. */
export async function removeBoard({ database: { queries } }: TestApp): Promise<void> {
  await queries.updateTable('organisation').set({ board_id: null }).execute()
  await queries.deleteFrom('user').where('role', '=', 'bestuur').execute()
  const boards = queries.selectFrom('organisation').select('id').where('kind', '=', 'bestuur')
  await queries.deleteFrom('subscription').where('organisation_id', 'in', boards).execute()
  await queries.deleteFrom('organisation').where('kind', '=', 'bestuur').execute()
}

/** Numbers the school's own step like the editor of steps. */
export async function giveOwnStepItsNumber(
  { database: { queries } }: TestApp,
  school: FullSchool,
  file_name = 'eigen',
): Promise<void> {
  const { organisation_id } = school.child
  const row = { organisation_id, source_nr: null, source_version: null, archived_at: null }
  const { id: nr } = await queries
    .insertInto('own_step')
    .values({ ...row, created_at: 0, updated_at: 0 })
    .returning('id')
    .executeTakeFirstOrThrow()
  const step = await queries
    .selectFrom('curriculum_step')
    .selectAll()
    .where('id', '=', school.curriculum_step_id)
    .executeTakeFirstOrThrow()
  const content = encodeJson({ ...decodeJson<object>(step.content), nr })
  await queries.updateTable('curriculum_step').set({ nr, content }).where('id', '=', step.id).execute()
  await queries
    .updateTable('word')
    .set({ nr })
    .where('nr', '=', step.nr)
    .where('organisation_id', '=', organisation_id)
    .execute()
  await queries.updateTable('word').set({ file_name }).where('id', '=', school.word_id).execute()
}

async function voidLast(app: TestApp, { organisation_id, student_id }: TestChild): Promise<void> {
  const { id: user_id } = await findRow(app, 'user', { organisation_id, role: 'begeleider' })
  const login = {
    family_id: 0,
    expires_at: 0,
    has_active_subscription: true,
    may_export: true,
    is_read_only: false,
  }
  const caller: UserCaller = { ...login, organisation_id, user_id, role: 'begeleider', student_id: null }
  const call = { caller, student_id, now: getNowSeconds(app.clock) + 10_000_000 }
  const { sessions } = await listStudentSessions(limitDatabase(app.database, organisation_id).queries, call)
  const started_at = sessions[0]?.started_at ?? 0
  const database = limitDatabase(app.database, organisation_id)
  const voidIt = (): Promise<unknown> =>
    database.transaction((it) => voidSession(app, it, call, { started_at, reason: 'broertje' }))
  await voidIt()
  const { id } = await app.database.queries
    .selectFrom('voided_session')
    .select('id')
    .where('student_id', '=', student_id)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  await database.transaction((it) => restoreSession(app, it, { caller, now: call.now }, id))
  await voidIt()
}

async function givePaths(supervisor: TestCaller, school: FullSchool, player: TestChild): Promise<void> {
  const { group_id, own_step_id } = school
  const params = { id: group_id }
  await supervisor.call('PUT /api/v1/begeleider/group/:id/student', {
    params,
    body: { add: [player.student_id] },
  })
  const { body: before } = await supervisor.call('GET /api/v1/begeleider/group/:id/path', { params })
  const path = {
    entries: [
      createEntry({ nr: 1, is_own: false, is_test_step: false }, 1),
      createEntry({ nr: own_step_id, is_own: true, is_test_step: false }, 1),
    ],
    settings: before.path.settings,
  }
  const change = { version: before.version, path }
  await supervisor.call('PUT /api/v1/begeleider/group/:id/path', { params, body: change })
  const body = { student_ids: [school.child.student_id], nr: own_step_id, is_own: true }
  await supervisor.call('POST /api/v1/begeleider/path/step', { body })
}

async function addSounds(supervisor: TestCaller, { word_id }: FullSchool): Promise<void> {
  const params = { id: word_id, type: 'word' } as const
  const upload = makeWav({ seconds: 1, loudness: 0.3 })
  await supervisor.call('PUT /api/v1/begeleider/word/:id/recording/:type', { params, upload })
  await supervisor.call('PUT /api/v1/begeleider/sound/:id/recording', { params: { id: 'm_t' }, upload })
  const groups = [{ sounds: ['k_a', 'm_t'], stressed: true }]
  await supervisor.call('PATCH /api/v1/begeleider/word/:id', {
    params: { id: word_id },
    body: { is_marked: true, pronunciation: { type: 'plural', groups } },
  })
}

const addOwnPicture = (supervisor: TestCaller) =>
  supervisor.call('POST /api/v1/begeleider/own-picture', {
    upload: new Blob([createPng(30, 20)]),
    headers: { 'content-type': 'image/png' },
    query: { alt: 'Onze schoolkat' },
  })

async function addMoreRows(app: TestApp, school: FullSchool, player: TestChild): Promise<void> {
  const { organisation_id, student_id } = player
  const [step_id = 0] = player.steps
  const { supervisor_id: user_id, group_id, measure_id, word_id, week_dictation_id: dictation_id } = school
  const child = { organisation_id, student_id }
  const at = 1_790_000_000
  const marked = { level: 1, mark: 'seen' as const, until: 1_900_000_000, marked_by: user_id, marked_at: at }
  for (const cause of [`stuck ${step_id} 2`, `measured ${measure_id}`])
    await addRows(app, 'today_mark', { ...child, ...marked, cause })
  const goal = { organisation_id, group_id, week: '2026-11-16' }
  await addRows(app, 'group_goal', { ...goal, words_wanted: 300, is_kept: true, set_by: user_id, set_at: at })
  await addRows(app, 'group_goal_celebrated', { ...goal, student_id, created_at: at })
  await addRows(app, 'weekly_mail', { organisation_id, user_id, sent_at: null, created_at: at })
  const written = { word_id, input: 'vos', is_right: false, marked_by: user_id, created_at: at }
  await addRows(app, 'week_dictation_mark', { ...child, dictation_id, ...written })
  const skill = { mean: 0.5, variance: 0.1, num_words: 12, static_variance: 0.2, log_kept: 0, surprise: 0.1 }
  const week = { category: 'kg-K', week: '2026-11-16', updated_at: at }
  await addRows(app, 'skill_week', { ...child, ...skill, ...week })
  const { exercise_id, difficulty, number: run } = await findRow(app, 'run', { student_id })
  const failed = { exercise_id, difficulty, run, answer_id: 0, failed_version: '0.0.1' }
  await addRows(app, 'pending_run', { ...child, ...failed })
  const times = { first_at: at, updated_at: at, mastered_at: null, faded_at: null }
  await addRows(app, 'mastery', { ...child, ...times, step_id, score: 0.5, num_new: 1, num_practised: 2 })
}
