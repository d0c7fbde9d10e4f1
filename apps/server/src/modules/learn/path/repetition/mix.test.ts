import { GameTemplate } from '@letterliaan/contract'
import { describe, expect, test } from 'vitest'
import { getExercise, getStep, playExercise, findExercise } from '../../../../testing/player.ts'
import { useRepetitions } from '../../../../testing/repetitions.ts'
import { addRows, changeRows, findRow } from '../../../../testing/rows.ts'

const { app, child, caller, stepId, begin, wait, repeatable, passLongAgo, remember, first, repeat } =
  useRepetitions()

const anyGame = new RegExp(`^(${GameTemplate.options.join('|')})$`)

describe('the scheduler', () => {
  test("API-1 WEET-6 offers 'Door elkaar' only if a word is due", async () => {
    const taught = await passLongAgo([1], [1])
    const makeDue = (count: number) =>
      remember(taught.map(({ word_id }, at) => ({ word_id, due_in: at < count ? 0 : 90 })))
    await makeDue(0)
    expect(await repeatable()).toEqual([])
    await makeDue(1)
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

  test('PLEK-5 a child that chooses harder words gets longer words, and can undo the choice with one call', async () => {
    /** Gives each child the same memories, so that only the choice of words differs. */
    const letters = async (harder_mix: boolean) => {
      const taught = await passLongAgo([1], [1, 2, 3, 4])
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
    // The random choice alone makes a difference of a letter or two.
    expect(sum(harder)).toBeGreaterThan(sum(usual) + usual.length / 2)
  })

  test('WEET-6 offers one set a day after an absence, of the size of the school, with no rule twice in a row', async () => {
    const taught = await passLongAgo([1], [1, 2, 3, 4])
    await remember(taught.map(({ word_id }) => ({ word_id, due_in: 0 })))
    for (const size of [6, 15] as const) {
      await app().database.queries.updateTable('organisation').set({ mix_size: size }).execute()
      await wait(size === 6 ? 60 : 1)
      const [mix, ...others] = await repeatable()
      expect(others).toEqual([])
      expect(mix?.num_words).toBe(size)
      const step = await getStep(caller(), mix?.id ?? 0)
      for (const { id } of step.exercises) {
        const { words } = (await getExercise(caller(), id)).student_exercise[2]
        const rules = words.map(({ category }) => category)
        expect(rules.filter((rule, at) => rule === rules[at - 1])).toEqual([])
      }
      await repeat(step)
      expect((await repeatable()).map(({ status }) => status)).toEqual([4])
    }
  })

  test('WEET-6 practises words by klankgroep if their last error was a doubled letter', async () => {
    const taught = await passLongAgo([1, 2], [19, 20])
    await remember(taught.map(({ word_id }) => ({ word_id, due_in: 0 })))
    const { queries } = app().database
    await queries.updateTable('answer').set({ error_class: 'verdubbeling:kg-K,onbekend:' }).execute()
    // Removes a step whose words all have one klankgroep, so that TypKlankgroepen can't play them.
    await queries.updateTable('step').set({ is_complete: false }).where('id', '=', stepId(0)).execute()
    for (const day of [0, 1, 2, 3, 4, 5]) {
      await wait(1)
      const { exercises } = await getStep(caller(), (await first()).id)
      // The first and then every second set is a game (PLEK-6).
      expect(exercises[1]?.exercise_type.template).toMatch(day % 2 === 0 ? anyGame : /^TypKlankgroepen/)
      const mixes = queries.updateTable('step').set({ status: 4, completed_at: 0 })
      await mixes.where('mix', 'is not', null).execute()
    }
  })

  test('WEET-6 keeps its exercises if their template is excluded from the step of the first word', async () => {
    const taught = await passLongAgo([1], [1, 2, 3, 4])
    await remember(taught.map(({ word_id }) => ({ word_id, due_in: 0 })))
    const { id, repeats_step_id } = await first()
    const [practice] = (await getStep(caller(), id)).exercises
    const { queries } = app().database
    await queries.deleteFrom('step').where('id', '=', id).execute()
    const excluded_templates = JSON.stringify([practice?.exercise_type.template])
    await queries.updateTable('step').set({ excluded_templates }).where('id', '=', repeats_step_id).execute()
    const mix = await first()
    expect((await getStep(caller(), mix.id)).exercises).toHaveLength(2)
  })

  test('WEET-9 WETEN-2 asks one new word a week, from a step that goes well', async () => {
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

  test('WEET-6 uses the remembered word if two steps teach it', async () => {
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

  test('proposes only steps that are passed', async () => {
    await begin(0)
    await playExercise(caller(), await findExercise(caller(), stepId(0), 'OefenDictee'), 2)
    await wait(30)
    expect(await repeatable()).toEqual([])
  })

  test('WEET-6 offers the unfinished set of yesterday in addition to that of today', async () => {
    await begin(1)
    await wait(4)
    const { exercises } = await getStep(caller(), (await first()).id)
    await playExercise(caller(), exercises[0]?.id ?? 0, 1)
    await wait(1)
    await playExercise(caller(), exercises[1]?.id ?? 0, 1)
    expect(new Set((await repeatable()).map(({ status }) => status))).toEqual(new Set([0, 4]))
  })

  test('a set of one exercise that an earlier version drew is finished with that exercise', async () => {
    await begin(1)
    await wait(4)
    const { id } = await first()
    const { mix } = await findRow(app(), 'step', { id })
    const drawn = JSON.parse(mix ?? '') as object
    const trial = { intervention_id: 1, kind: 'sight' }
    await changeRows(app(), 'step', { id }, { mix: JSON.stringify({ ...drawn, trial }) })
    const { exercises } = await getStep(caller(), id)
    expect(exercises.map(({ exercise_type }) => exercise_type.template)).toEqual(['LeesTyp'])
    await playExercise(caller(), exercises[0]?.id ?? 0, 2)
    expect(await repeatable()).toMatchObject([{ id, status: 4 }])
  })
})
