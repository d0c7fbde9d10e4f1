import type { SessionRestoring, SessionVoiding, StudentSessions } from '@letterliaan/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { getNowSeconds } from '../../../clock.ts'
import { logIn, type TestCaller } from '../../../testing/http.ts'
import {
  findExercise,
  groupExercises,
  getExercise,
  getStep,
  playExercise,
  sendMove,
} from '../../../testing/player.ts'
import { makeChild, makeSchool, makeSupervisor, type TestChild } from '../../../testing/school.ts'
import { useTestApp } from '../../../testing/test-app.ts'
import { daySeconds } from '../../../testing/test-clock.ts'
import { makeGroup } from '../../../testing/make-group.ts'
import { findRows } from '../../../testing/rows.ts'
import { createRightMove } from '../../learn/developer/move.ts'
import { rebuildStudent } from '../../learn/rebuild/rebuild-student.ts'

const app = await useTestApp()
let juf: TestCaller
let pim: TestCaller
let child: TestChild
let practised: readonly [number, number]
beforeAll(async () => {
  const school = await makeSchool(app)
  child = await makeChild(app, school)
  const username = await makeSupervisor(app, school)
  juf = await logIn(app, username)
  pim = await logIn(app, child.username)
  await makeGroup(juf, [child])
  const { explore } = groupExercises(await getStep(pim, child.steps[0] ?? 0))
  practised = [explore[0] ?? 0, explore[1] ?? 0]
  await playExercise(pim, practised[0], 2)
  app.clock.advance(daySeconds)
  pim = await logIn(app, child.username)
  juf = await logIn(app, username)
  await playExercise(pim, practised[1], 2)
  app.clock.advance(60)
})

const about = (rest: object = {}) => ({ params: { id: child.student_id }, ...rest })

const sessions = async (): Promise<StudentSessions> =>
  (await juf.call('GET /api/v1/begeleider/student/:id/session', about())).body

const look = async () => {
  const { body: profile } = await pim.call('GET /api/v1/user/me/')
  const { body: insight } = await juf.call('GET /api/v1/begeleider/student/:id/insight', about())
  const { body: rewards } = await pim.call('GET /api/v1/reward/')
  const { updated_at: _, ...student } = profile.student ?? { updated_at: 0 }
  return {
    student,
    practice: insight.practice,
    step: await getStep(pim, child.steps[0] ?? 0),
    badges: rewards.filter(({ student_has_badge }) => student_has_badge).map(({ name }) => name),
  }
}

async function nothingToMend(): Promise<void> {
  const { student_id } = child
  const settings = { student_id, write: false, now: getNowSeconds(app.clock) }
  expect(await rebuildStudent(app.database, app.contents, settings)).toEqual([])
}

describe('MEND-1 a supervisor', () => {
  test('previews, voids and restores a session', async () => {
    const before = await look()
    const [last] = (await sessions()).sessions
    const body = { started_at: last?.started_at ?? 0 }
    const preview = await juf.call('POST /api/v1/begeleider/student/:id/session/preview', about({ body }))
    expect(preview.body).toMatchObject<Partial<SessionVoiding>>({
      ...body,
      num_later: 0,
      before: expect.objectContaining({ exercises_done: 2 }),
      after: expect.objectContaining({ exercises_done: 1 }),
    })
    expect(preview.body.after.points).toBeLessThan(preview.body.before.points)
    expect(await look(), 'looking changes nothing').toEqual(before)

    const reason = 'Het broertje oefende'
    const call = about({ body: { ...body, reason } })
    const done = await juf.call('POST /api/v1/begeleider/student/:id/session/void', call)
    expect(done.body).toEqual(preview.body)
    const voided = await look()
    expect(voided.practice.num_sessions).toBe(1)
    expect((await sessions()).voided).toMatchObject([{ ...body, reason }])
    const [event] = await app.database.queries
      .selectFrom('live_event')
      .select('event')
      .where('student_id', '=', child.student_id)
      .orderBy('id', 'desc')
      .execute()
    expect(event).toEqual({ event: 'work_changed' })
    const again = await juf.call('POST /api/v1/begeleider/student/:id/session/void', call)
    expect([again.status, again.problem.detail]).toEqual([409, expect.stringContaining('is er niet meer')])

    const id = (await sessions()).voided[0]?.id ?? 0
    const lookAhead = () => juf.call('POST /api/v1/begeleider/voided-session/:id/preview', { params: { id } })
    expect((await lookAhead()).body).toEqual<SessionRestoring>({
      id,
      ...body,
      before: preview.body.after,
      after: preview.body.before,
      badges_back: preview.body.badges_lost,
    })
    expect(await look(), 'looking ahead brings nothing back').toEqual(voided)
    const undo = () => juf.call('POST /api/v1/begeleider/voided-session/:id/undo', { params: { id } })
    expect((await undo()).body.voided).toEqual([])
    expect(await look()).toEqual(before)
    expect([(await undo()).status, (await lookAhead()).status]).toEqual([409, 409])
  })

  test('can void the session of an open game, which gets 409 with the state to continue from', async () => {
    const id = practised[1]
    const before = (await getExercise(pim, id)).student_exercise[3]
    const first = await sendMove(pim, id, before, createRightMove(before))
    const waiting = first.body
    const [last] = (await sessions()).sessions
    const body = { started_at: last?.started_at ?? 0, reason: '' }
    await juf.call('POST /api/v1/begeleider/student/:id/session/void', about({ body }))
    const late = await sendMove(pim, id, waiting, createRightMove(waiting))
    expect([late.status, late.problem]).toMatchObject([
      409,
      { student_exercise: { current_word: before.current_word } },
    ])
    expect((await sendMove(pim, id, before, createRightMove(before))).status).toBe(200)
  })
})

