import { randomUUID } from 'node:crypto'
import type { StudentExercise } from '@letterliaan/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rightMove, wrongMove } from '../../../operations/demo/move.ts'
import { logIn, type TestCaller } from '../../../testing/http.ts'
import {
  answerBody,
  exercisesOf,
  getExercise,
  getStep,
  playExercise,
  sendMove,
} from '../../../testing/player.ts'
import { makeChild, makeSchool, type TestChild } from '../../../testing/school.ts'
import { rebuildStudent } from '../../../operations/rebuild/rebuild-student.ts'
import { countRows } from '../../../testing/rows.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let app: TestApp
let child: TestChild
let caller: TestCaller
let first: { explore: number[]; practise: number[]; dictation: number }

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

async function newChild(): Promise<void> {
  child = await makeChild(app, await makeSchool(app))
  caller = await logIn(app, child.username)
  first = exercisesOf(await getStep(caller, child.steps[0] ?? 0))
}

describe('an exercise', () => {
  beforeAll(newChild)

  test('API-2 GET gives an exercise with a run at each difficulty, words drawn and nothing begun', async () => {
    const exercise = await getExercise(caller, first.explore[0] ?? 0)
    for (const difficulty of [1, 2, 3] as const) {
      const run = exercise.student_exercise[difficulty]
      expect(run.words).toHaveLength(exercise.exercise_type.num_words)
      expect(run).toMatchObject({ difficulty, status: 0, is_complete: false, started_at: null })
      expect(run.current_word).toBe(run.words[0]?.word)
      expect(run.exercise_data?.word).toBe(run.current_word)
      const { template } = exercise.exercise_type
      for (const word of run.words) expect(word.template).toBe(template)
    }
  })

  test('a reload shows the same words in the same order, and looking makes no rows', async () => {
    const id = first.practise[0] ?? 0
    expect(await getExercise(caller, id)).toEqual(await getExercise(caller, id))
    const rows = await app.database.queries
      .selectFrom('student_exercise')
      .select('run')
      .where('student_id', '=', child.student_id)
      .execute()
    expect(rows).toEqual([])
  })

  test('API-2 PUT of a right answer answers with the student exercise, at the next word', async () => {
    const id = first.explore[0] ?? 0
    const run = (await getExercise(caller, id)).student_exercise[2]
    const { status, body } = await sendMove(caller, id, run, rightMove(run))
    expect(status).toBe(200)
    expect(body).toMatchObject({
      difficulty: 2,
      status: 1,
      is_complete: false,
      current_word: run.words[1]?.word,
    })
    expect(body.detailed_results[0]).toMatchObject({ word: run.current_word, completed: true, success: true })
    expect((await getExercise(caller, id)).student_exercise[2]).toEqual(body)
  })

  test('a wrong move counts an error by the server, whatever the client says of itself', async () => {
    const id = first.practise[0] ?? 0
    const run = (await getExercise(caller, id)).student_exercise[2]
    const { body } = await sendMove(caller, id, run, wrongMove(run, false))
    expect(body.current_word).toBe(run.current_word)
    expect(body.detailed_results[0]).toMatchObject({ num_errors: 1, completed: false, success: false })
    const lie = { ...rightMove(run), num_errors: 0, right: true }
    const after = await sendMove(caller, id, body, lie)
    expect(after.body.detailed_results[0]).toMatchObject({ num_errors: 1, completed: true, success: false })
  })

  test('a cheat costs success, a hint does not', async () => {
    const other = await makeChild(app, await makeSchool(app))
    const player = await logIn(app, other.username)
    const id = exercisesOf(await getStep(player, other.steps[0] ?? 0)).practise[0] ?? 0
    let run = (await getExercise(player, id)).student_exercise[2]
    const answer = async (help: { cheats_used?: number; hints_used?: number }) => {
      const body = { ...answerBody(id, run, rightMove(run)), ...help }
      run = (await player.call('PUT /api/v1/exercise/:id', { params: { id }, body })).body
    }
    await answer({ cheats_used: 1 })
    await answer({ hints_used: 1 })
    const [cheated, hinted] = run.detailed_results
    expect(cheated).toMatchObject({ completed: true, num_errors: 0, cheats_used: 1, success: false })
    expect(hinted).toMatchObject({ completed: true, num_errors: 0, hints_used: 1, success: true })
    while (!run.is_complete) await answer({})
    const words = run.words.length
    expect(run.percentage_score).toBe(Math.floor((100 * (words - 1)) / words))
  })

  test('every move is in the log, as it was typed', async () => {
    const rows = await app.database.queries
      .selectFrom('answer')
      .select(['kind', 'input', 'is_right', 'template', 'time_ms'])
      .where('exercise_id', '=', first.practise[0] ?? 0)
      .orderBy('id')
      .execute()
    expect(rows.map(({ kind, is_right }) => [kind, is_right])).toEqual([
      ['attempt', false],
      ['answer', true],
    ])
    expect(rows[0]).toMatchObject({ input: 'q', time_ms: 2500 })
  })
})

