import { describe, expect, test } from 'vitest'
import { getNowSeconds } from '../../../clock.ts'
import { logIn } from '../../../testing/http.ts'
import { openInterventionSchool } from '../../../testing/intervention-school.ts'
import { groupExercises, getStep, playExercise } from '../../../testing/player.ts'
import { readPdf, removeSpace } from '../../../testing/reported-class.ts'
import { useTestApp } from '../../../testing/test-app.ts'
import { daySeconds } from '../../../testing/test-clock.ts'

const app = await useTestApp()
const school = await openInterventionSchool(app)

describe('DOE-8 an intervention', () => {
  let id: number

  test('is planned if its length, children and goals are valid', async () => {
    const goals = [75, 70].map((wanted) => ({ topic: 'klinkers', wanted }))
    const refusals: readonly [object, RegExp][] = [
      [{ end_on: school.day(60) }, /duurt 10 tot 12 weken/],
      [{ end_on: school.day(90) }, /duurt 10 tot 12 weken/],
      [{ goals: [{ topic: 'nergens', wanted: 75 }] }, /Kies een onderdeel/],
      [{ goals }, /één keer/],
    ]
    for (const [more, sentence] of refusals) {
      const reply = await school.plan(more)
      expect(reply.status).toBe(422)
      expect(JSON.stringify(reply.body)).toMatch(sentence)
    }
    const { status, body } = await school.plan()
    expect(status).toBe(201)
    id = body.id
    expect(body).toMatchObject({ num_weeks: 10, group_name: 'Groep 5', made_by: expect.any(String) })
    expect(body.children).toHaveLength(1)
    expect(body.children[0]?.results[0]).toMatchObject({ verdict: 'no_before', before: null, reached: null })
  })

  test('gives a measure of 24 words of its goal, even to a child that knows them all', async () => {
    const params = { id }
    const given = await school.juf.call('POST /api/v1/begeleider/intervention/:id/measure', {
      params,
      body: { kind: 'start' },
    })
    expect(given.body.measure_ids).toHaveLength(1)
    expect((await school.read(id)).children[0]?.waits_since).toBe(getNowSeconds(app.clock))
    expect(await school.takeMeasure(school.kim, (at) => at % 4 === 0)).toBe(24)
    const [child] = (await school.read(id)).children
    expect(child).toMatchObject({ waits_since: null })
    expect(child?.results[0]).toMatchObject({ before: { right: 6, words: 24 }, verdict: 'no_after' })
    const { body: measures } = await school.juf.call('GET /api/v1/begeleider/student/:id/measure', {
      params: { id: school.kim.student_id },
    })
    expect(measures.measures[0]?.topics.map(({ key }) => key)).toEqual(['klinkers'])
  })

  test('shows planned minutes, and actual minutes from the log, by week', async () => {
    app.clock.advance(8 * daySeconds)
    await school.enter()
    const pupil = await logIn(app, school.kim.username)
    const { explore } = groupExercises(await getStep(pupil, school.kim.steps[0] ?? 0))
    await playExercise(pupil, explore[0] ?? 0, 2)
    app.clock.advance(300)
    await playExercise(pupil, explore[1] ?? 0, 2)
    const [child] = (await school.read(id)).children
    expect(child?.planned).toBe(2 * 3 * 20)
    expect(child?.weeks.slice(0, 3).map(({ times }) => times)).toEqual([1, 1, 0])
    expect(child?.weeks.slice(0, 3).map(({ planned }) => planned)).toEqual([60, 60, 0])
    expect(child?.weeks.slice(0, 3).map(({ minutes }) => minutes)).toEqual([0, 5, 0])
    expect(child?.minutes).toBe(5)
  })

  test('reports a change that exceeds its error, its interval, and whether the goal is reached', async () => {
    app.clock.advance(61 * daySeconds)
    await school.enter()
    const params = { id }
    await school.juf.call('POST /api/v1/begeleider/intervention/:id/measure', {
      params,
      body: { kind: 'end' },
    })
    expect(await school.takeMeasure(school.kim, () => true)).toBe(24)
    const [result] = (await school.read(id)).children[0]?.results ?? []
    expect(result).toMatchObject({ verdict: 'forward', reached: 'yes', after: { right: 24, words: 24 } })
    expect(result?.after?.low).toBeGreaterThanOrEqual(0.75)
    expect(result?.after?.high).toBeLessThan(1)
  })

  test('counts a session outside the app for the children who were present, in its week', async () => {
    const { body: planned } = await school.plan({ begin_on: school.day(-8), end_on: school.day(61) })
    const session = { minutes: 30, what: 'Met letterdoos', who: 'Juf Marit' }
    const keep = (days: readonly number[], more: object = {}, version?: string) => {
      const sessions = days.map((later) => ({ held_on: school.day(later), ...session, ...more }))
      return school.change(planned.id, { sessions }, version === undefined ? {} : { version })
    }
    const [before] = planned.children
    for (const refused of [await keep([1]), await keep([0], { absent: [0] })])
      expect(refused.status).toBe(422)
    const { status, body } = await keep([0, -8, -9], {}, planned.version)
    expect([status, body.sessions.map(({ held_on }) => held_on)]).toEqual([
      200,
      [-9, -8, 0].map((later) => school.day(later)),
    ])
    const [child] = body.children
    expect((child?.minutes ?? 0) - (before?.minutes ?? 0)).toBe(60)
    expect((child?.times ?? 0) - (before?.times ?? 0)).toBe(2)
    expect((await keep([0], {}, planned.version)).status).toBe(409)
    const { body: ill } = await keep([0], { absent: [school.kim.student_id] })
    expect(ill.children[0]?.minutes).toBe(before?.minutes)
    await school.change(planned.id, { is_archived: true })
  })

  test('is not changed by an undo if it was changed again before', async () => {
    const { body: planned } = await school.plan({ label: 'Eerst' })
    const change = (label: string, version?: string) =>
      school.change(planned.id, { plan: school.planOf({ label }) }, version === undefined ? {} : { version })
    const mine = (await change('Van mij')).body
    expect((await change('Eerst', mine.version)).body.label).toBe('Eerst')
    const again = (await change('Van mij')).body
    expect(again.version).toBe(mine.version)
    await change('Van een collega')
    expect(await change('Eerst', again.version)).toMatchObject({
      status: 409,
      problem: {
        title: 'Intussen gewijzigd',
        detail: 'Deze interventie is daarna nog gewijzigd. Die wijziging blijft staan.',
      },
    })
    expect((await school.read(planned.id)).label).toBe('Van een collega')
    await school.change(planned.id, { is_archived: true })
  })

  test('can be evaluated in words, as a whole and for each child', async () => {
    await school.change(id, {
      evaluation: 'Het werkte in kleine stappen.',
      children: [{ student_id: school.kim.student_id, evaluation: 'Kim durft weer.' }],
    })
    const kept = await school.read(id)
    expect([kept.evaluation, kept.children[0]?.evaluation]).toEqual([
      'Het werkte in kleine stappen.',
      'Kim durft weer.',
    ])
  })

  test("keeps a colleague's evaluation that the supervisor did not see", async () => {
    const { student_id } = school.kim
    const mine = [
      { evaluation: 'Van mij.', evaluation_before: '' },
      { children: [{ student_id, evaluation: 'Van mij.', evaluation_before: '' }] },
    ]
    for (const body of mine)
      expect(await school.change(id, body)).toMatchObject({
        status: 409,
        problem: { detail: 'Deze evaluatie is daarna nog gewijzigd. Die wijziging blijft staan.' },
      })
    const evaluation = 'Kim durft weer.'
    const seen = [{ student_id, evaluation, evaluation_before: evaluation }]
    expect((await school.change(id, { children: seen })).status).toBe(200)
  })

  test('can be archived and restored, but not deleted', async () => {
    expect((await school.change(id, { is_archived: true })).body.archived_at).not.toBeNull()
    expect((await school.change(id, { is_archived: false })).body.archived_at).toBeNull()
  })
})