const readHistory = async () => (await juf.call('GET /api/v1/begeleider/student/:id/history', about())).body

describe('MEND-2 a supervisor', () => {
  test('DOE-1 undoes a restart exactly, but only once and before the child begins the step', async () => {
    const [step_id = 0] = child.steps
    const params = { id: step_id }
    const before = await look()
    const change = (is_restarted: boolean) =>
      juf.call('PATCH /api/v1/begeleider/step/:id', { params, body: { is_restarted } })
    const restart = () => change(true)
    const undo = async () => (await change(false)).status
    await restart()
    expect(await look()).not.toEqual(before)
    const id = await findExercise(pim, step_id, 'StapDictee')
    const draw = { params: { id }, body: { difficulty: 2 } as const }
    const drawn = (await pim.call('POST /api/v1/exercise/hard-reset/:id', draw)).body.words
    expect(await undo()).toBe(200)
    expect(await look()).toEqual(before)
    expect((await getExercise(pim, id)).student_exercise[2].words).toEqual(drawn)
    const rows = await findRows(app, 'student_exercise', { student_id: child.student_id }, ['run', 'round'])
    expect(rows.every(({ run, round }) => run > 0 && round >= 0)).toBe(true)
    await nothingToMend()
    expect(await undo()).toBe(409)
    await restart()
    const run = (await getExercise(pim, practised[0])).student_exercise[2]
    await sendMove(pim, practised[0], run, createRightMove(run))
    expect(await undo()).toBe(409)
  })

  test('opens the exercises of a restarted step and keeps the child’s points', async () => {
    const [step_id = 0] = child.steps
    const points = async () => (await pim.call('GET /api/v1/user/me/')).body.student?.points
    const before = await points()
    expect((await readHistory()).steps.map(({ id }) => id)).toEqual([step_id])
    const restart = await juf.call('PATCH /api/v1/begeleider/step/:id', {
      params: { id: step_id },
      body: { is_restarted: true },
    })
    expect(restart.status).toBe(200)
    expect((await readHistory()).steps).toEqual([])
    const { student_exercise } = await getExercise(pim, practised[0])
    expect([student_exercise[2].status, student_exercise[2].is_complete]).toEqual([0, false])
    expect(await points()).toBe(before)
    await nothingToMend()
  })

  test('takes back a badge that was given as a present, but no badge that the child earned', async () => {
    const { body: rewards } = await pim.call('GET /api/v1/reward/')
    const earned = rewards.find(({ student_has_badge }) => student_has_badge)?.id ?? 0
    const present = rewards.find((badge) => !badge.student_has_badge)?.id ?? 0
    await app.database.transaction(async (transaction) => {
      const { organisation_id, student_id } = child
      const row = { organisation_id, student_id, created_at: getNowSeconds(app.clock) }
      await transaction
        .insertInto('student_badge')
        .values({ ...row, badge_id: present })
        .execute()
      const activity = { ...row, type: 'badge_present', item_id: present, points: 0, data: null }
      await transaction.insertInto('activity').values(activity).execute()
    })
    const change = (badge_id: number, is_taken_back: boolean) =>
      juf.call('PUT /api/v1/begeleider/student/:id/badge/:badge_id', {
        params: { id: child.student_id, badge_id },
        body: { is_taken_back },
      })
    const take = (badge_id: number) => change(badge_id, true)
    expect((await take(earned)).status).toBe(409)
    const give = async (badge_id: number) => (await change(badge_id, false)).status
    const given = await readHistory()
    expect(await give(present)).toBe(409)
    await take(present)
    expect([await give(earned), await give(present), await give(present)]).toEqual([409, 200, 409])
    expect((await readHistory()).presents).toEqual(given.presents)
    await take(present)
    expect((await readHistory()).presents).toEqual([])
    const { body: after } = await pim.call('GET /api/v1/reward/')
    expect(after.filter(({ student_has_badge }) => student_has_badge)).toEqual(
      rewards.filter(({ student_has_badge }) => student_has_badge),
    )
  })
})

