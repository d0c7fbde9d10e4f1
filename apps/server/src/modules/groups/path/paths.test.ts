import type { PathDocument, PathEntry, StepSummary, TemplateName } from '@letterliaan/contract'
import { comparePaths, newEntry, openSettings } from '@letterliaan/rules/preparation'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { logIn, type TestCaller } from '../../../testing/http.ts'
import {
  exercisesOf,
  getExercise,
  getStep,
  passStep,
  playExercise,
  sendMove,
} from '../../../testing/player.ts'
import { makeOwnStep } from '../../../testing/own-step.ts'
import { rightMove } from '../../../operations/demo/move.ts'
import { rebuildStudent } from '../../../operations/rebuild/rebuild-student.ts'
import { nowSeconds } from '../../../clock.ts'
import {
  makeChild,
  makeSchool,
  makeSupervisor,
  type TestChild,
  type TestSchool,
} from '../../../testing/school.ts'
import { getTest, sendAnswer, takeTest } from '../../../testing/test-taker.ts'
import { countRows } from '../../../testing/rows.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let app: TestApp
let school: TestSchool
let juf: TestCaller
let meester: TestCaller
let kim: TestChild
let noor: TestChild
let group_id: number
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  school = await makeSchool(app)
  juf = await logIn(app, await makeSupervisor(app, school))
  meester = await logIn(app, await makeSupervisor(app, school))
  kim = await makeChild(app, school, { worlds: [] })
  noor = await makeChild(app, school, { worlds: [] })
  group_id = await makeGroup(juf, [kim, noor])
})

async function makeGroup(as: TestCaller, children: readonly TestChild[]): Promise<number> {
  const content = { name: 'Groep 5', school_year: 2026, level_id: 5 }
  const { body } = await as.call('POST /api/v1/begeleider/group', { body: content })
  await as.call('PUT /api/v1/begeleider/group/:id/student', {
    params: { id: body.id },
    body: { add: children.map(({ student_id }) => student_id) },
  })
  return body.id
}

const lesson = (nr: number, more: Partial<PathEntry> = {}): PathEntry => ({
  ...newEntry({ nr, is_own: false, is_test_step: false }, 1),
  ...more,
})
const pathOf = (
  entries: readonly PathEntry[],
  settings: Partial<PathDocument['settings']> = {},
): PathDocument => ({ entries: [...entries], settings: { ...openSettings, ...settings } })

const saveGroup = (path: PathDocument, as: TestCaller = juf) =>
  as.call('PUT /api/v1/begeleider/group/:id/path', { params: { id: group_id }, body: path })
const saveChild = ({ student_id }: TestChild, path: PathDocument, as: TestCaller = juf) =>
  as.call('PUT /api/v1/begeleider/student/:id/path', { params: { id: student_id }, body: path })
const pathOfChild = async ({ student_id }: TestChild) =>
  (await juf.call('GET /api/v1/begeleider/student/:id/path', { params: { id: student_id } })).body
const give = (children: readonly TestChild[], follows_group_id: number | null, path?: PathDocument) =>
  juf.call('POST /api/v1/begeleider/path/give', {
    body: { student_ids: children.map(({ student_id }) => student_id), follows_group_id, path },
  })
const undo = (children: readonly TestChild[]) =>
  juf.call('POST /api/v1/begeleider/path/undo', {
    body: { student_ids: children.map(({ student_id }) => student_id) },
  })

const childAs = ({ username }: TestChild) => logIn(app, username)
const mapOf = async (child: TestChild): Promise<StepSummary[]> => {
  const { body } = await (await childAs(child)).call('GET /api/v1/step')
  return Object.values(body).flat()
}
/** World, place and number of the step: 1.2.12; an own step is 0. */
const placesOf = async (child: TestChild): Promise<string[]> => {
  const { body } = await juf.call('GET /api/v1/begeleider/curriculum')
  const nrOf = new Map(body.map(({ label, nr, is_own }) => [label, is_own ? 0 : nr]))
  return (await mapOf(child)).map(
    ({ phase_id, position, label }) => `${phase_id}.${position}.${nrOf.get(label)}`,
  )
}
const idOf = async (child: TestChild, at = 0): Promise<number> => (await mapOf(child))[at]?.id ?? 0
const isRebuiltSame = async ({ student_id }: TestChild) => {
  const settings = { student_id, write: false, now: nowSeconds(app.clock) }
  expect(await rebuildStudent(app.database, app.contents, settings)).toEqual([])
}