describe('what is refused', () => {
  beforeAll(newChild)

  test('a word that is not its turn: 409 with the present state, and nothing changes', async () => {
    const id = first.practise[1] ?? 0
    const run = (await getExercise(caller, id)).student_exercise[2]
    const wrongTurn = { ...run, current_word: run.words[3]?.word ?? null }
    const { status, problem } = await sendMove(caller, id, wrongTurn, rightMove(wrongTurn))
    expect(status).toBe(409)
    expect(problem.detail).toBe('Dit woord is niet aan de beurt.')
    expect(problem.student_exercise).toEqual(run)
    expect((await getExercise(caller, id)).student_exercise[2]).toEqual(run)
  })

  test('an exercise that is finished: 409 with the present state', async () => {
    const id = first.explore[0] ?? 0
    const done = await playExercise(caller, id, 2)
    const again = { ...done, current_word: done.words[0]?.word ?? null }
    const { status, problem } = await sendMove(caller, id, again, rightMove(again))
    expect(status).toBe(409)
    expect(problem.student_exercise).toEqual(done)
  })

  test('data that is nothing for this template: 422', async () => {
    const id = first.practise[1] ?? 0
    const run = (await getExercise(caller, id)).student_exercise[2]
    const { status, problem } = await sendMove(caller, id, run, { answer: { deep: ['x'] } })
    expect(status).toBe(422)
    expect(problem.errors).toHaveProperty('data')
  })

  test("another child's exercise: 404, as for one that does not exist", async () => {
    const other = await logIn(app, (await makeChild(app, child)).username)
    const stranger = await logIn(app, (await makeChild(app, await makeSchool(app))).username)
    const id = first.practise[0] ?? 0
    const run = (await getExercise(caller, id)).student_exercise[2]
    const missing = await sendMove(caller, 999_999_901, run, rightMove(run))
    for (const somebody of [other, stranger]) {
      const { status, problem } = await sendMove(somebody, id, run, rightMove(run))
      expect(status).toBe(404)
      expect(problem).toEqual(missing.problem)
    }
    expect((await getExercise(caller, id)).student_exercise[2]).toEqual(run)
  })

  test('an exercise of a locked step: 403, to look at and to play', async () => {
    const locked = (child.steps[1] ?? 0) * 100 + 1
    const look = await caller.call('GET /api/v1/exercise/:id', { params: { id: locked } })
    expect(look.status).toBe(403)
    expect(look.problem.detail).toBe('Deze stap zit nog op slot.')
    const run = (await getExercise(caller, first.practise[0] ?? 0)).student_exercise[2]
    expect((await sendMove(caller, locked, run, rightMove(run))).status).toBe(403)
    const reset = { params: { id: locked }, body: { difficulty: 2, shuffle: 1 } }
    expect((await caller.call('PUT /api/v1/exercise/reset/:id', reset)).status).toBe(403)
  })
})

describe('a dictation that tells nothing until its end', () => {
  beforeAll(newChild)

  test('TPL-21 no reply, 409 or GET says which words were right before the last; the end tells all', async () => {
    const id = first.dictation
    let run = (await getExercise(caller, id)).student_exercise[2]
    const outcomes = (shownRun: StudentExercise) =>
      shownRun.detailed_results.map(({ success, num_errors, feedback }) => [success, num_errors, feedback])
    const nothing = run.words.map(() => [false, 0, undefined])
    for (const [at] of run.words.entries()) {
      const data = at % 2 === 0 ? wrongMove(run, true) : rightMove(run)
      const { body } = await sendMove(caller, id, run, data)
      const refused = await sendMove(caller, id, run, data)
      run = body
      if (run.is_complete) break
      const shown = (await getExercise(caller, id)).student_exercise[2]
      for (const shownRun of [run, shown, refused.problem.student_exercise])
        expect(outcomes(shownRun as StudentExercise)).toEqual(nothing)
    }
    expect(run.percentage_score).toBe(50)
    expect(run.detailed_results.map(({ success }) => success)).toEqual(run.words.map((_, at) => at % 2 === 1))
  })
})

