import type { PathDocument, StepSummary } from '@letterliaan/contract'
import { describe, expect, test } from 'vitest'
import { createLessonEntry, createPath, usePathSchool } from '../../../../testing/path-school.ts'
import { passStep } from '../../../../testing/player.ts'
import { countRows } from '../../../../testing/rows.ts'
import type { TestChild } from '../../../../testing/school.ts'
import { getTest, sendAnswer, takeTest } from '../../../../testing/test-taker.ts'

const {
  at,
  saveGroup,
  saveChild,
  pathOfChild,
  pathOfGroup,
  undo,
  undoGroup,
  childAs,
  mapOf,
  placesOf,
  idOf,
  isRebuiltSame,
} = usePathSchool()

describe('PATH-6 a change of the path', () => {
  test('removes a step from the child’s map, and restoring the step restores its work', async () => {
    await saveChild(at.kim, createPath([createLessonEntry(1), createLessonEntry(2), createLessonEntry(3)]))
    const caller = await childAs(at.kim)
    const first = await idOf(at.kim)
    await passStep(caller, first)
    const before = await mapOf(at.kim)
    const answers = await countRows(at.app, 'answer', at.kim.student_id)
    await saveChild(at.kim, createPath([createLessonEntry(3), createLessonEntry(2)]))
    expect(await placesOf(at.kim)).toEqual(['1.1.3', '1.2.2'])
    expect((await mapOf(at.kim)).map(({ status }) => status)).toEqual([0, -1])
    expect((await caller.call('GET /api/v1/step/:id', { params: { id: first } })).status).toBe(404)
    expect((await caller.call('GET /api/v1/progress')).body.map(({ step_id }) => step_id)).not.toContain(
      first,
    )
    const { removed, worked } = await pathOfChild(at.kim)
    expect([removed.map(({ nr }) => nr), worked.map(({ nr }) => nr)]).toEqual([[1], [1]])
    await isRebuiltSame(at.kim)
    await saveChild(at.kim, createPath([createLessonEntry(1), createLessonEntry(2), createLessonEntry(3)]))
    expect(await mapOf(at.kim)).toEqual(before)
    expect(await countRows(at.app, 'answer', at.kim.student_id)).toBe(answers)
    await isRebuiltSame(at.kim)
  })

  test('leaves a begun test step its words when its world changes', async () => {
    const test_step = { ...createLessonEntry(2), is_test_step: true, lock: 'open' as const }
    await saveChild(at.kim, createPath([createLessonEntry(1), test_step]))
    const caller = await childAs(at.kim)
    const test_id = (await mapOf(at.kim))[1]?.test_id ?? 0
    const toets = await getTest(caller, test_id)
    await sendAnswer(caller, toets, toets.current_word)
    await saveChild(at.kim, createPath([createLessonEntry(5), test_step]))
    const after = await getTest(caller, test_id)
    expect(Object.values(after.words).flat()).toHaveLength(Object.values(toets.words).flat().length)
    expect(after.current_word).not.toBe(toets.current_word)
    expect((await takeTest(caller, test_id)).is_complete).toBe(true)
    expect((await mapOf(at.kim))[1]).toMatchObject({ status: 5 })
    await isRebuiltSame(at.kim)
  })
})

describe('PATH-7 a change of the path', () => {
  const preview = (child: TestChild, path: PathDocument) =>
    at.juf.call('POST /api/v1/begeleider/:scope/:id/path/preview', {
      params: { scope: 'student', id: child.student_id },
      body: path,
    })

  test('is previewed exactly, and the preview stores nothing', async () => {
    await saveChild(at.kim, createPath([createLessonEntry(1), createLessonEntry(2)]))
    await passStep(await childAs(at.kim), await idOf(at.kim))
    const before = await mapOf(at.kim)
    const path = createPath(
      [createLessonEntry(1), createLessonEntry(12, { phase_id: 2, waived: true }), createLessonEntry(9)],
      {
        max_difficulty: 2,
      },
    )
    const { status, body } = await preview(at.kim, path)
    expect(status).toBe(200)
    expect(await mapOf(at.kim)).toEqual(before)
    await saveChild(at.kim, path)
    const seen = ({ label, phase_id, position, current_step, ...step }: StepSummary) => [
      [label, phase_id, position, current_step],
      [step.status, step.is_complete, step.max_difficulty, step.highest_difficulty_completed],
    ]
    expect(Object.values(body.steps).flat().map(seen)).toEqual((await mapOf(at.kim)).map(seen))
  })

  test('shows for a group the map of a child without work', async () => {
    const { body } = await at.juf.call('POST /api/v1/begeleider/:scope/:id/path/preview', {
      params: { scope: 'group', id: at.group_id },
      body: createPath([createLessonEntry(13, { phase_id: 2 })]),
    })
    expect([body.phase_id, body.steps[2].map(({ status }) => status)]).toEqual([2, [0]])
    expect(await mapOf(at.kim)).toEqual([])
  })

  test('is undone for a child, and can be redone', async () => {
    await saveGroup(createPath([createLessonEntry(1), createLessonEntry(2)]))
    await saveChild(at.kim, createPath([createLessonEntry(3)]))
    expect((await undo([at.kim])).status).toBe(200)
    expect(await pathOfChild(at.kim)).toMatchObject({ follows_group_id: at.group_id })
    expect(await placesOf(at.kim)).toEqual(['1.1.1', '1.2.2'])
    await undo([at.kim])
    expect(await placesOf(at.kim)).toEqual(['1.1.3'])
  })

  test('is undone for all followers of a group', async () => {
    await saveGroup(createPath([createLessonEntry(1), createLessonEntry(2)]))
    await saveGroup(createPath([createLessonEntry(9)]))
    await undoGroup()
    expect((await pathOfGroup()).path.entries.map(({ nr }) => nr)).toEqual([1, 2])
    for (const child of [at.kim, at.noor]) expect(await placesOf(child)).toEqual(['1.1.1', '1.2.2'])
  })

  test('cannot be undone when nothing was changed', async () => {
    expect((await undo([at.kim])).status).toBe(409)
    expect((await undoGroup()).status).toBe(409)
  })
})