describe('PATH-1 what can be put on a path', () => {
  test('the seventy steps in their order and the own steps of the organisation, of no other', async () => {
    await makeOwnStep(app, school.organisation_id)
    await makeOwnStep(app, (await makeSchool(app)).organisation_id)
    const { body } = await juf.call('GET /api/v1/begeleider/curriculum')
    expect(body.filter(({ is_own }) => !is_own).map(({ nr }) => nr)).toEqual(
      Array.from({ length: 70 }, (_, at) => at + 1),
    )
    expect(body[0]).toMatchObject({ label: 'Korte klank', world: 1, category: 'kort', dl: 1, num_words: 30 })
    expect(body.filter(({ is_own }) => is_own).map(({ label }) => label)).toEqual(['Eigen woorden'])
  })

  test('steps of any world, own ones too, stand on the child’s map in the order of the path', async () => {
    await makeOwnStep(app, school.organisation_id)
    const { body: all } = await juf.call('GET /api/v1/begeleider/curriculum')
    const own = all.find(({ is_own }) => is_own)?.nr ?? 0
    const path = pathOf([
      lesson(12, { phase_id: 2 }),
      lesson(3),
      { ...lesson(own), is_own: true },
      lesson(1, { phase_id: 1 }),
    ])
    expect((await saveChild(kim, path)).status).toBe(200)
    expect(await placesOf(kim)).toEqual(['1.1.3', '1.2.0', '1.3.1', '2.1.12'])
  })

  test('a path is refused in a sentence, and nothing of it is prepared', async () => {
    const full = pathOf(Array.from({ length: 11 }, (_, at) => lesson(at + 1)))
    const { status, problem } = await saveChild(kim, full)
    expect([status, problem.detail]).toEqual([422, expect.stringMatching(/wereld 1 heeft 10 plaatsen/)])
    expect((await saveChild(kim, pathOf([lesson(71)]))).status).toBe(422)
    expect((await saveChild(kim, pathOf([{ ...lesson(1), is_own: true }]))).status).toBe(422)
    expect(await mapOf(kim)).toEqual([])
  })
})

