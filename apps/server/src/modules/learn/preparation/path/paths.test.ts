import { loadCurriculum } from '@letterliaan/curriculum'
import { isExtraStep, isPairStep } from '@letterliaan/rules/preparation'
import { describe, expect, test } from 'vitest'
import { makeOwnStep } from '../../../../testing/own-step.ts'
import { createLessonEntry, createPath, usePathSchool } from '../../../../testing/path-school.ts'
import { makeChild, makeSchool } from '../../../../testing/school.ts'

const { at, saveChild, give, propose, undo, childAs, mapOf, placesOf, isRebuiltSame } = usePathSchool()

describe('PATH-1 entries of a path', () => {
  test('can be the seventy steps in order and the own steps of the organisation', async () => {
    await makeOwnStep(at.app, at.school.organisation_id)
    await makeOwnStep(at.app, (await makeSchool(at.app)).organisation_id)
    const { body } = await at.juf.call('GET /api/v1/begeleider/curriculum')
    const ofPath = body.filter((step) => !step.is_own && !isPairStep(step) && !isExtraStep(step))
    expect(ofPath.map(({ nr }) => nr)).toEqual(loadCurriculum().steps.map(({ nr }) => nr))
    expect(ofPath).toHaveLength(70)
    const extra = body.filter(isExtraStep).map(({ nr }) => nr)
    expect(new Set(extra)).toEqual(new Set(loadCurriculum().extraSteps.map(({ nr }) => nr)))
    expect(body[0]).toMatchObject({ label: 'Korte klank', world: 1, category: 'kort', dl: 1, num_words: 30 })
    expect(body.filter(({ is_own }) => is_own).map(({ label }) => label)).toEqual(['Eigen woorden'])
  })

  test('are on the map of the child in path order, from any world and including own steps', async () => {
    await makeOwnStep(at.app, at.school.organisation_id)
    const { body: all } = await at.juf.call('GET /api/v1/begeleider/curriculum')
    const own = all.find(({ is_own }) => is_own)?.nr ?? 0
    const path = createPath([
      createLessonEntry(12, { phase_id: 2 }),
      createLessonEntry(3),
      { ...createLessonEntry(own), is_own: true },
      createLessonEntry(1, { phase_id: 1 }),
    ])
    expect((await saveChild(at.kim, path)).status).toBe(200)
    expect(await placesOf(at.kim)).toEqual(['1.1.3', '1.2.0', '1.3.1', '2.1.12'])
  })

  test('are refused with a sentence if one is invalid, and then no step is prepared', async () => {
    const full = createPath(Array.from({ length: 11 }, (_, index) => createLessonEntry(index + 1)))
    const { status, problem } = await saveChild(at.kim, full)
    expect([status, problem.detail]).toEqual([422, expect.stringMatching(/wereld 1 heeft 10 plaatsen/)])
    expect((await saveChild(at.kim, createPath([createLessonEntry(71)]))).status).toBe(422)
    expect((await saveChild(at.kim, createPath([{ ...createLessonEntry(1), is_own: true }]))).status).toBe(
      422,
    )
    expect(await mapOf(at.kim)).toEqual([])
  })
})

test("PATH-2 a path 'like groep 5 in november' is made from dl in one call", async () => {
  const body = await propose(5, 3)
  expect((await saveChild(at.kim, createPath(body))).status).toBe(200)
  const steps = await mapOf(at.kim)
  expect(steps.filter(({ dl }) => dl < 23).every(({ is_complete }) => is_complete)).toBe(true)
  expect(steps.find(({ current_step }) => current_step)?.dl).toBe(23)
  expect(Math.max(...steps.map(({ dl }) => dl))).toBe(30)
  const { body: profile } = await (await childAs(at.kim)).call('GET /api/v1/user/me/')
  expect(profile.student?.phase_id).toBe(3)
  await isRebuiltSame(at.kim)
})

test('PATH-8 one call gives thirty children a path, or none of them', async () => {
  const children = await Promise.all(
    Array.from({ length: 30 }, () => makeChild(at.app, at.school, { worlds: [] })),
  )
  const body = await propose(8, 10)
  const stranger = await makeChild(at.app, await makeSchool(at.app), { worlds: [] })
  expect((await give([...children, stranger], null, createPath(body))).status).toBe(404)
  expect(await mapOf(at.kim)).toEqual([])
  expect((await give(children, null, createPath(body))).status).toBe(200)
  const [first, last] = [await mapOf(children[0] ?? at.kim), await mapOf(children[29] ?? at.kim)]
  expect([first.length, last.length]).toEqual([70, 70])
  expect(last.map(({ status }) => status)).toEqual(first.map(({ status }) => status))
  expect((await undo(children)).status).toBe(200)
  expect(await mapOf(children[29] ?? at.kim)).toEqual([])
})
