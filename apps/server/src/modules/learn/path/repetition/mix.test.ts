import { GameTemplate } from '@letterliaan/contract'
import { describe, expect, test } from 'vitest'
import { getExercise, getStep, playExercise } from '../../../../testing/player.ts'
import { useRepetitions } from '../../../../testing/repetitions.ts'
import { addRows, findRow } from '../../../../testing/rows.ts'

const { app, child, caller, stepId, begin, wait, repeatable, passLongAgo, remember, first, repeat } =
  useRepetitions()

const anyGame = new RegExp(`^(${GameTemplate.options.join('|')})$`)

describe('the scheduler', () => {
  test("API-1 WEET-6 offers 'Door elkaar' when four words are due, and not before", async () => {
    await begin(1)
    expect(await repeatable()).toEqual([])
    await wait(2)
    expect(await repeatable()).toEqual([])
    await wait(1)
    const [mix, ...others] = await repeatable()
    expect(others).toEqual([])
    expect(mix).toEqual({
      id: expect.any(Number) as number,
      phase_id: null,
      label: 'Door elkaar',
      status: 0,
      repeats_step_id: stepId(0),
      is_mixed: true,
      has_game: true,
      num_words: 10,
    })
    expect(mix?.id).toBeGreaterThan(3)
    expect(await repeatable()).toEqual([mix])
  })

  test('WEET-6 mixes words of all steps with no two of one rule in a row, also in dictation', async () => {
    await begin(4)
    await wait(4)
    const mix = await getStep(caller(), (await first()).id)
    const stepOf = new Map<string, number>()
    for (const at of [0, 1, 2, 3]) {
      const { words } = await getStep(caller(), stepId(at))
      for (const { word } of Object.values(words).flat()) stepOf.set(word, at)
    }
    for (const { id } of mix.exercises) {
      const { words } = (await getExercise(caller(), id)).student_exercise[2]
      const steps = words.map(({ word }) => stepOf.get(word))
      expect(steps).toHaveLength(10)
      expect(new Set(steps).size).toBeGreaterThanOrEqual(3)
      expect(steps.filter((step, at) => step === steps[at - 1])).toEqual([])
    }
  })

  test('PLEK-5 a child that chooses harder words gets longer words, and one call undoes the choice', async () => {
    /** The memories are the same for each child, so that only the choice differs. */
    const letters = async (harder_mix: boolean) => {
      await begin(4)
      const taught = await app()
        .database.queries.selectFrom('step')
        .innerJoin('curriculum_step', 'curriculum_step.id', 'step.curriculum_step_id')
        .innerJoin('word', 'word.nr', 'curriculum_step.nr')
        .select('word.id as word_id')
        .where('step.id', 'in', [0, 1, 2, 3].map(stepId))
        .execute()
      await remember(taught.map(({ word_id }) => ({ word_id, due_in: 1 })))
      await caller().call('POST /api/v1/user/update', { body: { calm_profile: { harder_mix: true } } })
      await caller().call('POST /api/v1/user/update', { body: { calm_profile: { harder_mix } } })
      await wait(4)
      const [exercise] = (await getStep(caller(), (await first()).id)).exercises
      const { words } = (await getExercise(caller(), exercise?.id ?? 0)).student_exercise[2]
      return words.map(({ word }) => word.length)
    }
    const sum = (lengths: readonly number[]) => lengths.reduce((total, length) => total + length, 0)
    const [usual, harder] = [await letters(false), await letters(true)]
    expect(harder).toHaveLength(usual.length)
    // The draw itself makes a difference of a letter or two.
    expect(sum(harder)).toBeGreaterThan(sum(usual) + usual.length / 2)
  })

  test('WEET-6 a child returning after an absence finds one set of the size that its school chose', async () => {
    await begin(4)
    for (const size of [6, 15] as const) {
      await app().database.queries.updateTable('organisation').set({ mix_size: size }).execute()
      await wait(size === 6 ? 60 : 1)
      const [mix, ...others] = await repeatable()
      expect(others).toEqual([])
      expect(mix?.num_words).toBe(size)
      await repeat(await getStep(caller(), mix?.id ?? 0))
    }
  })

  test('WEET-6 uses another template from day to day', async () => {
    await begin(4)
    const templates = new Set<string>()
    for (const days of [4, 4, 4, 4]) {
      await wait(days)
      const { exercises } = await getStep(caller(), (await first()).id)
      templates.add(exercises[1]?.exercise_type.template ?? '')
      for (const { id } of exercises) await playExercise(caller(), id, 1, 10)
    }
    expect(templates.size).toBeGreaterThan(1)
  })

  test.each([
    ['verdubbeling:kg-K', /^TypKlankgroepen/],
    ['ei-ij:ei,onbekend:', /^TypHints$/],
  ])(
    'WEET-6 words with a last error of %s are practised with %s on every day',
    async (error_class, template) => {
      const taught = await passLongAgo([1, 2], [19, 20])
      await remember(taught.map(({ word_id }) => ({ word_id, due_in: 0 })))
      const { queries } = app().database
      await queries.updateTable('answer').set({ error_class }).execute()
      // Removes a step whose words have one klankgroep, as they leave no choice.
      await queries.updateTable('step').set({ is_complete: false }).where('id', '=', stepId(0)).execute()
      for (let day = 0; day < 4; day++) {
        await wait(1)
        const { exercises } = await getStep(caller(), (await first()).id)
        // The first and then every second set is a game (PLEK-6).
        const expected = day % 2 === 0 ? anyGame : template
        expect(exercises[1]?.exercise_type.template).toMatch(expected)
        await queries
          .updateTable('step')
          .set({ status: 4, completed_at: 0 })
          .where('mix', 'is not', null)
          .execute()
      }
    },
  )

  test('WEET-6 keeps its exercises when its template is excluded from its first word’s step', async () => {
    await begin(4)
    await wait(4)
    const { id, repeats_step_id } = await first()
    const [practice] = (await getStep(caller(), id)).exercises
    const { queries } = app().database
    await queries.deleteFrom('step').where('id', '=', id).execute()
    const excluded_templates = JSON.stringify([practice?.exercise_type.template])
    await queries.updateTable('step').set({ excluded_templates }).where('id', '=', repeats_step_id).execute()
    const mix = await first()
    expect((await getStep(caller(), mix.id)).exercises).toHaveLength(2)
  })

  test('WEET-9 WETEN-2 asks one never practised word a week, of a step that goes well', async () => {
    const fresh = new Set(['krant', 'staart', 'trein'])
    const taught = await passLongAgo([1, 3], [1, 6, 27], (word) => !fresh.has(word))
    const practised = taught.filter(({ word }) => !fresh.has(word))
    const { queries } = app().database
    const numFresh = async () => {
      await remember(practised.map(({ word_id }, at) => ({ word_id, due_in: at < 4 ? 0 : 90 })))
      const { id } = await first()
      const [dictation] = (await getStep(caller(), id)).exercises
      const { words } = (await getExercise(caller(), dictation?.id ?? 0)).student_exercise[2]
      await queries.updateTable('step').set({ status: 4, completed_at: 0 }).where('id', '=', id).execute()
      return words.filter(({ word }) => fresh.has(word)).length
    }
    await wait(4)
    expect(await numFresh()).toBe(0)
    const { organisation_id, student_id } = child()
    const counts = { num_new: 0, num_practised: 3, first_at: 1, updated_at: 2 }
    const mastery = { organisation_id, student_id, ...counts, score: 1, mastered_at: null, faded_at: null }
    const steps = new Set(taught.map(({ id }) => id))
    await addRows(
      app(),
      'mastery',
      [...steps].map((step_id) => Object.assign({ step_id }, mastery)),
    )
    const asked = []
    for (const days of [1, 1, 3, 4]) {
      await wait(days)
      asked.push(await numFresh())
    }
    expect(asked).toEqual([1, 0, 0, 1])
  })

  test('WEET-9 stores the passed steps that teach none of its words', async () => {
    const taught = await passLongAgo([1], [1, 6])
    const first_id = taught[0]?.id
    await remember(taught.map(({ id, word_id }) => ({ word_id, due_in: id === first_id ? 0 : 90 })))
    await wait(1)
    const { id } = await first()
    const { mix } = await app()
      .database.queries.selectFrom('step')
      .select('mix')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const { sources, others } = JSON.parse(mix ?? '') as Record<string, readonly { step_id: number }[]>
    const stored = [...(sources ?? []), ...(others ?? [])].map(({ step_id }) => step_id)
    expect(new Set(stored)).toEqual(new Set(taught.map((word) => word.id)))
    expect(stored).toHaveLength(2)
  })

  test('WEET-6 uses the most playable template of a step when no template fits half of its words', async () => {
    const kept = new Map([
      [11, 'TypHints'],
      [14, 'Zinnen2'],
      [18, 'LetterBlokken'],
    ])
    const taught = await passLongAgo([1, 2], [...kept.keys()])
    const ofEach = [...Map.groupBy(taught, ({ nr }) => nr).values()].flatMap((words) => words.slice(0, 3))
    await remember(ofEach.map(({ word_id }) => ({ word_id, due_in: 0 })))
    const practices = ['LuisterTyp', 'LetterBlokken', 'TypHints', 'Zinnen2', 'TypKlankgroepen1']
    for (const { id, nr } of taught) {
      const excluded_templates = JSON.stringify(practices.filter((name) => name !== kept.get(nr)))
      const { queries } = app().database
      await queries.updateTable('step').set({ excluded_templates }).where('id', '=', id).execute()
    }
    await wait(1)
    // The first set is a game (PLEK-6).
    await app()
      .database.queries.updateTable('step')
      .set({ status: 4, completed_at: 0 })
      .where('id', '=', (await first()).id)
      .execute()
    const { exercises } = await getStep(caller(), (await first()).id)
    expect(exercises.map(({ exercise_type }) => exercise_type.template)).toEqual([
      'OefenDictee',
      expect.toBeOneOf([...kept.values()]),
    ])
  })

  test('WEET-6 the remembered word counts when two steps teach it', async () => {
    const taught = await passLongAgo([1, 3], [1, 6, 27])
    const twice = taught.filter(({ word }) => word === 'krant').map(({ word_id }) => word_id)
    const [never = 0, known = 0] = twice
    const others = taught.filter(({ word_id }) => !twice.includes(word_id)).slice(0, 4)
    await remember([...others.map(({ word_id }) => ({ word_id, due_in: 0 })), { word_id: known, due_in: 90 }])
    await wait(1)
    const { id } = await first()
    const { word_ids } = await findRow(app(), 'step', { id })
    expect(JSON.parse(word_ids ?? '')).not.toContain(never)
  })

  test('proposes no step that is not passed', async () => {
    await begin(0)
    const { exercises } = await getStep(caller(), stepId(0))
    const dictation = exercises.find(({ exercise_type }) => exercise_type.template === 'OefenDictee')
    await playExercise(caller(), dictation?.id ?? 0, 2)
    await wait(30)
    expect(await repeatable()).toEqual([])
  })

  test('WEET-6 makes one set a day; a finished set leaves fewer due words until the next day', async () => {
    await begin(4)
    await wait(4)
    const statuses = async () => (await repeatable()).map(({ status }) => status)
    expect(await statuses()).toEqual([0])
    await repeat(await getStep(caller(), (await first()).id))
    expect(await statuses()).toEqual([4])
    await wait(1)
    expect(await statuses()).toEqual([0])
  })

  test('WEET-6 offers yesterday’s unfinished set in addition to today’s', async () => {
    await begin(4)
    await wait(4)
    const { exercises } = await getStep(caller(), (await first()).id)
    await playExercise(caller(), exercises[0]?.id ?? 0, 1)
    await wait(1)
    await playExercise(caller(), exercises[1]?.id ?? 0, 1)
    expect(new Set((await repeatable()).map(({ status }) => status))).toEqual(new Set([0, 4]))
  })
})