describe('OWN-3 PATH-1 own steps in the treehouse', () => {
  const ownOf = async (phase_id: number | null = null): Promise<PathEntry> => {
    await makeOwnStep(app, school.organisation_id)
    const { body: all } = await juf.call('GET /api/v1/begeleider/curriculum')
    return { ...lesson(all.findLast(({ is_own }) => is_own)?.nr ?? 0), is_own: true, phase_id }
  }
  const waiting = async (caller: TestCaller) => (await caller.call('GET /api/v1/step/repeatable')).body

  test('on a full path one is played and passed from there, and nothing of the worlds changes', async () => {
    const { body } = await juf.call('GET /api/v1/begeleider/path/proposal', {
      query: { group: '8', month: '10' },
    })
    const full = pathOf(body.map((entry) => Object.assign({}, entry, { waived: false })))
    expect(full.entries).toHaveLength(70)
    await saveChild(noor, full)
    const own = await ownOf()
    const path = pathOf([...full.entries, own], full.settings)
    const params = { id: kim.student_id }
    const { body: preview } = await juf.call('POST /api/v1/begeleider/student/:id/path/preview', {
      params,
      body: path,
    })
    expect(preview.treehouse.map(({ label, status }) => [label, status])).toEqual([['Eigen woorden', 0]])
    expect((await saveChild(kim, path)).status).toBe(200)
    const onMap = async (child: TestChild) =>
      (await mapOf(child)).map(({ label, phase_id, position, status, current_step }) => [
        [label, phase_id, position],
        [status, current_step],
      ])
    expect(await onMap(kim)).toEqual(await onMap(noor))
    expect((await pathOfChild(kim)).path.entries.at(-1)).toMatchObject({ is_own: true, phase_id: null })

    const caller = await childAs(kim)
    const [step] = await waiting(caller)
    expect(step).toMatchObject({ label: 'Eigen woorden', phase_id: null, status: 0, repeats_step_id: null })
    expect(await getStep(caller, step?.id ?? 0)).toMatchObject({ phase_id: null, required_step_id: null })
    const before = await onMap(kim)
    const profile = async () => (await caller.call('GET /api/v1/user/me/')).body.student
    const { phase_id, dle } = { ...(await profile()) }
    await passStep(caller, step?.id ?? 0)
    expect(await getStep(caller, step?.id ?? 0)).toMatchObject({ is_complete: true, status: 5 })
    expect(await waiting(caller)).toEqual([])
    expect(await onMap(kim)).toEqual(before)
    expect(await profile()).toMatchObject({ phase_id, dle })
    expect((await caller.call('GET /api/v1/progress')).status).toBe(200)
    await isRebuiltSame(kim)
  })

  test('it is open without a step before it, and passing a whole world does not ask for it', async () => {
    const own = await ownOf()
    await saveChild(kim, pathOf([own, lesson(1), lesson(2), lesson(12, { phase_id: 2 })]))
    const caller = await childAs(kim)
    const statuses = async () =>
      (await mapOf(kim)).map(({ status, required_step_id }) => [status, required_step_id !== null])
    expect(await statuses()).toEqual([
      [0, false],
      [-1, true],
      [-1, true],
    ])
    for (const at of [0, 1]) await passStep(caller, await idOf(kim, at))
    expect((await statuses())[2]).toEqual([0, true])
    expect((await caller.call('GET /api/v1/user/me/')).body.student).toMatchObject({ phase_id: 2 })
    expect(await waiting(caller)).toHaveLength(1)
    const { body: today } = await juf.call('GET /api/v1/begeleider/today')
    expect(today.running_out).toMatchObject([{ id: kim.student_id, num_left: 1 }])
    expect(today.without_steps.map(({ id }) => id)).toEqual([noor.student_id])
    await isRebuiltSame(kim)
  })

  test('one that is locked, waived or taken off waits for nobody, and it moves to a world and back with its work', async () => {
    const own = await ownOf()
    const caller = await childAs(kim)
    const savedWaiting = async (more: Partial<PathEntry>) => {
      expect((await saveChild(kim, pathOf([lesson(1), { ...own, ...more }]))).status).toBe(200)
      return (await waiting(caller)).map(({ id }) => id)
    }
    const [id = 0] = await savedWaiting({})
    await playExercise(caller, exercisesOf(await getStep(caller, id)).explore[0] ?? 0, 2)
    expect(await savedWaiting({ lock: 'locked' })).toEqual([])
    expect((await caller.call('GET /api/v1/step/:id', { params: { id } })).status).toBe(403)
    expect(await savedWaiting({ waived: true })).toEqual([])
    expect(await savedWaiting({ phase_id: 1, lock: 'open' })).toEqual([])
    expect((await mapOf(kim)).map((step) => step.id)).toContain(id)
    expect(await savedWaiting({})).toEqual([id])
    expect((await getStep(caller, id)).status).toBe(1)
    await saveChild(kim, pathOf([lesson(1)]))
    expect(await waiting(caller)).toEqual([])
    expect(await savedWaiting({})).toEqual([id])
    await isRebuiltSame(kim)
  })

  test('a step of the product and a test step are refused there', async () => {
    expect((await saveChild(kim, pathOf([lesson(1, { phase_id: null })]))).status).toBe(422)
    const own = await ownOf()
    expect((await saveChild(kim, pathOf([{ ...own, is_test_step: true }]))).status).toBe(422)
  })
})

test('PATH-2 like groep 5 in november: by dl, in one call', async () => {
  const { body } = await juf.call('GET /api/v1/begeleider/path/proposal', {
    query: { group: '5', month: '3' },
  })
  expect((await saveChild(kim, pathOf(body))).status).toBe(200)
  const steps = await mapOf(kim)
  expect(steps.filter(({ dl }) => dl < 23).every(({ is_complete }) => is_complete)).toBe(true)
  expect(steps.find(({ current_step }) => current_step)?.dl).toBe(23)
  expect(Math.max(...steps.map(({ dl }) => dl))).toBe(30)
  const { body: profile } = await (await childAs(kim)).call('GET /api/v1/user/me/')
  expect(profile.student?.phase_id).toBe(3)
  await isRebuiltSame(kim)
})

