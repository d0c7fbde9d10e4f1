import { toAmsterdamDay } from '@letterliaan/rules/calendar'
import { describe, expect, test } from 'vitest'
import { getNowSeconds } from '../../../clock.ts'
import { logIn } from '../../../testing/http.ts'
import { groupExercises, getStep, playExercise } from '../../../testing/player.ts'
import { logAnswers } from '../../../testing/log-answers.ts'
import { countRows, findRow, findRows } from '../../../testing/rows.ts'
import { makeChild, makeSupervisor } from '../../../testing/school.ts'
import { daySeconds } from '../../../testing/test-clock.ts'
import { deleteStudents } from '../../../db/personal-data/children.ts'
import { limitDatabase } from '../../../db/limit-to-organisation.ts'
import { useGoalGroup } from '../../../testing/goal-group.ts'

const { at, goalOf, setGoal, goalsOf, celebrate, practise } = useGoalGroup()

describe('the goal of a group', () => {
  test('can be set, changed, repeated each week and removed', async () => {
    expect(await goalOf()).toMatchObject({ words_wanted: null, is_kept: false })
    const { status, body } = await setGoal(300)
    expect([status, body]).toEqual([200, await goalOf()])
    expect(body).toMatchObject({ words_wanted: 300, is_kept: false, words: 0, is_reached: false })
    expect((await setGoal(400, true)).body).toMatchObject({ words_wanted: 400, is_kept: true })
    expect((await setGoal(null, true)).body).toMatchObject({ words_wanted: null, is_kept: false })
  })

  test.each([[0], [1_000_001]])(
    'cannot be %o words, which is refused with a Dutch sentence',
    async (words) => {
      const { status, problem } = await setGoal(words)
      expect([status, problem.title]).toEqual([422, 'Ongeldige invoer'])
      expect((await goalOf()).words_wanted).toBeNull()
    },
  )

  test('lasts one week unless it is kept; a kept goal ends when a goal is set or removed', async () => {
    await setGoal(300, true)
    const toNextWeek = async () => {
      at.app.clock.moveToMonday()
      at.juf = await logIn(at.app, await makeSupervisor(at.app, at.school, 'beheerder'))
    }
    await toNextWeek()
    expect(await goalOf()).toMatchObject({ words_wanted: 300, is_kept: true })
    await setGoal(250)
    await toNextWeek()
    expect((await goalOf()).words_wanted).toBeNull()
    await setGoal(200, true)
    await setGoal(null)
    await toNextWeek()
    expect((await goalOf()).words_wanted).toBeNull()
  })

  test('counts each word of a run once, even if it is wrong, and proposes a goal from the last weeks', async () => {
    await practise(at.kim, 12)
    await practise(at.kim, 3)
    await practise(at.noor, 5)
    await practise(at.noor, 20, 7 * daySeconds)
    await practise(at.sem, 30, 14 * daySeconds)
    await practise(await makeChild(at.app, at.school), 9)
    const { words, num_practised, earlier_weeks, proposal } = await goalOf()
    expect({ words, num_practised, proposal }).toEqual({ words: 20, num_practised: 2, proposal: 30 })
    expect(earlier_weeks.map((week) => week.words)).toEqual([30, 20])
  })

  test('does not count words of a workbook, because work on paper is unknown', async () => {
    const { id: word_id } = await findRow(at.app, 'word', {})
    const created_at = getNowSeconds(at.app.clock)
    await logAnswers(at.app, at.kim, [{ word_id, created_at, template: 'Werkboek' }])
    expect((await goalOf()).words).toBe(0)
    expect((await goalsOf(at.kim)).own).toEqual({ words: 0, best: 0 })
  })

  test('counts a week from Monday 0:00 in Amsterdam', async () => {
    const isToday = (ago: number) =>
      toAmsterdamDay(getNowSeconds(at.app.clock) - ago) === toAmsterdamDay(getNowSeconds(at.app.clock))
    const ago = [13, 14].map((hours) => hours * 3600).findLast(isToday) ?? 0
    await practise(at.kim, 4, ago)
    await practise(at.kim, 7, ago + 1)
    expect((await goalOf()).words).toBe(4)
    expect((await goalOf()).earlier_weeks.map(({ words }) => words)).toEqual([7])
    expect((await goalsOf(at.kim)).own).toEqual({ words: 4, best: 7 })
  })

  test('MEND-1 does not count a voided sitting until it is restored', async () => {
    const playing = await logIn(at.app, at.kim.username)
    const { practise: exercises } = groupExercises(await getStep(playing, at.kim.steps[0] ?? 0))
    const run = await playExercise(playing, exercises[0] ?? 0, 2)
    const num_words = run.words.length
    await setGoal(num_words)
    expect(await goalOf()).toMatchObject({ words: num_words, is_reached: true })
    const params = { id: at.kim.student_id }
    const { body } = await at.juf.call('GET /api/v1/begeleider/student/:id/session', { params })
    const started_at = body.sessions[0]?.started_at
    await at.juf.call('POST /api/v1/begeleider/student/:id/session/void', {
      params,
      body: { started_at, reason: 'broertje' },
    })
    expect(await goalOf()).toMatchObject({ words: 0, is_reached: false })
    expect((await goalsOf(at.kim)).own.words).toBe(0)
    const { body: after } = await at.juf.call('GET /api/v1/begeleider/student/:id/session', { params })
    await at.juf.call('POST /api/v1/begeleider/voided-session/:id/undo', {
      params: { id: after.voided[0]?.id },
    })
    expect((await goalOf()).words).toBe(num_words)
  })

  test('does not count a child that is archived or has left the group', async () => {
    await practise(at.kim, 4)
    await practise(at.noor, 5)
    await at.juf.call('POST /api/v1/begeleider/roster/archive', {
      body: { student_ids: [at.kim.student_id], is_archived: true },
    })
    expect((await goalOf()).words).toBe(5)
    const remove = [at.noor.student_id]
    await at.juf.call('PUT /api/v1/begeleider/group/:id/student', {
      params: { id: at.group_id },
      body: { remove },
    })
    expect((await goalOf()).words).toBe(0)
  })

  test('is recorded in the audit log with the user who set it', async () => {
    await setGoal(300)
    const row = await findRow(
      at.app,
      'audit',
      { organisation_id: at.school.organisation_id, action: 'group_goal_set' },
      ['action', 'detail'],
    )
    expect(row?.detail).toBe(JSON.stringify({ group_id: at.group_id, words_wanted: 300 }))
  })
})

