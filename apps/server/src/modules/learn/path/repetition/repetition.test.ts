import { beforeEach, describe, expect, test } from 'vitest'
import { getNowSeconds } from '../../../../clock.ts'
import { logIn, type TestCaller } from '../../../../testing/http.ts'
import { decodeJson } from '../../../../db/json.ts'
import { pasteStep } from '../../../../testing/own-step.ts'
import { getExercise, getStep, passStep, playExercise } from '../../../../testing/player.ts'
import { findRow } from '../../../../testing/rows.ts'
import { makeSupervisor } from '../../../../testing/school.ts'
import { useRepetitions } from '../../../../testing/repetitions.ts'
import { daySeconds } from '../../../../testing/test-clock.ts'

const {
  app,
  child,
  caller,
  stepId,
  begin,
  wait,
  repeatable,
  passLongAgo,
  remember,
  first,
  repeatableOnMap,
  repeat,
} = useRepetitions()

describe('a repetition', () => {
  beforeEach(async () => {
    await begin(1)
    await wait(4)
  })

  test('is a lesson outside the worlds, with one Oefenen exercise and one OefenDictee', async () => {
    const { id, num_words } = await first()
    const step = await getStep(caller(), id)
    expect(step).toMatchObject({ id, phase_id: null, is_repeatable: true, status: 0, label: 'Door elkaar' })
    expect(step.exercises.map(({ exercise_type }) => exercise_type.category)).toEqual(['Dictee', 'Oefenen'])
    expect(step.exercises[0]?.exercise_type.template, 'who saw its words would not recall them').toBe(
      'OefenDictee',
    )
    expect(step.words, 'who saw them would not recall them').toEqual({ 1: [], 2: [], 3: [] })
    const exercise = await getExercise(caller(), step.exercises[0]?.id ?? 0)
    for (const difficulty of [1, 2, 3] as const) {
      const texts = exercise.student_exercise[difficulty].words.map(({ word }) => word)
      expect(texts, 'whichever level the child chooses').toHaveLength(num_words)
      expect(new Set(texts)).toEqual(new Set(exercise.student_exercise[1].words.map(({ word }) => word)))
    }
  })

  test('has status 0 until both exercises are done and 4 afterwards, and leaves the list the next day', async () => {
    const { id } = await first()
    const { exercises } = await getStep(caller(), id)
    await playExercise(caller(), exercises[0]?.id ?? 0, 1)
    expect((await first()).status).toBe(0)
    await playExercise(caller(), exercises[1]?.id ?? 0, 1)
    expect(await first()).toMatchObject({ id, status: 4 })
    expect(await getStep(caller(), id)).toMatchObject({ status: 4, is_complete: true })
    await wait(1)
    expect((await repeatable()).map((step) => step.id)).not.toContain(id)
  })

  test('makes words due weeks later if they were right, and does not change the path or worlds', async () => {
    const before = (await caller().call('GET /api/v1/step')).body
    const { id } = await first()
    const mix = await getStep(caller(), id)
    const memories = () =>
      app()
        .database.queries.selectFrom('word_memory')
        .select(['word_id', 'due', 'stability'])
        .where('student_id', '=', child().student_id)
        .execute()
    const known = new Set(
      (await memories()).flatMap(({ word_id, stability }) => (stability > 2 ? word_id : [])),
    )
    const { words } = (await getExercise(caller(), mix.exercises[0]?.id ?? 0)).student_exercise[1]
    await repeat(mix)
    const after = (await memories()).filter(
      ({ word_id }) => known.has(word_id) && words.some((word) => word.id === word_id),
    )
    expect(after.length).toBeGreaterThan(0)
    const weekLater = getNowSeconds(app().clock) + 7 * daySeconds
    expect(after.every(({ due }) => due > weekLater)).toBe(true)
    expect((await caller().call('GET /api/v1/step')).body).toEqual(before)
    await wait(60)
    expect((await first()).id).not.toBe(id)
  })

  test('responds 404 for an exercise of the repeated step that it does not contain', async () => {
    const { id } = await first()
    const reply = await caller().call('GET /api/v1/exercise/:id', { params: { id: id * 100 + 9 } })
    expect(reply.status).toBe(404)
  })
})