describe('PATH-3 what is decided of a step', () => {
  test('open, locked, waived, entry and closing test, test step, words for the child', async () => {
    const path = pathOf([
      lesson(1, { waived: true }),
      lesson(2, { test_kind: 'entry', notes: 'Zet hem op!', hint: 'Luister goed.', tip: 'Zeg het hardop.' }),
      lesson(3, { lock: 'open', test_kind: 'closing' }),
      lesson(4, { lock: 'locked' }),
      { ...lesson(4), is_test_step: true, lock: 'open' },
    ])
    await saveGroup(path)
    for (const child of [kim, noor]) {
      expect(await mapOf(child)).toMatchObject([
        { status: 4, test_required: false },
        { status: 0, test_required: true, can_start_test: true, notes: 'Zet hem op!' },
        { status: 0, test_required: true, can_start_test: false },
        { status: -1 },
        { status: 7, label: 'Toets' },
      ])
    }
    expect((await mapOf(kim))[1]).toMatchObject({ hint: 'Luister goed.', tip: 'Zeg het hardop.' })
    await isRebuiltSame(kim)
  })

  test('repeatable: as soon as it is passed, and once', async () => {
    await saveChild(
      kim,
      pathOf([lesson(1, { is_repeatable: true }), lesson(2, { waived: true, is_repeatable: true })]),
    )
    const caller = await childAs(kim)
    const { body } = await caller.call('GET /api/v1/step/repeatable')
    expect(body.map(({ phase_id }) => phase_id)).toEqual([1])
    expect((await mapOf(kim)).map(({ is_repeatable }) => is_repeatable)).toEqual([false, true])
    await saveChild(kim, pathOf([lesson(1), lesson(2, { waived: true })]))
    expect((await caller.call('GET /api/v1/step/repeatable')).body).toEqual([])
  })

  test('an entry test that was done is not a closing test that was passed', async () => {
    await saveChild(kim, pathOf([lesson(1, { test_kind: 'entry' })]))
    const caller = await childAs(kim)
    await takeTest(caller, (await mapOf(kim))[0]?.test_id ?? 0, 10)
    expect((await mapOf(kim))[0]?.test_complete).toBe(true)
    await saveChild(kim, pathOf([lesson(1, { test_kind: 'closing' })]))
    expect((await mapOf(kim))[0]?.test_complete).toBe(false)
    await isRebuiltSame(kim)
  })
})

describe('PATH-4 floor, ceiling and templates left out', () => {
  const exerciseOf = async (child: TestChild, at = 0) => {
    const caller = await childAs(child)
    const { explore, practise } = exercisesOf(await getStep(caller, await idOf(child)))
    return { caller, id: explore[at] ?? 0, practise }
  }
  const answerAt = async (difficulty: 1 | 2 | 3) => {
    const { caller, id } = await exerciseOf(kim)
    const run = (await getExercise(caller, id)).student_exercise[difficulty]
    return sendMove(caller, id, run, rightMove(run))
  }

  test('an answer, a reset and a redo at another level are refused with a reason', async () => {
    await saveChild(kim, pathOf([lesson(1)], { min_difficulty: 2, max_difficulty: 2 }))
    expect((await mapOf(kim))[0]).toMatchObject({ min_difficulty: 2, max_difficulty: 2 })
    const [low, high, right] = [await answerAt(1), await answerAt(3), await answerAt(2)]
    expect([low.status, high.status, right.status]).toEqual([403, 403, 200])
    expect(low.problem.detail).toBe('Je mag deze oefening vanaf 2 sterren doen.')
    expect(high.problem.detail).toBe('Je mag deze oefening met hooguit 2 sterren doen.')
    const { caller, id } = await exerciseOf(kim)
    const reset = await caller.call('PUT /api/v1/exercise/reset/:id', {
      params: { id },
      body: { difficulty: 3 },
    })
    expect(reset.status).toBe(403)
    await passStep(caller, await idOf(kim))
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
    await saveChild(kim, pathOf([lesson(1), lesson(2)], { max_difficulty: 1 }))
    await passStep(await childAs(kim), await idOf(kim), 1)
    const passed = { status: 5, highest_difficulty_completed: 1, is_complete: true }
    expect(await mapOf(kim)).toMatchObject([passed, { status: 0 }])
    await isRebuiltSame(kim)
    await saveChild(kim, pathOf([lesson(1), lesson(2)]))
    expect(await mapOf(kim)).toMatchObject([passed, { status: 0 }])
    await isRebuiltSame(kim)
  })

  test('a redo above a ceiling that came later rests, and nothing is lost', async () => {
    await saveChild(kim, pathOf([lesson(1)]))
    const caller = await childAs(kim)
    await passStep(caller, await idOf(kim))
    await caller.call('POST /api/v1/world/:id/redo', { params: { id: 1 }, body: { difficulty: 3 } })
    expect(await mapOf(kim)).toMatchObject([{ status: 0, is_complete: true }])
    await saveChild(kim, pathOf([lesson(1)], { max_difficulty: 2 }))
    expect(await mapOf(kim)).toMatchObject([{ status: 5, is_complete: true }])
    await saveChild(kim, pathOf([lesson(1)]))
    expect(await mapOf(kim)).toMatchObject([{ status: 0, is_complete: true }])
    await isRebuiltSame(kim)
  })

  test('a template left out is gone from the lesson, is not played, and what was done in it counts still', async () => {
    await saveChild(kim, pathOf([lesson(1)]))
    const { caller, id } = await exerciseOf(kim)
    const { exercise_type } = await getExercise(caller, id)
    await playExercise(caller, id, 2)
    const excluded_templates: TemplateName[] = [exercise_type.template]
    expect((await saveChild(kim, pathOf([lesson(1)], { excluded_templates }))).status).toBe(200)
    const step = await getStep(caller, await idOf(kim))
    expect(step.exercises.map((exercise) => exercise.exercise_type.template)).not.toContain(
      exercise_type.template,
    )
    const refused = await caller.call('GET /api/v1/exercise/:id', { params: { id } })
    expect([refused.status, refused.problem.detail]).toEqual([
      403,
      'Je begeleider heeft deze oefening weggelaten.',
    ])
    await isRebuiltSame(kim)
    const { explore, practise, dictation } = exercisesOf(step)
    for (const other of [...explore.slice(0, 1), ...practise.slice(0, 2), dictation]) {
      await playExercise(caller, other, 2)
    }
    expect(await mapOf(kim)).toMatchObject([{ status: 5 }])
  })

  test('a path on which a step could not be passed any more is refused, and names the step', async () => {
    const { problem, status } = await saveChild(
      kim,
      pathOf([lesson(1)], { excluded_templates: ['StapDictee'] }),
    )
    expect([status, problem.detail]).toEqual([422, expect.stringMatching(/‘Korte klank’ niet te halen/)])
  })
})

