import type { TemplateName } from '@letterliaan/contract'
import { describe, expect, test } from 'vitest'
import { createRightMove } from '../../developer/move.ts'
import { createLessonEntry, createPath, usePathSchool } from '../../../../testing/path-school.ts'
import {
  groupExercises,
  getExercise,
  getStep,
  passStep,
  playExercise,
  sendMove,
} from '../../../../testing/player.ts'
import type { TestChild } from '../../../../testing/school.ts'
import { takeTest } from '../../../../testing/test-taker.ts'

const { at, saveGroup, saveChild, childAs, mapOf, idOf, isRebuiltSame } = usePathSchool()

describe('PATH-3 settings of a step', () => {
  test('set whether a step is open, locked, waived or tested, and give the child a text', async () => {
    const path = createPath([
      createLessonEntry(1, { waived: true }),
      createLessonEntry(2, {
        test_kind: 'entry',
        notes: 'Zet hem op!',
        hint: 'Luister goed.',
        tip: 'Zeg het hardop.',
      }),
      createLessonEntry(3, { lock: 'open', test_kind: 'closing' }),
      createLessonEntry(4, { lock: 'locked' }),
      { ...createLessonEntry(4), is_test_step: true, lock: 'open' },
    ])
    await saveGroup(path)
    for (const child of [at.kim, at.noor]) {
      expect(await mapOf(child)).toMatchObject([
        { status: 4, test_required: false },
        { status: 0, test_required: true, can_start_test: true, notes: 'Zet hem op!' },
        { status: 0, test_required: true, can_start_test: false },
        { status: -1 },
        { status: 7, label: 'Toets' },
      ])
    }
    expect((await mapOf(at.kim))[1]).toMatchObject({ hint: 'Luister goed.', tip: 'Zeg het hardop.' })
    await isRebuiltSame(at.kim)
  })

  test('make a step repeatable once, when it is passed', async () => {
    await saveChild(
      at.kim,
      createPath([
        createLessonEntry(1, { is_repeatable: true }),
        createLessonEntry(2, { waived: true, is_repeatable: true }),
      ]),
    )
    const caller = await childAs(at.kim)
    const { body } = await caller.call('GET /api/v1/step/repeatable')
    expect(body.map(({ phase_id }) => phase_id)).toEqual([1])
    expect((await mapOf(at.kim)).map(({ is_repeatable }) => is_repeatable)).toEqual([false, true])
    await saveChild(at.kim, createPath([createLessonEntry(1), createLessonEntry(2, { waived: true })]))
    expect((await caller.call('GET /api/v1/step/repeatable')).body).toEqual([])
  })

  test('do not count a finished entry test as a passed closing test', async () => {
    await saveChild(at.kim, createPath([createLessonEntry(1, { test_kind: 'entry' })]))
    const caller = await childAs(at.kim)
    await takeTest(caller, (await mapOf(at.kim))[0]?.test_id ?? 0, 10)
    expect((await mapOf(at.kim))[0]?.test_complete).toBe(true)
    await saveChild(at.kim, createPath([createLessonEntry(1, { test_kind: 'closing' })]))
    expect((await mapOf(at.kim))[0]?.test_complete).toBe(false)
    await isRebuiltSame(at.kim)
  })
})

