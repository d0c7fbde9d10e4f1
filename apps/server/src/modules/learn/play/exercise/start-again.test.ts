import type { StudentExercise } from '@letterliaan/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { createRightMove, createWrongMove } from '../../developer/move.ts'
import { rebuildStudent } from '../../rebuild/rebuild-student.ts'
import { logIn, type TestCaller } from '../../../../testing/http.ts'
import {
  groupExercises,
  getExercise,
  getStep,
  makePlayer,
  playExercise,
  sendMove,
} from '../../../../testing/player.ts'
import { makeChild, makeSchool, type TestChild } from '../../../../testing/school.ts'
import { useTestApp } from '../../../../testing/test-app.ts'
import { findRows } from '../../../../testing/rows.ts'

const app = await useTestApp()
let child: TestChild
let caller: TestCaller
let first: { explore: number[]; practise: number[]; dictation: number }

async function newChild(): Promise<void> {
  ;({ child, caller, first } = await makePlayer(app))
}

describe('EX-10 an exercise that must be repeated', () => {
  beforeAll(newChild)

  const pointsOf = async () => (await caller.call('GET /api/v1/user/me/')).body.student?.points
  /** Counts finished exercises in the child's own activities, as badges do. */
  const countCompletions = async (id: number): Promise<number> => {
    const rows = await findRows(
      app,
      'activity',
      { student_id: child.student_id, type: 'complete_exercise', item_id: id },
      ['id'],
    )
    return rows.length
  }
  const reset = async (id: number) =>
    (
      await caller.call('PUT /api/v1/exercise/reset/:id', {
        params: { id },
        body: { difficulty: 2, shuffle: 1 },
      })
    ).body

  test('counts and pays once, after its wrong words were repeated, even if these are wrong again', async () => {
    const step_id = child.steps[0] ?? 0
    const repeating = (await getStep(caller, step_id)).exercises.find(
      (summary) => summary.repeat_exercise_after_complete,
    )
    const { id } = repeating ?? { id: 0 }
    const run = await playExercise(caller, id, 2, 2)
    const score = Math.floor((100 * (run.words.length - 2)) / run.words.length)
    const owed = {
      is_complete: true,
      isForcedRepeat: true,
      status: 1,
      percentage_score: score,
      points_earned: 0,
    }
    expect(run).toMatchObject(owed)
    expect([(await getExercise(caller, id)).status[2], await pointsOf()]).toEqual([1, 0])
    expect(await countCompletions(id)).toBe(0)

    const repeat = await reset(id)
    const wrong = run.words.slice(0, 2).map(({ word }) => word)
    expect(repeat.words.map(({ word }) => word).toSorted()).toEqual(wrong.toSorted())
    expect(repeat).toMatchObject({ is_retry: true, isForcedRepeat: true, is_complete: false })
    const first_run = { right: run.words.length - 2, all: run.words.length }
    expect(repeat.first_run).toEqual(first_run)
    await sendMove(caller, id, repeat, createWrongMove(repeat, false))
    expect((await reset(id)).words).toHaveLength(2)
    expect((await getExercise(caller, id)).status[2]).toBe(1)

    const done = await playExercise(caller, id, 2, 2)
    expect(done).toMatchObject({ status: 2, isForcedRepeat: false, percentage_score: score, first_run })
    expect(done.points_earned).toBeGreaterThan(0)
    expect([(await getExercise(caller, id)).status[2], await pointsOf()]).toEqual([2, done.points_earned])
    expect(await countCompletions(id)).toBe(1)
    expect((await reset(id)).words).toHaveLength(run.words.length)
    const rebuild = { student_id: child.student_id, write: false, now: 0 }
    expect(await rebuildStudent(app.database, app.contents, rebuild)).toEqual([])
  })
})