describe('MEND-2 the history of a child', () => {
  test('names each change and who made it', async () => {
    const restarted: unknown = expect.stringMatching(/^De stap ‘.+’ helemaal opnieuw laten beginnen\.$/)
    await juf.call('POST /api/v1/begeleider/student/:id/password', about())
    const { changes } = await readHistory()
    expect(changes.map(({ text }) => text.replace(/van .* ongeldig/, 'van … ongeldig'))).toEqual([
      'Een nieuw wachtwoord gemaakt.',
      expect.stringMatching(/^Een gegeven badge teruggenomen: .+\.$/),
      expect.stringMatching(/^Een teruggenomen badge weer gegeven: .+\.$/),
      expect.stringMatching(/^Een gegeven badge teruggenomen: .+\.$/),
      restarted,
      restarted,
      expect.stringMatching(/^De stap ‘.+’ toch niet opnieuw/),
      restarted,
      'Het oefenmoment van … ongeldig gemaakt.',
      expect.stringMatching(/^Het oefenmoment van .* weer laten meetellen\.$/),
      'Het oefenmoment van … ongeldig gemaakt: Het broertje oefende.',
      'In de groep ‘Groep 5’ gezet.',
    ])
    expect(changes.every(({ by }) => by.length > 0)).toBe(true)
  })

  test('names the changes that supervisors made on other pages', async () => {
    const { student_id } = child
    const student_ids = [student_id]
    const read = async () => (await readHistory()).changes.map(({ text }) => text)
    const known = (await read()).length
    const { body: group } = await juf.call('GET /api/v1/begeleider/group')
    const ofGroup = { params: { id: group[0]?.id ?? 0 } }
    const path = { entries: [], settings: { min_difficulty: 1, max_difficulty: 3, excluded_templates: [] } }
    const { version } = (await juf.call('GET /api/v1/begeleider/group/:id/path', ofGroup)).body
    const { body: badges } = await juf.call('GET /api/v1/begeleider/student/:id/badge', about())
    const badge_id = badges.find((badge) => !badge.student_has_badge)?.id
    const [exercise_id] = practised
    const archive = (is_archived: boolean) =>
      juf.call('POST /api/v1/begeleider/roster/archive', { body: { student_ids, is_archived } })
    const measure = { student_ids, kind: 'start', worlds: [1] }
    const note = { text: 'Geheim', follow_up_on: null }
    const csv = { since: 0, until: getNowSeconds(app.clock), table: 'answers' }
    const replies = [
      await juf.call('PATCH /api/v1/begeleider/student/:id', about({ body: { calm_profile: { pace: 2 } } })),
      await juf.call(
        'POST /api/v1/begeleider/student/:id/encouragement',
        about({ body: { message: 'Goed zo' } }),
      ),
      await juf.call('POST /api/v1/begeleider/student/:id/badge', about({ body: { badge_id } })),
      await juf.call('POST /api/v1/begeleider/student/:id/exercise/:exercise_id/reset', {
        params: { id: student_id, exercise_id },
        body: { difficulty: 2 },
      }),
      await juf.call('POST /api/v1/begeleider/student/:id/note', about({ body: note })),
      await juf.call('POST /api/v1/begeleider/measure', { body: measure }),
      await juf.call('POST /api/v1/begeleider/:scope/:id/csv', {
        params: { scope: 'student', id: student_id },
        body: csv,
      }),
      await juf.call('POST /api/v1/begeleider/path/give', {
        body: { student_ids, follows_group_id: null, path },
      }),
      await juf.call('POST /api/v1/begeleider/path/undo', { body: { student_ids } }),
      await juf.call('PUT /api/v1/begeleider/group/:id/path', { ...ofGroup, body: { version, path } }),
      await juf.call('POST /api/v1/begeleider/path/give', {
        body: { student_ids, follows_group_id: ofGroup.params.id },
      }),
      await juf.call('PUT /api/v1/begeleider/group/:id/path', {
        ...ofGroup,
        body: {
          version: (await juf.call('GET /api/v1/begeleider/group/:id/path', ofGroup)).body.version,
          path: { ...path, settings: { ...path.settings, max_difficulty: 2 } },
        },
      }),
      await juf.call('POST /api/v1/begeleider/path/undo', { body: { group_id: ofGroup.params.id } }),
      await archive(true),
      await archive(false),
    ]
    expect(replies.map(({ status }) => status).filter((status) => status >= 300)).toEqual([])
    expect((await read()).slice(0, -known).toReversed()).toEqual([
      'Het rustige profiel veranderd: hoe lang woorden in beeld blijven.',
      'Een bericht gestuurd: ‘Goed zo’.',
      expect.stringMatching(/^Een badge cadeau gegeven: .+\.$/),
      expect.stringMatching(/^Een oefening opnieuw laten beginnen: .+\.$/),
      'Een notitie geschreven.',
      'Een startmeting klaargezet.',
      'Antwoorden opgehaald als bestand.',
      'Het pad veranderd.',
      'De laatste verandering van het pad ongedaan gemaakt.',
      'Het pad veranderd.',
      'Het pad veranderd, met dat van de groep ‘Groep 5’.',
      'De laatste verandering van het pad ongedaan gemaakt, met die van de groep ‘Groep 5’.',
      'In het archief gezet.',
      'Uit het archief gehaald.',
    ])
  })
})