describe('PATH-5 a child follows its group until it differs', () => {
  test('what the group gets, who follows gets; a child with its own path keeps that', async () => {
    await saveGroup(pathOf([lesson(1), lesson(2)]))
    await saveChild(noor, pathOf([lesson(2), lesson(1)]))
    const saved = await saveGroup(pathOf([lesson(1), lesson(2), lesson(3)]))
    expect(
      saved.body.children.map(({ follows_group_id, num_steps }) => [follows_group_id, num_steps]),
    ).toEqual([
      [group_id, 3],
      [null, 2],
    ])
    expect(await placesOf(kim)).toEqual(['1.1.1', '1.2.2', '1.3.3'])
    expect(await placesOf(noor)).toEqual(['1.1.2', '1.2.1'])
    const { path, groups } = await pathOfChild(noor)
    const { differences } = comparePaths(path, groups[0]?.path ?? path)
    expect(differences.map(({ key, kind }) => [key.nr, kind])).toEqual([
      [1, 'moved'],
      [3, 'removed'],
    ])
    await give([noor], group_id)
    expect(await pathOfChild(noor)).toMatchObject({ follows_group_id: group_id })
    expect(await placesOf(noor)).toEqual(['1.1.1', '1.2.2', '1.3.3'])
  })

  test('a child that was prepared before there were paths has its steps for its own', async () => {
    const old = await makeChild(app, school, { worlds: [1] })
    await juf.call('PUT /api/v1/begeleider/group/:id/student', {
      params: { id: group_id },
      body: { add: [old.student_id] },
    })
    await saveGroup(pathOf([lesson(1)]))
    const { path, follows_group_id, can_undo } = await pathOfChild(old)
    expect([path.entries.length, follows_group_id, can_undo]).toEqual([10, null, false])
    expect(await mapOf(old)).toHaveLength(10)
  })

  test('who comes into a group that has a path, gets it', async () => {
    await saveGroup(pathOf([lesson(1), lesson(2)]))
    const late = await makeChild(app, school, { worlds: [] })
    await juf.call('PUT /api/v1/begeleider/group/:id/student', {
      params: { id: group_id },
      body: { add: [late.student_id] },
    })
    expect(await placesOf(late)).toEqual(['1.1.1', '1.2.2'])
  })

  test('of several groups the last given counts; a group without a path, or of others, can’t be followed', async () => {
    const second = await makeGroup(juf, [kim])
    expect((await give([kim], second)).problem.errors).toMatchObject({
      follows_group_id: 'Deze groep heeft nog geen pad.',
    })
    await saveGroup(pathOf([lesson(1)]))
    await juf.call('PUT /api/v1/begeleider/group/:id/path', {
      params: { id: second },
      body: pathOf([lesson(5)]),
    })
    expect(await placesOf(kim)).toEqual(['1.1.1'])
    await give([kim], second)
    expect(await placesOf(kim)).toEqual(['1.1.5'])
    expect((await give([noor], second)).status).toBe(422)
  })

  test('a group that is deleted leaves its path with who followed it', async () => {
    await saveGroup(pathOf([lesson(1)]))
    const params = { id: group_id }
    const remove = [kim.student_id, noor.student_id]
    await juf.call('PUT /api/v1/begeleider/group/:id/student', { params, body: { remove } })
    expect((await juf.call('DELETE /api/v1/begeleider/group/:id', { params })).status).toBe(200)
    expect(await pathOfChild(kim)).toMatchObject({ follows_group_id: null, path: { entries: [{ nr: 1 }] } })
    expect(await placesOf(kim)).toEqual(['1.1.1'])
  })
})

