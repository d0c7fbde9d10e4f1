// @database both
import type { StepSummary } from '@letterliaan/contract'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getNowSeconds } from '../../../../clock.ts'
import { logIn, type TestCaller } from '../../../../testing/http.ts'
import { groupExercises, getStep, passStep, playExercise } from '../../../../testing/player.ts'
import { makeChild, makeSchool, type ChildSettings, type TestChild } from '../../../../testing/school.ts'
import { useTestApp } from '../../../../testing/test-app.ts'
import { daySeconds } from '../../../../testing/test-clock.ts'
import { getTest, sendAnswer, takeTest, createToetsAnswerBody } from '../../../../testing/test-taker.ts'
import { changeRows, findRows } from '../../../../testing/rows.ts'

const app = await useTestApp()
let child: TestChild
let caller: TestCaller

async function begin(settings: ChildSettings): Promise<void> {
  child = await makeChild(app, await makeSchool(app), settings)
  caller = await logIn(app, child.username)
}

const stepId = (at: number): number => child.steps[at] ?? 0
const testId = (at: number): number => stepId(at) * 100

async function path(): Promise<StepSummary[]> {
  const { body } = await caller.call('GET /api/v1/step')
  return [...body['1'], ...body['2']]
}

describe('an entry test', () => {
  beforeEach(() => begin({ test_kind: 'entry' }))

  test('API-4 GET returns the words by step and the current word, and no results', async () => {
    const [step] = await path()
    expect(step).toMatchObject({ test_required: true, can_start_test: true, test_complete: false, status: 0 })
    expect(step?.test_id).toBe(testId(0))
    expect(step?.test_id).toBeGreaterThan(3)
    const toets = await getTest(caller, testId(0))
    expect(toets).toMatchObject({
      id: testId(0),
      kind: 'instap',
      label: 'Instaptoets: Korte klank',
      phase_id: 1,
      current_step: stepId(0),
      is_complete: false,
      percentage_score: null,
      passed: null,
      next: null,
      detailed_results: [],
    })
    expect(Object.keys(toets.words)).toEqual([String(stepId(0))])
    expect(toets.words[stepId(0)]).toHaveLength(10)
    expect(toets.current_word).toBe(toets.order[0]?.word)
    expect(await getTest(caller, testId(0))).toEqual(toets)
  })

  test('API-4 TST-4 PUT returns the test at the next word, and the complete test after the last word', async () => {
    let toets = await getTest(caller, testId(0))
    for (const [at, { word }] of toets.order.entries()) {
      expect(toets).toMatchObject({ current_word: word, word_index: at, is_complete: false })
      const { status, body } = await sendAnswer(caller, toets, at === 0 ? 'xxx' : word)
      expect(status).toBe(200)
      toets = body
    }
    expect(toets).toMatchObject({
      is_complete: true,
      current_word: null,
      current_step: null,
      percentage_score: 90,
      passed: true,
    })
    expect(toets.detailed_results).toHaveLength(10)
    const [wrong, right] = toets.detailed_results
    expect(wrong?.feedback).toMatch(/\p{L}+[.?:]/u)
    expect(right).not.toHaveProperty('feedback')
  })

  test('WEET-14 a word answered offline is logged on the day when it was answered', async () => {
    const toets = await getTest(caller, testId(0))
    const now = getNowSeconds(app.clock)
    const done = now - 3 * daySeconds
    const body = { ...createToetsAnswerBody(toets, toets.current_word ?? ''), startTime: done, time: 4000 }
    const headers = { 'device-time': String(now) }
    const { status } = await caller.call('PUT /api/v1/test/:id', { params: { id: testId(0) }, body, headers })
    expect(status).toBe(200)
    const answers = await findRows(app, 'answer', { student_id: child.student_id }, ['created_at'])
    expect(answers).toEqual([{ created_at: done + 4 }])
  })

  test('an entry test with every word wrong is done, leads to the exercises and locks nothing', async () => {
    const done = await takeTest(caller, testId(0), 10)
    expect(done).toMatchObject({ percentage_score: 0, passed: false, is_complete: true })
    expect(done.next).toEqual({ to: 'lesson', phase_id: 1, step_id: stepId(0), test_id: null })
    expect((await path())[0]).toMatchObject({ test_complete: true, status: 0 })
    await passStep(caller, stepId(0))
    expect((await path()).slice(0, 2).map(({ status }) => status)).toEqual([5, 0])
  })
})

