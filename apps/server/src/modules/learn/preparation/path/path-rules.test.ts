import type { TemplateName } from '@letterliaan/contract'
import { describe, expect, test } from 'vitest'
import { rightMove } from '../../developer/move.ts'
import { lesson, pathOf, usePathSchool } from '../../../../testing/path-school.ts'
import {
  exercisesOf,
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
  test('open, locked, waived, entry and closing test, test step, words for the child', async () => {
    const path = pathOf([
      lesson(1, { waived: true }),
      lesson(2, { test_kind: 'entry', notes: 'Zet hem op!', hint: 'Luister goed.', tip: 'Zeg het hardop.' }),
      lesson(3, { lock: 'open', test_kind: 'closing' }),
      lesson(4, { lock: 'locked' }),
      { ...lesson(4), is_test_step: true, lock: 'open' },
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

  test('repeatable: as soon as it is passed, and once', async () => {
    await saveChild(
      at.kim,
      pathOf([lesson(1, { is_repeatable: true }), lesson(2, { waived: true, is_repeatable: true })]),
    )
    const caller = await childAs(at.kim)
    const { body } = await caller.call('GET /api/v1/step/repeatable')
    expect(body.map(({ phase_id }) => phase_id)).toEqual([1])
    expect((await mapOf(at.kim)).map(({ is_repeatable }) => is_repeatable)).toEqual([false, true])
    await saveChild(at.kim, pathOf([lesson(1), lesson(2, { waived: true })]))
    expect((await caller.call('GET /api/v1/step/repeatable')).body).toEqual([])
  })

  test('an entry test that was done is not a closing test that was passed', async () => {
    await saveChild(at.kim, pathOf([lesson(1, { test_kind: 'entry' })]))
    const caller = await childAs(at.kim)
    await takeTest(caller, (await mapOf(at.kim))[0]?.test_id ?? 0, 10)
    expect((await mapOf(at.kim))[0]?.test_complete).toBe(true)
    await saveChild(at.kim, pathOf([lesson(1, { test_kind: 'closing' })]))
    expect((await mapOf(at.kim))[0]?.test_complete).toBe(false)
    await isRebuiltSame(at.kim)
  })
})

describe('PATH-4 floor, ceiling and templates left out', () => {
  const exerciseOf = async (child: TestChild, place = 0) => {
    const caller = await childAs(child)
    const { explore, practise } = exercisesOf(await getStep(caller, await idOf(child)))
    return { caller, id: explore[place] ?? 0, practise }
  }
  const answerAt = async (difficulty: 1 | 2 | 3) => {
    const { caller, id } = await exerciseOf(at.kim)
    const run = (await getExercise(caller, id)).student_exercise[difficulty]
    return sendMove(caller, id, run, rightMove(run))
  }

  test('an answer, a reset and a redo at another level are refused with a reason', async () => {
    await saveChild(at.kim, pathOf([lesson(1)], { min_difficulty: 2, max_difficulty: 2 }))
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

  test('a child with one star at most passes with one star, and keeps it when it may choose more', async () => {
    await saveChild(at.kim, pathOf([lesson(1), lesson(2)], { max_difficulty: 1 }))
    await passStep(await childAs(at.kim), await idOf(at.kim), 1)
    const passed = { status: 5, highest_difficulty_completed: 1, is_complete: true }
    expect(await mapOf(at.kim)).toMatchObject([passed, { status: 0 }])
    await isRebuiltSame(at.kim)
    await saveChild(at.kim, pathOf([lesson(1), lesson(2)]))
    expect(await mapOf(at.kim)).toMatchObject([passed, { status: 0 }])
    await isRebuiltSame(at.kim)
  })

  test('a redo above a ceiling that came later rests, and nothing is lost', async () => {
    await saveChild(at.kim, pathOf([lesson(1)]))
    const caller = await childAs(at.kim)
    await passStep(caller, await idOf(at.kim))
    await caller.call('POST /api/v1/world/:id/redo', { params: { id: 1 }, body: { difficulty: 3 } })
    expect(await mapOf(at.kim)).toMatchObject([{ status: 0, is_complete: true }])
    await saveChild(at.kim, pathOf([lesson(1)], { max_difficulty: 2 }))
    expect(await mapOf(at.kim)).toMatchObject([{ status: 5, is_complete: true }])
    await saveChild(at.kim, pathOf([lesson(1)]))
    expect(await mapOf(at.kim)).toMatchObject([{ status: 0, is_complete: true }])
    await isRebuiltSame(at.kim)
  })

  test('a template left out is gone from the lesson, is not played, and what was done in it counts still', async () => {
    await saveChild(at.kim, pathOf([lesson(1)]))
    const { caller, id } = await exerciseOf(at.kim)
    const { exercise_type } = await getExercise(caller, id)
    await playExercise(caller, id, 2)
    const excluded_templates: TemplateName[] = [exercise_type.template]
    expect((await saveChild(at.kim, pathOf([lesson(1)], { excluded_templates }))).status).toBe(200)
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
    const { explore, practise, dictation } = exercisesOf(step)
    for (const other of [...explore.slice(0, 1), ...practise.slice(0, 2), dictation]) {
      await playExercise(caller, other, 2)
    }
    expect(await mapOf(at.kim)).toMatchObject([{ status: 5 }])
  })

  test('a path on which a step could not be passed any more is refused, and names the step', async () => {
    const { problem, status } = await saveChild(
      at.kim,
      pathOf([lesson(1)], { excluded_templates: ['StapDictee'] }),
    )
    expect([status, problem.detail]).toEqual([422, expect.stringMatching(/‘Korte klank’ niet te halen/)])
  })
})