describe('EX-10 an exercise that must be repeated', () => {
  beforeAll(newChild)

  const pointsOf = async () => (await caller.call('GET /api/v1/user/me/')).body.student?.points
  /** What the child is told, and its badges count, of finished exercises. */
  const countCompletions = async (id: number): Promise<number> => {
    const rows = await app.database.queries
      .selectFrom('activity')
      .select('id')
      .where('student_id', '=', child.student_id)
      .where('type', '=', 'complete_exercise')
      .where('item_id', '=', id)
      .execute()
    return rows.length
  }
  const reset = async (id: number) =>
    (
      await caller.call('PUT /api/v1/exercise/reset/:id', {
        params: { id },
        body: { difficulty: 2, shuffle: 1 },
      })
    ).body

  test('counts and pays only after its wrong words were done again, once, whatever goes wrong then', async () => {
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
    await sendMove(caller, id, repeat, wrongMove(repeat, false))
    expect((await reset(id)).words).toHaveLength(2)
    expect((await getExercise(caller, id)).status[2]).toBe(1)

    const done = await playExercise(caller, id, 2, 2)
    expect(done).toMatchObject({ status: 2, isForcedRepeat: false, percentage_score: score })
    expect(done.points_earned).toBeGreaterThan(0)
    expect([(await getExercise(caller, id)).status[2], await pointsOf()]).toEqual([2, done.points_earned])
    expect(await countCompletions(id)).toBe(1)
    expect((await reset(id)).words).toHaveLength(run.words.length)
    const rebuild = { student_id: child.student_id, write: false, now: 0 }
    expect(await rebuildStudent(app.database, app.contents, rebuild)).toEqual([])
  })

  test('nothing is to be repeated where nothing went wrong', async () => {
    const step = await getStep(caller, child.steps[0] ?? 0)
    const { id } = step.exercises.find((summary) => summary.repeat_exercise_after_complete) ?? { id: 0 }
    expect(await playExercise(caller, id, 1)).toMatchObject({ status: 2, isForcedRepeat: false })
  })
})

describe('the same key twice', () => {
  beforeAll(newChild)

  const countAnswers = () => countRows(app, 'answer', child.student_id)

  test('has one effect and the same reply, one after the other', async () => {
    const id = first.practise[0] ?? 0
    const run = (await getExercise(caller, id)).student_exercise[2]
    const key = randomUUID()
    const original = await sendMove(caller, id, run, rightMove(run), key)
    const two = await sendMove(caller, id, run, rightMove(run), key)
    expect(two.status).toBe(200)
    expect(two.body).toEqual(original.body)
    expect(await countAnswers()).toBe(1)
  })

  test('has one effect and the same reply, at the same moment', async () => {
    const id = first.practise[0] ?? 0
    const run = (await getExercise(caller, id)).student_exercise[2]
    const before = await countAnswers()
    const key = randomUUID()
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => sendMove(caller, id, run, rightMove(run), key)),
    )
    expect(replies.map(({ status }) => status)).toEqual(Array(8).fill(200))
    for (const { body } of replies) expect(body).toEqual(replies[0]?.body)
    expect(await countAnswers()).toBe(before + 1)
  })

  test('with something else is refused', async () => {
    const id = first.practise[0] ?? 0
    const run = (await getExercise(caller, id)).student_exercise[2]
    const key = randomUUID()
    await sendMove(caller, id, run, wrongMove(run, false), key)
    const { status, problem } = await sendMove(caller, id, run, rightMove(run), key)
    expect(status).toBe(422)
    expect(problem.detail).toBe('Deze Idempotency-Key is al voor iets anders gebruikt.')
  })

  test('of another child is another key', async () => {
    const other = await makeChild(app, child)
    const otherCaller = await logIn(app, other.username)
    const key = randomUUID()
    const id = first.practise[0] ?? 0
    const otherId = (other.steps[0] ?? 0) * 100 + (id % 100)
    const run = (await getExercise(caller, id)).student_exercise[2]
    const otherRun = (await getExercise(otherCaller, otherId)).student_exercise[2]
    await sendMove(caller, id, run, rightMove(run), key)
    expect((await sendMove(otherCaller, otherId, otherRun, rightMove(otherRun), key)).status).toBe(200)
  })

  test('answers of different keys for one word, at the same moment: one is taken, the others are not its turn', async () => {
    const id = first.practise[1] ?? 0
    const run = (await getExercise(caller, id)).student_exercise[2]
    const before = await countAnswers()
    const replies = await Promise.all(
      Array.from({ length: 6 }, () => sendMove(caller, id, run, rightMove(run))),
    )
    const statuses = replies.map(({ status }) => status).toSorted((a, b) => a - b)
    expect(statuses).toEqual([200, 409, 409, 409, 409, 409])
    expect(await countAnswers()).toBe(before + 1)
  })
})