describe('the judgement of the server', () => {
  beforeEach(() => begin({ test_kind: 'entry' }))

  test.each([
    ['a wrong answer that is said to have no errors', (word: string) => `${word}x`, 0, false],
    ['a right answer that is said to have errors', (word: string) => word, 3, true],
    ['nothing typed', () => '', 0, false],
  ])('ignores the claims of the client: %s', async (_what, answer, num_errors, right) => {
    let toets = await getTest(caller, testId(0))
    toets = (await sendAnswer(caller, toets, answer(toets.current_word ?? ''), num_errors)).body
    while (!toets.is_complete) toets = (await sendAnswer(caller, toets, toets.current_word)).body
    expect(toets.detailed_results[0]?.success).toBe(right)
    expect(toets.percentage_score).toBe(right ? 100 : 90)
  })

  test('refuses a word that is out of turn or of another step with a 409 and the present test', async () => {
    const toets = await getTest(caller, testId(0))
    const other = { ...createToetsAnswerBody(toets, 'x'), word: toets.order[4]?.word }
    const elsewhere = { ...createToetsAnswerBody(toets, 'x'), step_id: stepId(1) }
    for (const body of [other, elsewhere]) {
      const { status, problem } = await caller.call('PUT /api/v1/test/:id', {
        params: { id: toets.id },
        body,
      })
      expect(status).toBe(409)
      expect(problem.detail).toBe('Dit woord is niet aan de beurt.')
      expect(problem.test).toEqual(toets)
    }
    expect(await getTest(caller, testId(0))).toEqual(toets)
  })

  test('responds 404 for an exercise, an unknown test and a step without a test', async () => {
    const plain = await makeChild(app, child)
    const plainCaller = await logIn(app, plain.username)
    const toets = await getTest(caller, testId(0))
    const asked: [TestCaller, number][] = [
      [caller, toets.id + 1],
      [caller, 999_999_900],
      [plainCaller, (plain.steps[0] ?? 0) * 100],
    ]
    for (const [somebody, id] of asked) {
      expect((await somebody.call('GET /api/v1/test/:id', { params: { id } })).status).toBe(404)
      const body = createToetsAnswerBody(toets, 'x')
      expect((await somebody.call('PUT /api/v1/test/:id', { params: { id }, body })).status).toBe(404)
      expect((await somebody.call('PUT /api/v1/test/reset/:id', { params: { id } })).status).toBe(404)
    }
  })
})

describe('a closing test', () => {
  beforeEach(() => begin({ test_kind: 'closing' }))

  test('cannot be started before the exercises and the dictation are done', async () => {
    expect((await path())[0]?.can_start_test).toBe(false)
    const { status, problem } = await caller.call('GET /api/v1/test/:id', { params: { id: testId(0) } })
    expect([status, problem.detail]).toEqual([403, 'Maak eerst de oefeningen van deze stap.'])
    expect((await caller.call('GET /api/v1/test/:id', { params: { id: testId(1) } })).status).toBe(403)
  })

  test('TST-5 RUL-2 a closing test is not passed with 7 of 10 right, and is passed with 8 of 10 in a retry', async () => {
    await passStep(caller, stepId(0))
    expect((await path())[0]).toMatchObject({ can_start_test: true, test_required: true, is_complete: false })
    const failed = await takeTest(caller, testId(0), 3)
    expect(failed).toMatchObject({ kind: 'sluit', percentage_score: 70, passed: false, next: null })
    expect(failed.percentage_score).toBeLessThan(failed.exercise.min_success_score_difficulty_2)
    expect((await path()).slice(0, 2).map(({ status }) => status)).toEqual([6, -1])

    const again = await caller.call('PUT /api/v1/test/reset/:id', { params: { id: testId(0) } })
    expect(again.status).toBe(200)
    expect(again.body).toMatchObject({
      is_complete: false,
      word_index: 0,
      detailed_results: [],
      passed: null,
    })
    const texts = ({ order }: typeof failed) => order.map(({ word }) => word)
    expect(texts(again.body)).not.toEqual(texts(failed))
    expect(texts(again.body).toSorted()).toEqual(texts(failed).toSorted())
    expect(await getTest(caller, testId(0))).toEqual(again.body)

    const passed = await takeTest(caller, testId(0), 2)
    expect(passed).toMatchObject({ percentage_score: 80, passed: true })
    expect(passed.next).toEqual({ to: 'lesson', phase_id: 1, step_id: stepId(1), test_id: null })
    expect((await path()).slice(0, 2).map(({ status }) => status)).toEqual([5, 0])
  })

  test('cannot be restarted while it is in progress or after it is passed', async () => {
    await passStep(caller, stepId(0))
    const toets = await getTest(caller, testId(0))
    const { body: begun } = await sendAnswer(caller, toets, 'xxx')
    const reset = () => caller.call('PUT /api/v1/test/reset/:id', { params: { id: testId(0) } })
    expect((await reset()).body).toEqual(begun)
    const passed = await takeTest(caller, testId(0))
    expect((await reset()).body).toEqual(passed)
    const { status, problem } = await sendAnswer(caller, { ...toets, id: testId(0) }, 'x')
    expect([status, problem.detail]).toEqual([409, 'Deze toets is al afgerond.'])
  })
})

