import { describe, expect, test } from 'vitest'
import { getNowSeconds } from '../../../clock.ts'
import { openInterventionSchool } from '../../../testing/intervention-school.ts'
import type { TestCaller } from '../../../testing/http.ts'
import { useTestApp } from '../../../testing/test-app.ts'
import { daySeconds } from '../../../testing/test-clock.ts'
import { addRows } from '../../../testing/rows.ts'

const app = await useTestApp()
const school = await openInterventionSchool(app)

describe('DOE-8 Vandaag', () => {
  test('shows an ending intervention until it is evaluated, but only to supervisors of its children', async () => {
    const { body } = await school.plan({
      begin_on: school.day(-80),
      end_on: school.day(-1),
      label: 'Net klaar',
    })
    await school.plan({ begin_on: school.day(-60), end_on: school.day(20), label: 'Nog lang niet' })
    const causes = async (caller: TestCaller) =>
      (await caller.call('GET /api/v1/begeleider/today', {})).body.lines.flatMap((line) =>
        line.causes.flatMap((cause) => (cause.kind === 'intervention' ? `${line.id} ${cause.label}` : [])),
      )
    expect(await causes(school.juf)).toEqual([`${school.kim.student_id} Net klaar`])
    expect(await causes(school.meester)).toEqual([])
    await school.change(body.id, { children: [{ student_id: school.kim.student_id, evaluation: 'Klaar.' }] })
    expect(await causes(school.juf)).toEqual([])
  })

  test('shows a measure that was not taken within a week, until it is taken', async () => {
    const other = {
      goals: ['klinkers', 'medeklinkers'].map((topic) => ({ topic, wanted: 75 })),
      begin_on: school.day(7),
      end_on: school.day(76),
    }
    expect((await school.plan(other)).status).toBe(201)
    const { body } = await school.plan({ label: 'Klinkers' })
    await school.juf.call('POST /api/v1/begeleider/intervention/:id/measure', {
      params: { id: body.id },
      body: { kind: 'start' },
    })
    const waiting = async (caller: TestCaller) =>
      (await caller.call('GET /api/v1/begeleider/today', {})).body.lines.flatMap(({ id, causes }) =>
        causes.flatMap((cause) =>
          cause.kind === 'measure_waits' ? [[id, cause.label, cause.intervention_id, cause.given_at]] : [],
        ),
      )
    const given_at = getNowSeconds(app.clock)
    app.clock.advance(7 * daySeconds - 1)
    await school.enter()
    expect(await waiting(school.juf)).toEqual([])
    app.clock.advance(1)
    expect(await waiting(school.juf)).toEqual([[school.kim.student_id, 'Klinkers', body.id, given_at]])
    expect(await waiting(school.meester)).toEqual([])
    await school.takeMeasure(school.kim, () => true)
    expect(await waiting(school.juf)).toEqual([])
  })
})

test('DOE-8 a supervisor sees only the own children of a shared intervention and cannot remove the others', async () => {
  const { body } = await school.plan()
  const params = { id: body.id }
  const { organisation_id, student_id } = school.sem
  await addRows(app, 'intervention_student', {
    organisation_id,
    intervention_id: body.id,
    student_id,
    evaluation: 'Alleen voor Sem',
  })
  const seen = await school.meester.call('GET /api/v1/begeleider/intervention/:id', { params })
  expect(seen.body.children.map((child) => child.student_id)).toEqual([student_id])
  expect([seen.body.group_id, seen.body.group_name]).toEqual([null, null])
  expect(JSON.stringify(await school.read(body.id))).not.toContain('Alleen voor Sem')
  await school.change(body.id, { plan: school.planOf({ label: 'Anders' }) })
  const after = await school.meester.call('GET /api/v1/begeleider/intervention/:id', { params })
  expect(after.body.label).toBe('Anders')
  expect(after.body.children[0]?.evaluation).toBe('Alleen voor Sem')
})

test('DOE-8 moments on a test with norms are stored as entered, in order of their days, and are refused for a future day', async () => {
  const params = { id: school.kim.student_id }
  const keep = (moments: object[]) =>
    school.juf.call('PUT /api/v1/begeleider/student/:id/normed-moment', { params, body: { moments } })
  const early = { test: 'DMT', taken_on: '2025-06-02', score: 'V-' }
  const late = { test: 'PI-dictee', taken_on: '2026-01-20', score: 'E (percentiel 7)' }
  await keep([late, early])
  const { body } = await school.juf.call('GET /api/v1/begeleider/student/:id/measure', { params })
  expect(body.normed.moments).toEqual([early, late])
  const refused = await keep([{ test: 'DMT', taken_on: school.day(1), score: 'E' }])
  expect(refused.status).toBe(422)
})