describe('starting again', () => {
  beforeAll(newChild)

  test('API-3 PUT reset gives a new run in a new order; what was done stays done', async () => {
    const id = first.explore[0] ?? 0
    await playExercise(caller, id, 2)
    const { status, body } = await caller.call('PUT /api/v1/exercise/reset/:id', {
      params: { id },
      body: { difficulty: 2, shuffle: 1 },
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({ status: 0, is_complete: false, is_retry: true, percentage_score: null })
    const exercise = await getExercise(caller, id)
    expect(exercise.status[2]).toBe(2)
    expect(exercise.student_exercise[2]).toEqual(body)
  })

  test('API-3 shuffle gives the same words in another order; without it the order stays', async () => {
    const id = first.practise[0] ?? 0
    const before = (await getExercise(caller, id)).student_exercise[2].words.map(({ word }) => word)
    const wordsAfter = async (body: { difficulty: 2; shuffle?: 1 }): Promise<readonly string[]> => {
      await playExercise(caller, id, 2)
      const reset = await caller.call('PUT /api/v1/exercise/reset/:id', { params: { id }, body })
      return reset.body.words.map(({ word }) => word)
    }
    expect(await wordsAfter({ difficulty: 2 })).toEqual(before)
    const orders = []
    for (const _ of [1, 2, 3]) orders.push(await wordsAfter({ difficulty: 2, shuffle: 1 }))
    for (const words of orders) expect(words.toSorted()).toEqual(before.toSorted())
    expect(new Set([before, ...orders].map(String)).size).toBeGreaterThan(2)
  })

  test('API-3 POST hard-reset starts a dictation from nothing', async () => {
    const id = first.dictation
    const begun = (await getExercise(caller, id)).student_exercise[2]
    await sendMove(caller, id, begun, rightMove(begun))
    const { status, body } = await caller.call('POST /api/v1/exercise/hard-reset/:id', {
      params: { id },
      body: { difficulty: 2 },
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({ status: 0, is_retry: false, started_at: null })
    expect(body.detailed_results.every(({ num_tries }) => num_tries === 0)).toBe(true)
    expect((await getExercise(caller, id)).student_exercise[2]).toEqual(body)
  })

  test('a hard reset is for dictations only', async () => {
    const { status } = await caller.call('POST /api/v1/exercise/hard-reset/:id', {
      params: { id: first.explore[0] ?? 0 },
      body: { difficulty: 2 },
    })
    expect(status).toBe(422)
  })

  test('a reset begins at the first word with nothing counted', async () => {
    const id = first.practise[0] ?? 0
    const run = (await getExercise(caller, id)).student_exercise[1]
    await sendMove(caller, id, run, wrongMove(run, false))
    const { body } = await caller.call('PUT /api/v1/exercise/reset/:id', {
      params: { id },
      body: { difficulty: 1, shuffle: 1 },
    })
    expect(body.current_word).toBe(body.words[0]?.word)
    expect(body.detailed_results.every((result) => result.num_errors === 0 && result.time_spent === 0)).toBe(
      true,
    )
  })
})

describe('EX-15 a dictation with more words to draw from than it asks', () => {
  const difficulty = 2
  const textsOf = ({ words }: StudentExercise): string[] => words.map(({ word }) => word).toSorted()
  const reset = async (id: number) =>
    (await caller.call('POST /api/v1/exercise/hard-reset/:id', { params: { id }, body: { difficulty } })).body

  /** World 2 has steps that are topped up at two stars with some of the words of one star. */
  async function findToppedUp(): Promise<number> {
    for (const step_id of child.steps) {
      const step = await getStep(caller, step_id)
      const id = exercisesOf(step).dictation
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

  test('keeps its words when it was left half done, so that it is no way to easier ones', async () => {
    const id = await findToppedUp()
    let run = (await getExercise(caller, id)).student_exercise[difficulty]
    const words = textsOf(run)
    for (const _ of [1, 2, 3]) {
      await sendMove(caller, id, run, wrongMove(run, true))
      run = await reset(id)
      expect(textsOf(run)).toEqual(words)
    }
  })

  test('draws its words anew when it was complete', async () => {
    const id = await findToppedUp()
    const drawn = new Set<string>()
    for (const _ of [1, 2, 3, 4]) drawn.add(textsOf(await playAndReset(id)).join())
    expect(drawn.size).toBeGreaterThan(1)
  })

  const playAndReset = async (id: number): Promise<StudentExercise> => {
    await playExercise(caller, id, difficulty)
    return reset(id)
  }
})