test('celebrations are deleted with their child, and goals with their group', async () => {
  await setGoal(5, true)
  const { week } = await goalOf()
  const guest = await makeChild(at.app, at.school)
  const add = [guest.student_id]
  await at.juf.call('PUT /api/v1/begeleider/group/:id/student', {
    params: { id: at.group_id },
    body: { add },
  })
  await practise(at.kim, 6)
  await celebrate(guest, week)
  await celebrate(at.kim, week)
  expect(await countRows(at.app, 'group_goal_celebrated', guest.student_id)).toBe(1)
  await limitDatabase(at.app.database, guest.organisation_id).transaction((transaction) =>
    deleteStudents(transaction, [guest.student_id]),
  )
  expect(await countRows(at.app, 'group_goal_celebrated', guest.student_id)).toBe(0)
  const goals = () => findRows(at.app, 'group_goal', { group_id: at.group_id }, ['week'])
  expect(await goals()).toHaveLength(1)
  const params = { id: at.group_id }
  const remove = [at.kim, at.noor, at.sem].map(({ student_id }) => student_id)
  await at.juf.call('PUT /api/v1/begeleider/group/:id/student', { params, body: { remove } })
  expect((await at.juf.call('DELETE /api/v1/begeleider/group/:id', { params })).status).toBe(200)
  expect(await goals()).toEqual([])
  expect(await countRows(at.app, 'group_goal_celebrated', at.kim.student_id)).toBe(0)
  expect((await goalsOf(at.kim)).goals).toEqual([])
})