describe('a supervisor', () => {
  let supervisor: TestCaller

  beforeEach(async () => {
    await begin(1)
    supervisor = await logIn(app(), await makeSupervisor(app(), child()))
  })

  const mark = (is_repeatable: boolean, id = stepId(0), who = supervisor) =>
    who.call('PATCH /api/v1/begeleider/step/:id', { params: { id }, body: { is_repeatable } })

  test('MAP-5 marks a passed step, which is offered at once and loses the mark when it is done', async () => {
    await mark(true)
    expect((await getStep(caller(), stepId(0))).is_repeatable).toBe(true)
    expect(await repeatableOnMap()).toEqual([stepId(0)])
    const { id, num_words } = await first()
    expect(num_words).toBeGreaterThanOrEqual(4)
    await repeat(await getStep(caller(), id))
    expect((await getStep(caller(), stepId(0))).is_repeatable).toBe(false)
    expect(await repeatableOnMap()).toEqual([])
    expect((await repeatable()).map(({ status }) => status)).toEqual([4])
  })

  test('OWN-3 marks a passed step of pasted words, which asks ten of them once', async () => {
    const words = 'bakker kikker ladder wekker dokter winter zomer kelder bodem koper beker'
    const { id: nr } = await pasteStep(supervisor, words.replaceAll(' ', '\n'))
    const gift = { student_ids: [child().student_id], nr, is_own: true }
    await supervisor.call('POST /api/v1/begeleider/path/step', { body: gift })
    const { id } = await first()
    await passStep(caller(), id)
    await wait(60)
    await mark(true, id, await logIn(app(), await makeSupervisor(app(), child())))
    const repetition = (await repeatable()).find(
      ({ repeats_step_id, is_mixed }) => repeats_step_id === id && !is_mixed,
    )
    const { word_ids } = await findRow(app(), 'step', { id: repetition?.id ?? 0 })
    const asked = decodeJson<number[]>(word_ids ?? '[]')
    expect([asked.length, new Set(asked).size]).toEqual([10, 10])
  })

  test('WEET-17 sees how long a word of a marked step has been due', async () => {
    await mark(true)
    await wait(4)
    const juf = await logIn(app(), await makeSupervisor(app(), child()))
    const { body } = await juf.call('GET /api/v1/begeleider/student/:id/insight', {
      params: { id: child().student_id },
    })
    const words = body.repetitions.find(({ reason }) => reason === 'marked')?.words ?? []
    const now = getNowSeconds(app().clock)
    expect(words.length).toBeGreaterThan(0)
    for (const { why, due_at } of words) expect(why).toBe((due_at ?? Infinity) <= now ? 'due' : 'chosen')
    expect(words.some(({ why }) => why === 'due')).toBe(true)
  })

  test("WEET-17 sees a word of 'Door elkaar' as due if it is due later today, but not if tomorrow", async () => {
    const [today, ...others] = await passLongAgo([1], [1])
    const later = 60 / daySeconds
    const tomorrow = others.map(({ word_id }) => ({ word_id, due_in: 1 + later }))
    await remember([{ word_id: today?.word_id ?? 0, due_in: later }, ...tomorrow])
    await first()
    const juf = await logIn(app(), await makeSupervisor(app(), child()))
    const { body } = await juf.call('GET /api/v1/begeleider/student/:id/insight', {
      params: { id: child().student_id },
    })
    const told = body.repetitions.flatMap(({ words }) => words)
    expect(told).toHaveLength(10)
    for (const { word, why } of told) expect(why).toBe(word === today?.word ? 'due' : 'fills')
  })

  test("WEET-17 sees no words that only fill the set as due in a half-finished 'Door elkaar'", async () => {
    await wait(4)
    const { exercises } = await getStep(caller(), (await first()).id)
    await playExercise(caller(), exercises[0]?.id ?? 0, 2, 1)
    const juf = await logIn(app(), await makeSupervisor(app(), child()))
    const { body } = await juf.call('GET /api/v1/begeleider/student/:id/insight', {
      params: { id: child().student_id },
    })
    const told = body.repetitions.flatMap(({ words }) => words)
    expect(told.map(({ why }) => why)).toEqual(Array.from({ length: 10 }, () => 'written'))
  })

  test('NET-1 removes a repetition that a device has only prepared for offline use', async () => {
    await mark(true)
    const { id } = await first()
    const { exercises } = await getStep(caller(), id)
    const dictation = exercises.find(({ exercise_type }) => exercise_type.is_dictation)?.id ?? 0
    const drawn = await caller().call('POST /api/v1/exercise/hard-reset/:id', {
      params: { id: dictation },
      body: { difficulty: 2 },
    })
    expect(drawn.status).toBe(200)
    await mark(false)
    expect(await repeatable()).toEqual([])
  })

  test("PLEK-6 leaves today's 'Door elkaar' as it is by removing a mark or a step", async () => {
    await wait(60)
    const juf = await logIn(app(), await makeSupervisor(app(), child()))
    await mark(true, stepId(0), juf)
    const mixes = async () => (await repeatable()).filter(({ is_mixed }) => is_mixed).map(({ id }) => id)
    const before = await mixes()
    expect(before).toHaveLength(1)
    await mark(false, stepId(0), juf)
    expect(await mixes()).toEqual(before)
    const params = { id: child().student_id }
    const { version, path } = (await juf.call('GET /api/v1/begeleider/student/:id/path', { params })).body
    const body = { version, path: { ...path, entries: path.entries.slice(1) } }
    expect((await juf.call('PUT /api/v1/begeleider/student/:id/path', { params, body })).status).toBe(200)
    expect(await mixes()).toEqual(before)
  })

  test('cannot mark a step that is not passed', async () => {
    expect((await mark(true, stepId(1))).status).toBe(422)
  })
})
