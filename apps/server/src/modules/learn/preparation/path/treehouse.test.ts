import type { PathEntry } from '@letterliaan/contract'
import { describe, expect, test } from 'vitest'
import type { TestCaller } from '../../../../testing/http.ts'
import { makeOwnStep } from '../../../../testing/own-step.ts'
import { createLessonEntry, createPath, usePathSchool } from '../../../../testing/path-school.ts'
import { groupExercises, getStep, passStep, playExercise } from '../../../../testing/player.ts'
import type { TestChild } from '../../../../testing/school.ts'

const { at, saveChild, propose, pathOfChild, childAs, mapOf, idOf, isRebuiltSame } = usePathSchool()

describe('OWN-3 PATH-1 own steps in the treehouse', () => {
  const ownOf = async (phase_id: number | null = null): Promise<PathEntry> => {
    await makeOwnStep(at.app, at.school.organisation_id)
    const { body: all } = await at.juf.call('GET /api/v1/begeleider/curriculum')
    return { ...createLessonEntry(all.findLast(({ is_own }) => is_own)?.nr ?? 0), is_own: true, phase_id }
  }
  const waiting = async (caller: TestCaller) => (await caller.call('GET /api/v1/step/repeatable')).body

  test('can be played and passed there on a full path, without a change to the worlds', async () => {
    const body = await propose(8, 10)
    const full = createPath(body.map((entry) => Object.assign({}, entry, { waived: false })))
    expect(full.entries).toHaveLength(70)
    await saveChild(at.noor, full)
    const own = await ownOf()
    const path = createPath([...full.entries, own], full.settings)
    const params = { scope: 'student', id: at.kim.student_id }
    const { body: preview } = await at.juf.call('POST /api/v1/begeleider/:scope/:id/path/preview', {
      params,
      body: path,
    })
    expect(preview.treehouse.map(({ label, status }) => [label, status])).toEqual([['Eigen woorden', 0]])
    expect((await saveChild(at.kim, path)).status).toBe(200)
    const onMap = async (child: TestChild) =>
      (await mapOf(child)).map(({ label, phase_id, position, status, current_step }) => [
        [label, phase_id, position],
        [status, current_step],
      ])
    expect(await onMap(at.kim)).toEqual(await onMap(at.noor))
    expect((await pathOfChild(at.kim)).path.entries.at(-1)).toMatchObject({ is_own: true, phase_id: null })

    const caller = await childAs(at.kim)
    const [step] = await waiting(caller)
    expect(step).toMatchObject({ label: 'Eigen woorden', phase_id: null, status: 0, repeats_step_id: null })
    expect(await getStep(caller, step?.id ?? 0)).toMatchObject({ phase_id: null, required_step_id: null })
    const before = await onMap(at.kim)
    const profile = async () => (await caller.call('GET /api/v1/user/me/')).body.student
    const { phase_id, dle } = { ...(await profile()) }
    await passStep(caller, step?.id ?? 0)
    expect(await getStep(caller, step?.id ?? 0)).toMatchObject({ is_complete: true, status: 5 })
    expect(await waiting(caller)).toEqual([])
    expect(await onMap(at.kim)).toEqual(before)
    expect(await profile()).toMatchObject({ phase_id, dle })
    expect((await caller.call('GET /api/v1/progress')).status).toBe(200)
    await isRebuiltSame(at.kim)
  })

  test('require no earlier step, and a world can be passed without them', async () => {
    const own = await ownOf()
    await saveChild(
      at.kim,
      createPath([own, createLessonEntry(1), createLessonEntry(2), createLessonEntry(12, { phase_id: 2 })]),
    )
    const caller = await childAs(at.kim)
    const statuses = async () =>
      (await mapOf(at.kim)).map(({ status, required_step_id }) => [status, required_step_id !== null])
    expect(await statuses()).toEqual([
      [0, false],
      [-1, true],
      [-1, true],
    ])
    for (const place of [0, 1]) await passStep(caller, await idOf(at.kim, place))
    expect((await statuses())[2]).toEqual([0, true])
    expect((await caller.call('GET /api/v1/user/me/')).body.student).toMatchObject({ phase_id: 2 })
    expect(await waiting(caller)).toHaveLength(1)
    const { body: today } = await at.juf.call('GET /api/v1/begeleider/today')
    expect(today.lines).toMatchObject([
      { id: at.noor.student_id, causes: [{ kind: 'no_steps' }] },
      { id: at.kim.student_id, causes: [{ kind: 'running_out', follows_group_id: null, num_left: 1 }] },
    ])
    await isRebuiltSame(at.kim)
  })

  test('block nothing if they are locked, waived or removed, and keep their work if they are moved', async () => {
    const own = await ownOf()
    const caller = await childAs(at.kim)
    const savedWaiting = async (more: Partial<PathEntry>) => {
      expect((await saveChild(at.kim, createPath([createLessonEntry(1), { ...own, ...more }]))).status).toBe(
        200,
      )
      return (await waiting(caller)).map(({ id }) => id)
    }
    const [id = 0] = await savedWaiting({})
    await playExercise(caller, groupExercises(await getStep(caller, id)).explore[0] ?? 0, 2)
    expect(await savedWaiting({ lock: 'locked' })).toEqual([])
    expect((await caller.call('GET /api/v1/step/:id', { params: { id } })).status).toBe(403)
    expect(await savedWaiting({ waived: true })).toEqual([])
    expect(await savedWaiting({ phase_id: 1, lock: 'open' })).toEqual([])
    expect((await mapOf(at.kim)).map((step) => step.id)).toContain(id)
    expect(await savedWaiting({})).toEqual([id])
    expect((await getStep(caller, id)).status).toBe(1)
    await saveChild(at.kim, createPath([createLessonEntry(1)]))
    expect(await waiting(caller)).toEqual([])
    expect(await savedWaiting({})).toEqual([id])
    await isRebuiltSame(at.kim)
  })

  test('are the only steps allowed there: steps of the product and test steps are refused', async () => {
    expect((await saveChild(at.kim, createPath([createLessonEntry(1, { phase_id: null })]))).status).toBe(422)
    const own = await ownOf()
    expect((await saveChild(at.kim, createPath([{ ...own, is_test_step: true }]))).status).toBe(422)
  })
})
