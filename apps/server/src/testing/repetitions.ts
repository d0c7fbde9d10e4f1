import type { RepeatableStep, Step } from '@letterliaan/contract'
import { afterAll, beforeAll, expect } from 'vitest'
import { getNowSeconds } from '../clock.ts'
import { limitDatabase } from '../db/limit-to-organisation.ts'
import { foldOrganisation } from '../modules/learn/knowledge/fold-student.ts'
import { logIn, type TestCaller } from './http.ts'
import { passStep, playExercise } from './player.ts'
import { makeChild, makeSchool, type TestChild } from './school.ts'
import { failTest, startTestApp, type TestApp } from './test-app.ts'
import { daySeconds } from './test-clock.ts'
import { addRows, changeRows } from './rows.ts'

/** Makes a child that passed steps. Their words become due as days pass. */
export function useRepetitions() {
  let app: TestApp
  let child: TestChild
  let caller: TestCaller

  beforeAll(async () => {
    app = await startTestApp()
  })
  afterAll(() => app.close())

  const stepId = (at: number): number => child.steps[at] ?? 0

  async function begin(passed: number): Promise<void> {
    // A word that was wrong shortly after midnight is due before the next midnight.
    app.clock.moveToMonday()
    child = await makeChild(app, await makeSchool(app, { days: 400 }))
    caller = await logIn(app, child.username)
    for (const step of child.steps.slice(0, passed)) await passStep(caller, step)
  }

  async function wait(days: number): Promise<void> {
    app.clock.advance(days * daySeconds)
    caller = await logIn(app, child.username)
  }

  async function repeatable(): Promise<RepeatableStep[]> {
    const { status, body } = await caller.call('GET /api/v1/step/repeatable')
    expect(status).toBe(200)
    return body
  }

  /** Makes a child that passed these steps a month ago. Returns their words. */
  async function passLongAgo(worlds: number[], nrs: number[], isPractised = (_word: string) => true) {
    child = await makeChild(app, await makeSchool(app, { days: 400 }), { worlds })
    caller = await logIn(app, child.username)
    await passStep(caller, stepId(0))
    const { queries } = app.database
    const taught = await queries
      .selectFrom('step')
      .innerJoin('curriculum_step', 'curriculum_step.id', 'step.curriculum_step_id')
      .innerJoin('word', 'word.nr', 'curriculum_step.nr')
      .select(['step.id', 'curriculum_step.nr', 'word.id as word_id', 'word.word'])
      .where('step.student_id', '=', child.student_id)
      .where('curriculum_step.nr', 'in', nrs)
      .orderBy('curriculum_step.nr')
      .orderBy('word.id')
      .execute()
    const { id: _, ...answer } = await queries
      .selectFrom('answer')
      .selectAll()
      .where('student_id', '=', child.student_id)
      .limit(1)
      .executeTakeFirstOrThrow()
    await addRows(
      app,
      'answer',
      taught
        .filter(({ word }) => isPractised(word))
        .map(({ word_id }) => Object.assign({}, answer, { word_id })),
    )
    await changeRows(
      app,
      'step',
      { id: taught.map(({ id }) => id) },
      { is_complete: true, status: 5, completed_at: getNowSeconds(app.clock) - 30 * daySeconds },
    )
    return taught
  }

  /** Gives the child memories of only these words. `due_in` is in days. */
  async function remember(words: readonly { readonly word_id: number; readonly due_in: number }[]) {
    const now = getNowSeconds(app.clock)
    const { queries } = app.database
    const { organisation_id, student_id } = child
    await foldOrganisation(limitDatabase(app.database, organisation_id), app.contents, failTest)
    await queries.deleteFrom('word_memory').where('student_id', '=', student_id).execute()
    const known = {
      organisation_id,
      student_id,
      stability: 3,
      difficulty: 5,
      last_review: now,
      reps: 1,
      lapses: 0,
    }
    const rows = words.map(({ word_id, due_in }) =>
      Object.assign({ word_id, due: now + due_in * daySeconds }, known),
    )
    await queries.insertInto('word_memory').values(rows).execute()
  }

  const first = async (): Promise<RepeatableStep> => {
    const [firstStep] = await repeatable()
    if (!firstStep) throw new Error('There is a repetition.')
    return firstStep
  }

  async function repeatableOnMap(): Promise<number[]> {
    const { body } = await caller.call('GET /api/v1/step')
    return body['1'].filter(({ is_repeatable }) => is_repeatable).map(({ id }) => id)
  }

  async function repeat({ exercises }: Step, wrong = 0): Promise<void> {
    for (const { id } of exercises) await playExercise(caller, id, 1, wrong)
  }

  return {
    app: () => app,
    child: () => child,
    caller: () => caller,
    stepId,
    begin,
    wait,
    repeatable,
    passLongAgo,
    remember,
    first,
    repeatableOnMap,
    repeat,
  }
}