describe('PATH-6 no change destroys what was done', () => {
  test('a step that is removed is gone for the child, and comes back as it was', async () => {
    await saveChild(kim, pathOf([lesson(1), lesson(2), lesson(3)]))
    const caller = await childAs(kim)
    const first = await idOf(kim)
    await passStep(caller, first)
    const before = await mapOf(kim)
    const answers = await countRows(app, 'answer', kim.student_id)
    await saveChild(kim, pathOf([lesson(3), lesson(2)]))
    expect(await placesOf(kim)).toEqual(['1.1.3', '1.2.2'])
    expect((await mapOf(kim)).map(({ status }) => status)).toEqual([0, -1])
    expect((await caller.call('GET /api/v1/step/:id', { params: { id: first } })).status).toBe(404)
    expect((await caller.call('GET /api/v1/progress')).body.map(({ step_id }) => step_id)).not.toContain(
      first,
    )
    const { removed, worked } = await pathOfChild(kim)
    expect([removed.map(({ nr }) => nr), worked.map(({ nr }) => nr)]).toEqual([[1], [1]])
    await isRebuiltSame(kim)
    await saveChild(kim, pathOf([lesson(1), lesson(2), lesson(3)]))
    expect(await mapOf(kim)).toEqual(before)
    expect(await countRows(app, 'answer', kim.student_id)).toBe(answers)
    await isRebuiltSame(kim)
  })

  test('a test step that was begun keeps its words when its world is changed', async () => {
    const test_step = { ...lesson(2), is_test_step: true, lock: 'open' as const }
    await saveChild(kim, pathOf([lesson(1), test_step]))
    const caller = await childAs(kim)
    const test_id = (await mapOf(kim))[1]?.test_id ?? 0
    const toets = await getTest(caller, test_id)
    await sendAnswer(caller, toets, toets.current_word)
    await saveChild(kim, pathOf([lesson(5), test_step]))
    const after = await getTest(caller, test_id)
    expect(Object.values(after.words).flat()).toHaveLength(Object.values(toets.words).flat().length)
    expect(after.current_word).not.toBe(toets.current_word)
    expect((await takeTest(caller, test_id)).is_complete).toBe(true)
    expect((await mapOf(kim))[1]).toMatchObject({ status: 5 })
    await isRebuiltSame(kim)
  })
})

