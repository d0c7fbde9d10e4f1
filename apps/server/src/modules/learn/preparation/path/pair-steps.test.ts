import type { PathEntry, Word } from '@letterliaan/contract'
import { loadCurriculum } from '@letterliaan/curriculum'
import { describe, expect, test } from 'vitest'
import { createLessonEntry, createPath, usePathSchool } from '../../../../testing/path-school.ts'
import { getExercise, getStep, passStep, playExercise, sendMove } from '../../../../testing/player.ts'
import type { TestCaller } from '../../../../testing/http.ts'
import type { TestChild } from '../../../../testing/school.ts'
import { daySeconds } from '../../../../testing/test-clock.ts'
import { readCurrentStepContents } from '../../../curriculum/index.ts'

const { at, saveChild, childAs, mapOf, isRebuiltSame } = usePathSchool()

const pairOf = (label: string): PathEntry => {
  const nr = loadCurriculum().pairs.find((pair) => pair.label === label)?.nr ?? 0
  return createLessonEntry(nr, { phase_id: null })
}
const waiting = async (caller: TestCaller) => (await caller.call('GET /api/v1/step/repeatable')).body
async function withPair(child: TestChild, label = 'ij of ei?') {
  await saveChild(child, createPath([createLessonEntry(1), pairOf(label)]))
  const caller = await childAs(child)
  const [step] = await waiting(caller)
  return { caller, step: await getStep(caller, step?.id ?? 0) }
}

const isOfSide = (letters: string) => (word: Pick<Word, 'word'>) => word.word.includes(letters)