describe('PATH-4 minimum, maximum and excluded templates', () => {
  const exerciseOf = async (child: TestChild, place = 0) => {
    const caller = await childAs(child)
    const { explore, practise } = groupExercises(await getStep(caller, await idOf(child)))
    return { caller, id: explore[place] ?? 0, practise }
  }
  const answerAt = async (difficulty: 1 | 2 | 3) => {
    const { caller, id } = await exerciseOf(at.kim)
    const run = (await getExercise(caller, id)).student_exercise[difficulty]
    return sendMove(caller, id, run, createRightMove(run))
  }

  test('refuse an answer, a reset and a redo at another difficulty, with a reason', async () => {
    await saveChild(at.kim, createPath([createLessonEntry(1)], { min_difficulty: 2, max_difficulty: 2 }))
    expect((await mapOf(at.kim))[0]).toMatchObject({ min_difficulty: 2, max_difficulty: 2 })
    const [low, high, right] = [await answerAt(1), await answerAt(3), await answerAt(2)]
    expect([low.status, high.status, right.status]).toEqual([403, 403, 200])
    expect(low.problem.detail).toBe('Je mag deze oefening vanaf 2 sterren doen.')
    expect(high.problem.detail).toBe('Je mag deze oefening met hooguit 2 sterren doen.')
    const { caller, id } = await exerciseOf(at.kim)
    const reset = await caller.call('PUT /api/v1/exercise/reset/:id', {
      params: { id },
      body: { difficulty: 3 },
    })
    expect(reset.status).toBe(403)
    await passStep(caller, await idOf(at.kim))
    const redo = await caller.call('POST /api/v1/world/:id/redo', {
      params: { id: 1 },
      body: { difficulty: 3 },
    })
    expect([redo.status, redo.problem.detail]).toEqual([
      409,
      'Je begeleider heeft andere sterren voor je gekozen.',
    ])
  })

  test('let a child with at most one star pass with one star, even if the maximum is raised later', async () => {
    await saveChild(at.kim, createPath([createLessonEntry(1), createLessonEntry(2)], { max_difficulty: 1 }))
    await passStep(await childAs(at.kim), await idOf(at.kim), 1)
    const passed = { status: 5, highest_difficulty_completed: 1, is_complete: true }
    expect(await mapOf(at.kim)).toMatchObject([passed, { status: 0 }])
    await isRebuiltSame(at.kim)
    await saveChild(at.kim, createPath([createLessonEntry(1), createLessonEntry(2)]))
    expect(await mapOf(at.kim)).toMatchObject([passed, { status: 0 }])
    await isRebuiltSame(at.kim)
  })

  test('pause a redo above a maximum that was set later, but delete nothing', async () => {
    await saveChild(at.kim, createPath([createLessonEntry(1)]))
    const caller = await childAs(at.kim)
    await passStep(caller, await idOf(at.kim))
    await caller.call('POST /api/v1/world/:id/redo', { params: { id: 1 }, body: { difficulty: 3 } })
    expect(await mapOf(at.kim)).toMatchObject([{ status: 0, is_complete: true }])
    await saveChild(at.kim, createPath([createLessonEntry(1)], { max_difficulty: 2 }))
    expect(await mapOf(at.kim)).toMatchObject([{ status: 5, is_complete: true }])
    await saveChild(at.kim, createPath([createLessonEntry(1)]))
    expect(await mapOf(at.kim)).toMatchObject([{ status: 0, is_complete: true }])
    await isRebuiltSame(at.kim)
  })

  test('remove a template from the lesson and refuse its exercises, but finished work still counts', async () => {
    await saveChild(at.kim, createPath([createLessonEntry(1)]))
    const { caller, id } = await exerciseOf(at.kim)
    const { exercise_type } = await getExercise(caller, id)
    await playExercise(caller, id, 2)
    const excluded_templates: TemplateName[] = [exercise_type.template]
    expect((await saveChild(at.kim, createPath([createLessonEntry(1)], { excluded_templates }))).status).toBe(
      200,
    )
    const step = await getStep(caller, await idOf(at.kim))
    expect(step.exercises.map((exercise) => exercise.exercise_type.template)).not.toContain(
      exercise_type.template,
    )
    const refused = await caller.call('GET /api/v1/exercise/:id', { params: { id } })
    expect([refused.status, refused.problem.detail]).toEqual([
      403,
      'Je begeleider heeft deze oefening weggelaten.',
    ])
    await isRebuiltSame(at.kim)
    const { explore, practise, dictation } = groupExercises(step)
    for (const other of [...explore.slice(0, 1), ...practise.slice(0, 2), dictation]) {
      await playExercise(caller, other, 2)
    }
    expect(await mapOf(at.kim)).toMatchObject([{ status: 5 }])
  })

  test('are refused if a step could no longer be passed, with the name of the step', async () => {
    const { problem, status } = await saveChild(
      at.kim,
      createPath([createLessonEntry(1)], { excluded_templates: ['StapDictee'] }),
    )
    expect([status, problem.detail]).toEqual([422, expect.stringMatching(/‘Korte klank’ niet te halen/)])
  })
})