describe('starting again', () => {
  beforeAll(newChild)

  test.each([
    ['PUT /api/v1/exercise/reset/:id', 0],
    ['PUT /api/v1/reset/:id', 1],
  ] as const)('API-3 %s gives a new run in a new order; what was done stays done', async (name, at) => {
    const id = first.explore[at] ?? 0
    await playExercise(caller, id, 2)
    const { status, body } = await caller.call(name, { params: { id }, body: { difficulty: 2, shuffle: 1 } })
    expect(status).toBe(200)
    expect(body).toMatchObject({ status: 0, is_complete: false, is_retry: true, percentage_score: null })
    expect(body.current_word).toBe(body.words[0]?.word)
    for (const { num_errors, time_spent } of body.detailed_results) expect(num_errors + time_spent).toBe(0)
    const exercise = await getExercise(caller, id)
    expect(exercise.status[2]).toBe(2)
    expect(exercise.student_exercise[2]).toEqual(body)
  })

  test('API-3 shuffle gives the same words in another order, and otherwise the order stays', async () => {
    const id = first.practise[0] ?? 0
    const before = (await getExercise(caller, id)).student_exercise[2].words.map(({ word }) => word)
    const wordsAfter = async (body: { difficulty: 2; shuffle?: 1 }): Promise<readonly string[]> => {
      await playExercise(caller, id, 2)
      const reset = await caller.call('PUT /api/v1/exercise/reset/:id', { params: { id }, body })
      return reset.body.words.map(({ word }) => word)
    }
    expect(await wordsAfter({ difficulty: 2 })).toEqual(before)
    const shuffled = await wordsAfter({ difficulty: 2, shuffle: 1 })
    expect(shuffled).not.toEqual(before)
    expect(shuffled.toSorted()).toEqual(before.toSorted())
  })

  test('API-3 POST hard-reset restarts a dictation', async () => {
    const id = first.dictation
    const begun = (await getExercise(caller, id)).student_exercise[2]
    await sendMove(caller, id, begun, createRightMove(begun))
    const { status, body } = await caller.call('POST /api/v1/exercise/hard-reset/:id', {
      params: { id },
      body: { difficulty: 2 },
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({ status: 0, is_retry: false, started_at: null })
    expect(body.detailed_results.every(({ num_tries }) => num_tries === 0)).toBe(true)
    expect((await getExercise(caller, id)).student_exercise[2]).toEqual(body)
  })

  test('NET-2 a device restarts an unfinished dictation in the same order without a network', async () => {
    const id = first.dictation
    const begun = (await getExercise(caller, id)).student_exercise[3]
    await sendMove(caller, id, begun, createRightMove(begun))
    const { status, body } = await caller.call('POST /api/v1/exercise/hard-reset/:id', {
      params: { id },
      body: { difficulty: 3, same_order: 1 },
    })
    expect(status).toBe(200)
    expect(body.words.map(({ word }) => word)).toEqual(begun.words.map(({ word }) => word))
    expect([body.status, body.current_word]).toEqual([0, begun.words[0]?.word])
  })

  test('NET-1 a dictation that a device only prepared is not begun, and its step reports no change', async () => {
    const kept = await makePlayer(app)
    const [step_id = 0] = kept.child.steps
    const tell = async () => ({
      step: await getStep(kept.caller, step_id),
      path: (await kept.caller.call('GET /api/v1/step', {})).body,
      progress: (await kept.caller.call('GET /api/v1/progress', {})).body,
      points: (await kept.caller.call('GET /api/v1/user/me/', {})).body.student?.points,
    })
    const before = await tell()
    const draw = () =>
      kept.caller.call('POST /api/v1/exercise/hard-reset/:id', {
        params: { id: kept.first.dictation },
        body: { difficulty: 2 },
      })
    const drawn = (await draw()).body
    expect(await tell()).toEqual(before)
    const rows = (table: 'activity' | 'run' | 'answer') =>
      app.database.queries
        .selectFrom(table)
        .select('student_id')
        .where('student_id', '=', kept.child.student_id)
        .execute()
    expect((await Promise.all([rows('run'), rows('answer')])).flat()).toEqual([])
    expect(drawn).toMatchObject({ status: 0, started_at: null })
    expect((await draw()).body.words.map(({ word }) => word)).toEqual(drawn.words.map(({ word }) => word))
  })

  test('a hard reset is refused if the exercise is no dictation', async () => {
    const { status } = await caller.call('POST /api/v1/exercise/hard-reset/:id', {
      params: { id: first.explore[0] ?? 0 },
      body: { difficulty: 2 },
    })
    expect(status).toBe(422)
  })
})

describe('EX-15 a dictation with more words to draw from than it asks', () => {
  const difficulty = 2
  const textsOf = ({ words }: StudentExercise): string[] => words.map(({ word }) => word).toSorted()
  const reset = async (id: number) =>
    (await caller.call('POST /api/v1/exercise/hard-reset/:id', { params: { id }, body: { difficulty } })).body

  /** Returns a step of world 2 that fills its two-star words with words of one star. */
  async function findToppedUp(): Promise<number> {
    for (const step_id of child.steps) {
      const step = await getStep(caller, step_id)
      const id = groupExercises(step).dictation
      const asked = (await getExercise(caller, id)).student_exercise[difficulty].words.length
      const [own, easier] = [step.words[2].length, step.words[1].length]
      if (own < asked && own + easier > asked) return id
    }
    throw new Error('World 2 has such a dictation.')
  }

  beforeAll(async () => {
    child = await makeChild(app, await makeSchool(app), { worlds: [2] })
    caller = await logIn(app, child.username)
    const { queries } = app.database
    const { student_id } = child
    await queries.updateTable('student').set({ phase_id: 2 }).where('id', '=', student_id).execute()
    const open = { lock: 'open', status: 0 } as const
    await queries.updateTable('step').set(open).where('student_id', '=', student_id).execute()
  })

  test('keeps its words if it is restarted halfway, so that a restart does not give easier words', async () => {
    const id = await findToppedUp()
    let run = (await getExercise(caller, id)).student_exercise[difficulty]
    const words = textsOf(run)
    for (const _ of [1, 2]) {
      await sendMove(caller, id, run, createWrongMove(run, true))
      run = await reset(id)
      expect(textsOf(run)).toEqual(words)
    }
    expect(textsOf(await reset(id))).toEqual(words)
  })

  test('draws new words if it is restarted after its end', async () => {
    const id = await findToppedUp()
    const drawn = new Set<string>()
    for (const _ of [1, 2, 3]) {
      await playExercise(caller, id, difficulty)
      drawn.add(textsOf(await reset(id)).join())
    }
    expect(drawn.size).toBeGreaterThan(1)
  })
})