describe('WEET-7 a step that mixes two spellings', () => {
  test('can be added to a full path, is passed in the treehouse, and does not change the 70 steps', async () => {
    const full = createPath(
      loadCurriculum().steps.map(({ nr, world }) => createLessonEntry(nr, { phase_id: world })),
    )
    expect(
      await readCurrentStepContents(at.app.database.queries, at.app.contents, at.school.organisation_id),
    ).toHaveLength(70)
    await saveChild(at.noor, full)
    const { status, body } = await saveChild(
      at.kim,
      createPath(
        [...full.entries, ...loadCurriculum().pairs.map(({ label }) => pairOf(label))],
        full.settings,
      ),
    )
    expect([status, body.path.entries.length]).toEqual([200, 70 + loadCurriculum().pairs.length])
    const facts = async (child: TestChild) => ({
      map: (await mapOf(child)).map(({ label, phase_id, position, status: of, current_step }) => [
        [label, phase_id, position],
        [of, current_step],
      ]),
      profile: (({ phase_id, dle }) => ({ phase_id, dle }))({
        ...(await (await childAs(child)).call('GET /api/v1/user/me/')).body.student,
      } as { phase_id: number; dle: number }),
    })
    const before = await facts(at.noor)
    expect(before.map).toHaveLength(70)
    expect(await facts(at.kim)).toEqual(before)
    const caller = await childAs(at.kim)
    const steps = await waiting(caller)
    expect(steps.map(({ label }) => label)).toEqual(loadCurriculum().pairs.map(({ label }) => label))
    await passStep(caller, steps[0]?.id ?? 0)
    expect(await getStep(caller, steps[0]?.id ?? 0)).toMatchObject({ is_complete: true, status: 5 })
    expect(await facts(at.kim)).toEqual(before)
    await isRebuiltSame(at.kim)
  })

  test('has the errors and categories of its pair in the curriculum, and other steps do not', async () => {
    const { body } = await at.juf.call('GET /api/v1/begeleider/curriculum')
    const told = new Map(body.map(({ label, pair }) => [label, pair]))
    expect(told.get('ij of ei?')).toEqual({ errors: ['ei-ij'], categories: ['ij', 'ei'] })
    expect(told.get('d of t?')).toEqual({ errors: ['d-t'], categories: ['d/t'] })
    expect(body.filter(({ pair }) => pair !== null)).toHaveLength(loadCurriculum().pairs.length)
  })

  test('is refused in a world with a sentence, because it belongs in the treehouse', async () => {
    const refused = await saveChild(at.kim, createPath([{ ...pairOf('d of t?'), phase_id: 3 }]))
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([422, expect.stringContaining('boomhut')])
  })

  test('asks each spelling in at least four of ten words, in each exercise at each difficulty', async () => {
    const { caller, step } = await withPair(at.kim)
    for (const { id, exercise_type } of step.exercises) {
      const { student_exercise } = await getExercise(caller, id)
      for (const { words, difficulty } of Object.values(student_exercise)) {
        expect(words).toHaveLength(exercise_type.num_words)
        const share = words.filter(isOfSide('ij')).length / words.length
        expect(Math.min(share, 1 - share), `${exercise_type.name} ${difficulty}`).toBeGreaterThanOrEqual(0.4)
      }
    }
  })

  test('takes errors, word and sound from the step that teaches the word', async () => {
    const { caller, step } = await withPair(at.kim)
    const dictation = step.exercises.find(({ exercise_type }) => exercise_type.template === 'OefenDictee')
    const { id, student_exercise } = await getExercise(caller, dictation?.id ?? 0)
    let run = student_exercise[2]
    while (!isOfSide('ij')({ word: run.current_word ?? '' }))
      run = (await sendMove(caller, id, run, { answer: run.current_word })).body
    const asked = run.words.find(({ word }) => word === run.current_word)
    expect((await caller.call('GET /api/v1/word/:id', { params: { id: asked?.id ?? 0 } })).status).toBe(200)
    await sendMove(caller, id, run, { answer: run.current_word?.replace('ij', 'ei') })
    const { queries } = at.app.database
    const answer = await queries
      .selectFrom('answer')
      .innerJoin('word', 'word.id', 'answer.word_id')
      .select(['answer.error_class', 'word.nr'])
      .where('answer.student_id', '=', at.kim.student_id)
      .where('answer.is_right', '=', false)
      .executeTakeFirstOrThrow()
    expect(answer).toEqual({ error_class: expect.stringMatching(/:ij$/), nr: 46 })
  })

  test('counts a right turn for the category of the word, in skill and memory, both live and rebuilt', async () => {
    const { caller, step } = await withPair(at.kim)
    await passStep(caller, step.id)
    const { queries } = at.app.database
    const ofChild = (table: 'skill' | 'word_memory') =>
      queries.selectFrom(table).selectAll().where('student_id', '=', at.kim.student_id).execute()
    const categories = (await ofChild('skill')).map((row) => ('category' in row ? row.category : ''))
    expect(categories).toEqual(expect.arrayContaining(['ij', 'ei']))
    expect(categories).not.toContain('ij-of-ei')
    const words = await queries
      .selectFrom('word_memory')
      .innerJoin('word', 'word.id', 'word_memory.word_id')
      .select('word.nr')
      .distinct()
      .orderBy('word.nr')
      .where('word_memory.student_id', '=', at.kim.student_id)
      .execute()
    expect(words.map(({ nr }) => nr)).toEqual([46, 47])
    await isRebuiltSame(at.kim)
  })

  test('has its words in a separate ‘Door elkaar’ set, which does not count for ‘Beheerst’', async () => {
    const { caller, step } = await withPair(at.kim)
    await passStep(caller, step.id)
    at.app.clock.advance(5 * daySeconds)
    const later = await childAs(at.kim)
    const [mix] = await waiting(later)
    expect(mix).toMatchObject({ label: 'Door elkaar', is_mixed: true, num_words: 10 })
    const { exercises } = await getStep(later, mix?.id ?? 0)
    const asked = await Promise.all(
      exercises.map(async ({ id }) => (await getExercise(later, id)).student_exercise),
    )
    const sets = asked
      .flatMap((runs) => Object.values(runs))
      .map(({ words }) => words.map(({ word }) => word))
    expect(new Set(sets.map((words) => words.toSorted((a, b) => a.localeCompare(b)).join())).size).toBe(1)
    const [words = []] = sets
    expect(words).toHaveLength(10)
    expect(words.some((word) => word.includes('ij')) && words.some((word) => word.includes('ei'))).toBe(true)
    for (const { id } of exercises) await playExercise(later, id, 2)
    const masteries = at.app.database.queries.selectFrom('mastery').selectAll()
    expect(await masteries.where('student_id', '=', at.kim.student_id).execute()).toEqual([])
    await isRebuiltSame(at.kim)
  })
})