test("MEND-1 an open game gets the error 'locked' in a step that only the voided sitting had opened", async () => {
  const school = await makeSchool(app)
  const sem = await makeChild(app, school)
  const [player, supervisor] = [
    await logIn(app, sem.username),
    await logIn(app, await makeSupervisor(app, school)),
  ]
  const [first = 0, second = 0] = sem.steps
  const pass = { params: { id: first, what: 'pass' }, body: { difficulty: 2 } as const }
  expect((await player.call('POST /api/v1/dev/step/:id/:what', pass)).status).toBe(200)
  const opened = groupExercises(await getStep(player, second)).explore[0] ?? 0
  const run = (await getExercise(player, opened)).student_exercise[2]

  const ofSem = { params: { id: sem.student_id } }
  const { body } = await supervisor.call('GET /api/v1/begeleider/student/:id/session', ofSem)
  for (const { started_at } of body.sessions) {
    const session = { ...ofSem, body: { started_at, reason: 'Het broertje' } }
    expect((await supervisor.call('POST /api/v1/begeleider/student/:id/session/void', session)).status).toBe(
      200,
    )
  }
  const refused = await sendMove(player, opened, run, createRightMove(run))
  expect([refused.status, refused.problem.detail]).toEqual([403, 'Deze stap zit nog op slot.'])
  const looked = await player.call('GET /api/v1/step/:id', { params: { id: second } })
  expect(looked.status, 'by which the game knows before the next answer').toBe(403)
  expect((await player.call('GET /api/v1/step', {})).status, 'the map is there').toBe(200)

  const begin = groupExercises(await getStep(player, first)).explore[0] ?? 0
  const again = (await getExercise(player, begin)).student_exercise[2]
  const counted = await sendMove(player, begin, again, createRightMove(again))
  expect([counted.status, counted.body.current_word === again.current_word]).toEqual([200, false])
})