describe('PATH-7 seen before, undone after', () => {
  const preview = (child: TestChild, path: PathDocument) =>
    juf.call('POST /api/v1/begeleider/student/:id/path/preview', {
      params: { id: child.student_id },
      body: path,
    })

  test('the map that is shown before is the map that the child has after, and nothing is written before', async () => {
    await saveChild(kim, pathOf([lesson(1), lesson(2)]))
    await passStep(await childAs(kim), await idOf(kim))
    const before = await mapOf(kim)
    const path = pathOf([lesson(1), lesson(12, { phase_id: 2, waived: true }), lesson(9)], {
      max_difficulty: 2,
    })
    const { status, body } = await preview(kim, path)
    expect(status).toBe(200)
    expect(await mapOf(kim)).toEqual(before)
    await saveChild(kim, path)
    const seen = ({ label, phase_id, position, current_step, ...step }: StepSummary) => [
      [label, phase_id, position, current_step],
      [step.status, step.is_complete, step.max_difficulty, step.highest_difficulty_completed],
    ]
    expect(Object.values(body.steps).flat().map(seen)).toEqual((await mapOf(kim)).map(seen))
  })

  test('a group’s map is that of a child that has done nothing', async () => {
    const { body } = await juf.call('POST /api/v1/begeleider/group/:id/path/preview', {
      params: { id: group_id },
      body: pathOf([lesson(13, { phase_id: 2 })]),
    })
    expect([body.phase_id, body.steps[2].map(({ status }) => status)]).toEqual([2, [0]])
    expect(await mapOf(kim)).toEqual([])
  })

  test('the last change of a child is undone, and done again', async () => {
    await saveGroup(pathOf([lesson(1), lesson(2)]))
    await saveChild(kim, pathOf([lesson(3)]))
    expect((await undo([kim])).status).toBe(200)
    expect(await pathOfChild(kim)).toMatchObject({ follows_group_id: group_id })
    expect(await placesOf(kim)).toEqual(['1.1.1', '1.2.2'])
    await undo([kim])
    expect(await placesOf(kim)).toEqual(['1.1.3'])
  })

  test('the last change of a group is undone for all who follow it', async () => {
    await saveGroup(pathOf([lesson(1), lesson(2)]))
    await saveGroup(pathOf([lesson(9)]))
    const params = { id: group_id }
    const { body } = await juf.call('POST /api/v1/begeleider/group/:id/path/undo', { params })
    expect(body.path.entries.map(({ nr }) => nr)).toEqual([1, 2])
    for (const child of [kim, noor]) expect(await placesOf(child)).toEqual(['1.1.1', '1.2.2'])
  })

  test('where nothing was changed there is nothing to undo', async () => {
    expect((await undo([kim])).status).toBe(409)
    const params = { id: group_id }
    expect((await juf.call('POST /api/v1/begeleider/group/:id/path/undo', { params })).status).toBe(409)
  })
})

test('PATH-8 thirty children get a path in one call, all or none', async () => {
  const children = await Promise.all(Array.from({ length: 30 }, () => makeChild(app, school, { worlds: [] })))
  const { body } = await juf.call('GET /api/v1/begeleider/path/proposal', {
    query: { group: '8', month: '10' },
  })
  const stranger = await makeChild(app, await makeSchool(app), { worlds: [] })
  expect((await give([...children, stranger], null, pathOf(body))).status).toBe(404)
  expect(await mapOf(kim)).toEqual([])
  expect((await give(children, null, pathOf(body))).status).toBe(200)
  const [first, last] = [await mapOf(children[0] ?? kim), await mapOf(children[29] ?? kim)]
  expect([first.length, last.length]).toEqual([70, 70])
  expect(last.map(({ status }) => status)).toEqual(first.map(({ status }) => status))
  expect((await undo(children)).status).toBe(200)
  expect(await mapOf(children[29] ?? kim)).toEqual([])
})

test('PATH-3 paths of another supervisor’s group and children do not exist for this one', async () => {
  const path = pathOf([lesson(1)])
  const params = { id: group_id }
  const ofKim = { params: { id: kim.student_id } }
  const student_ids = [kim.student_id]
  const tries = [
    await saveGroup(path, meester),
    await meester.call('GET /api/v1/begeleider/group/:id/path', { params }),
    await meester.call('POST /api/v1/begeleider/group/:id/path/undo', { params }),
    await meester.call('POST /api/v1/begeleider/group/:id/path/preview', { params, body: path }),
    await saveChild(kim, path, meester),
    await meester.call('GET /api/v1/begeleider/student/:id/path', ofKim),
    await meester.call('POST /api/v1/begeleider/student/:id/path/preview', { ...ofKim, body: path }),
    await meester.call('POST /api/v1/begeleider/path/give', {
      body: { student_ids, follows_group_id: null, path },
    }),
    await meester.call('POST /api/v1/begeleider/path/undo', { body: { student_ids } }),
  ]
  expect(tries.map(({ status }) => status)).toEqual(tries.map(() => 404))
  expect((await saveChild(kim, path, await childAs(kim))).status).toBe(403)
})