describe('a test step', () => {
  /** Waives the steps of world 1 except the last one before the test. */
  beforeAll(async () => {
    await begin({ worlds: [1, 2], endsWithTest: true })
    await changeRows(app, 'step', { id: child.steps.slice(0, 8) }, { waived: true })
    const { practise } = groupExercises(await getStep(caller, stepId(0)))
    await playExercise(caller, practise[0] ?? 0, 2)
  })

  test('is locked until all steps are done, and asks 20 words evenly, with earlier wrong ones first', async () => {
    const before = (await path()).slice(0, 10)
    expect(before.map(({ status }) => status)).toEqual([4, 4, 4, 4, 4, 4, 4, 4, 0, -1])
    expect((await caller.call('GET /api/v1/test/:id', { params: { id: testId(9) } })).status).toBe(403)
    const { explore, practise, dictation } = groupExercises(await getStep(caller, stepId(8)))
    for (const id of [...explore.slice(0, 2), ...practise.slice(0, 2)]) await playExercise(caller, id, 2)
    const played = await playExercise(caller, dictation, 2, 2)
    const wrong = played.detailed_results.filter(({ success }) => !success).map(({ word }) => word)
    const testStep = (await path())[9]
    expect(testStep).toMatchObject({
      status: 7,
      status_label: 'Toets',
      test_required: true,
      can_start_test: true,
      test_complete: false,
      label: 'Toets',
    })
    const toets = await getTest(caller, testId(9))
    expect(toets).toMatchObject({ kind: 'stap', phase_id: 1, label: 'Toets' })
    expect(toets.order).toHaveLength(20)
    const counts = Object.values(toets.words).map(({ length }) => length)
    expect([counts.length, Math.min(...counts), Math.max(...counts)]).toEqual([9, 2, 3])
    expect(toets.words[stepId(8)]?.map(({ word }) => word)).toEqual(expect.arrayContaining(wrong))
    expect(await getTest(caller, testId(9))).toEqual(toets)
    const step = await getStep(caller, stepId(9))
    expect([step.exercises, step.words]).toEqual([[], { '1': [], '2': [], '3': [] }])
  })

  test('TST-5 has the waiting status if it failed; if it is passed, its status is 5 and the next world opens', async () => {
    const failed = await takeTest(caller, testId(9), 5)
    expect(failed).toMatchObject({ percentage_score: 75, passed: false, next: null })
    expect((await path())[9]?.status).toBe(7)
    await caller.call('PUT /api/v1/test/reset/:id', { params: { id: testId(9) } })
    const passed = await takeTest(caller, testId(9), 4)
    expect(passed).toMatchObject({ percentage_score: 80, passed: true })
    expect(passed.next).toEqual({ to: 'world', phase_id: 2, step_id: null, test_id: null })
    const steps = await path()
    expect(steps.slice(9, 11).map(({ status }) => status)).toEqual([5, 0])
    expect((await caller.call('GET /api/v1/user/me/')).body.student).toMatchObject({
      phase_id: 2,
      end_reward_1_collected: true,
    })
    const answers = await findRows(app, 'answer', { exercise_id: testId(9) })
    expect(answers).toHaveLength(40)
    expect(answers[0]).toMatchObject({ template: 'Test', kind: 'answer', is_right: false, run: 1 })
    expect(answers[0]?.error_class).not.toBeNull()
  })
})