describe('DOE-8 the dyslexia file', () => {
  const makeFile = async (more: object = {}) => {
    const now = getNowSeconds(app.clock)
    const reply = await school.juf.call('POST /api/v1/begeleider/student/:id/report/dyslexia', {
      params: { id: school.kim.student_id },
      body: { since: now - 200 * daySeconds, until: now, ...more },
    })
    return { ...(await readPdf(reply)), bytes: reply.body }
  }

  test('lists interventions with their numbers, missing answers, one graph and every counted row', async () => {
    const { body: all } = await school.juf.call('GET /api/v1/begeleider/intervention', {})
    const first = all.interventions.find(({ archived_at }) => archived_at === null)
    const { children } = await school.read(first?.id ?? 0)
    const { minutes, planned, times, results } = children[0] ?? {
      minutes: 0,
      planned: 0,
      times: 0,
      results: [],
    }
    const { text, bytes } = await makeFile({ has_annex: true })
    const { before, after } = results[0] ?? {}
    for (const said of [
      'spelling: niet ingevuld; lezen: niet ingevuld',
      '1 van 2',
      '1: in 1 van 10 weken',
      '1: 1 kind',
      '1 van 1 onderdelen',
      'Interventie 1: Klinkers in tien weken',
      `${minutes} van ${planned} minuten tot nu, in ${times} oefenmomenten`,
      `${before?.right} van 24 goed, naar schatting ${Math.round(100 * (before?.chance ?? 0))}%`,
      `${after?.right} van 24 goed`,
      'Vooruit, meer dan door toeval te verwachten is. Doel bereikt.',
      'Kim durft weer.',
      'Protocol Dyslexie Diagnostiek en Behandeling 3.0',
      'dat onderzoekt een deskundige',
    ])
      expect(text).toContain(removeSpace(said))
    // A child's file omits the plan for the group.
    expect(text).not.toContain(removeSpace('Het werkte in kleine stappen.'))
    expect(text).not.toContain('Begeleiddoor(naamenfunctie)')
    expect(new TextDecoder('latin1').decode(bytes)).toMatch(/\/S \/Figure/)

    const [, annex = ''] = /Bijlage:elkgevraagdwoordvan(.*)Zoisergeteld/.exec(text) ?? []
    const [, phases = ''] =
      /Geoefendeennieuwewoordenperfase(.*)Demetingeninééngrafiek/.exec(
        text.replaceAll(/Interventie\d|bladzijde\d+van\d+/g, ''),
      ) ?? []
    const asked = await app.database.queries
      .selectFrom('answer')
      .innerJoin('word', 'word.id', 'answer.word_id')
      .select(['word.word', 'answer.input', 'answer.is_right'])
      .where('student_id', '=', school.kim.student_id)
      .where('template', '=', 'Test')
      .orderBy('answer.id')
      .execute()
    expect(asked).toHaveLength(48)
    expect(annex).toContain(`Alle${asked.length}woorden`)
    for (const { word, input, is_right } of asked)
      expect(annex).toContain(removeSpace(`${word} ${input} ${is_right ? 'goed' : 'fout'}`))
    const counted = [...phases.matchAll(/(\d+)van(\d+)/g)].map(([, right, words]) =>
      [right, words].map(Number),
    )
    expect(counted.reduce((sum, [right = 0]) => sum + right, 0)).toBe(
      asked.filter((row) => row.is_right).length,
    )
    expect(counted.reduce((sum, [, words = 0]) => sum + words, 0)).toBe(asked.length)

    await school.change(first?.id ?? 0, { is_archived: true })
    expect((await makeFile()).text, 'an evaluated one stays').toContain('Interventie1:Klinkersintienweken')
    await school.change(first?.id ?? 0, { is_archived: false })
  })

  test('keeps changed scores if an earlier change of the scores is undone', async () => {
    const params = { id: school.kim.student_id }
    const keep = (scores: readonly string[], version?: string) =>
      school.juf.call('PUT /api/v1/begeleider/student/:id/normed-moment', {
        params,
        body: { moments: scores.map((score) => ({ test: 'DMT', taken_on: '2025-06-02', score })) },
        query: version === undefined ? {} : { version },
      })
    const mine = (await keep(['V-'])).body
    await keep(['V-', 'IV'])
    expect(await keep([], mine.version)).toMatchObject({
      status: 409,
      problem: { detail: 'Deze scores zijn daarna nog gewijzigd. Die wijziging blijft staan.' },
    })
    const kept = await school.juf.call('GET /api/v1/begeleider/student/:id/measure', { params })
    expect(kept.body.normed.moments.map(({ score }) => score)).toEqual(['V-', 'IV'])
    expect((await keep([], kept.body.normed.version)).body.moments).toEqual([])
  })

  test('lists two consecutive interventions, explains scores, and has an annex only on request', async () => {
    await school.plan({
      label: 'Daarna cht en aai',
      begin_on: school.day(1),
      end_on: school.day(70),
      goals: [{ topic: 'vaste-klanken', wanted: 70 }],
    })
    const params = { id: school.kim.student_id }
    const moments = [
      { test: 'DMT', taken_on: '2025-06-02', score: 'V-' },
      { test: 'PI-dictee', taken_on: '2026-01-20', score: 'E (percentiel 7)' },
    ]
    await school.juf.call('PUT /api/v1/begeleider/student/:id/normed-moment', { params, body: { moments } })
    const { text } = await makeFile()
    expect(text).not.toContain('Bijlage')
    for (const said of [
      '1 × E/V- op spelling; 1 × E/V- op lezen',
      'Of het criterium voor achterstand gehaald is, is nog niet te zeggen',
      'twee; de tweede begon 1 dag na de laatste dag van de eerste',
      'Interventie 2: Daarna cht en aai',
      'DMT 2 juni 2025 V-',
      'PI-dictee 20 januari 2026 E (percentiel 7)',
      'Niet te zeggen: er is geen beginmeting.',
    ])
      expect(text).toContain(removeSpace(said))
  })
})
