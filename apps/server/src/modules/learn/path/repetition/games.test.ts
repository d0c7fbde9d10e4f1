import { randomUUID } from 'node:crypto'
import { GameTemplate, type Exercise, type Step, type StudentExercise } from '@letterliaan/contract'
import { fill, computeTextKey } from '@letterliaan/texts'
import { lessonTexts } from '@letterliaan/texts/lesson'
import { describe, expect, test } from 'vitest'
import { createRightMove } from '../../developer/move.ts'
import { logIn } from '../../../../testing/http.ts'
import { createAnswerBody, getExercise, getStep } from '../../../../testing/player.ts'
import { useRepetitions } from '../../../../testing/repetitions.ts'
import { makeSupervisor } from '../../../../testing/school.ts'
import { findRows } from '../../../../testing/rows.ts'

const { app, child, caller, stepId, begin, wait, remember, repeat, first } = useRepetitions()

/** Returns the game in the first 'Door elkaar' of a child that passed a step. */
async function reachGame(): Promise<Exercise> {
  await begin(1)
  await wait(11)
  const { exercises } = await getStep(caller(), (await first()).id)
  return getExercise(caller(), exercises[1]?.id ?? 0)
}

const memoriesOf = (word_ids: readonly number[]) =>
  app()
    .database.queries.selectFrom('word_memory')
    .select(['word_id', 'reps', 'lapses', 'due', 'last_review'])
    .where('student_id', '=', child().student_id)
    .where('word_id', 'in', word_ids)
    .orderBy('word_id')
    .execute()

const masteryScores = async (): Promise<number> => {
  const rows = await findRows(app(), 'mastery', { student_id: child().student_id }, ['score'])
  return rows.reduce((sum, { score }) => sum + score, 0)
}

interface Played {
  /** Time to answer each word, ms. */
  readonly timeOf?: (at: number) => number
  readonly hasMistake?: boolean
}

async function play(
  exercise: Exercise,
  { timeOf = () => 2500, hasMistake = false }: Played,
): Promise<StudentExercise> {
  let run = exercise.student_exercise[2]
  const send = async (data: Record<string, unknown>): Promise<void> => {
    const time = timeOf(run.words.findIndex(({ word }) => word === run.current_word))
    const { status, body } = await caller().call('PUT /api/v1/exercise/:id', {
      params: { id: exercise.id },
      body: { ...createAnswerBody(exercise.id, run, data), time },
      headers: { 'idempotency-key': randomUUID() },
    })
    expect(status).toBe(200)
    run = body
  }
  if (hasMistake) await send({ answer: `${run.current_word}x` })
  while (run.current_word !== null) await send(createRightMove(run))
  return run
}

/** Returns what the lesson page and the exercise show of the game. */
const linesOf = (exercise: Step['exercises'][number] | undefined): string[] =>
  exercise === undefined
    ? []
    : [
        exercise.name,
        exercise.description,
        exercise.after_complete_text,
        fill(lessonTexts.doNow.ofStep, { name: exercise.name }),
      ]

describe("PLEK-6 a game in 'Door elkaar'", () => {
  test('appears the first time and every second time after it, with the same words as the dictation', async () => {
    const game = await reachGame()
    expect(GameTemplate.options).toContain(game.exercise_type.template)
    expect(game.exercise_type.category).toBe('Oefenen')
    expect(await first()).toMatchObject({ is_mixed: true, has_game: true })
    const { exercises } = await getStep(caller(), (await first()).id)
    expect(exercises.map(({ exercise_type }) => exercise_type.template)[0]).toBe('OefenDictee')
    const dictation = await getExercise(caller(), exercises[0]?.id ?? 0)
    const idsOf = ({ student_exercise }: Exercise) =>
      student_exercise[2].words.map(({ id }) => id).toSorted((a, b) => a - b)
    expect(idsOf(game)).toEqual(idsOf(dictation))
    const has_game = []
    for (let times = 0; times < 3; times++) {
      has_game.push((await first()).has_game)
      await repeat(await getStep(caller(), (await first()).id))
      await wait(9)
    }
    expect(has_game).toEqual([true, false, true])
  })

  test('counts as practice: a right word is due later, and a wrong word is due again', async () => {
    const game = await reachGame()
    const ids = game.student_exercise[2].words.map(({ id }) => id)
    const [before, scoreBefore] = [await memoriesOf(ids), await masteryScores()]
    const run = await play(game, { hasMistake: true })
    expect(run.is_complete).toBe(true)
    const missed = run.detailed_results.filter(({ success }) => !success).map(({ word }) => word)
    expect(missed).toHaveLength(1)
    const after = await memoriesOf(ids)
    expect(after).toHaveLength(ids.length)
    const idOfMissed = run.words.find(({ word }) => word === missed[0])?.id
    const earlier = (word_id: number) => before.find((memory) => memory.word_id === word_id)
    for (const { word_id, due, lapses } of after) {
      const isMissed = word_id === idOfMissed
      expect(lapses - (earlier(word_id)?.lapses ?? 0)).toBe(isMissed ? 1 : 0)
      expect(isMissed || due > (earlier(word_id)?.due ?? 0)).toBe(true)
    }
    expect(await masteryScores()).not.toBe(scoreBefore)
    const logged = await findRows(app(), 'answer', { student_id: child().student_id, exercise_id: game.id }, [
      'template',
      'is_right',
    ])
    expect(new Set(logged.map(({ template }) => template))).toEqual(new Set([game.exercise_type.template]))
  })

  test('gives the same points and evidence, however long an answer takes', async () => {
    const game = await reachGame()
    const ids = game.student_exercise[2].words.map(({ id }) => id)
    await remember(ids.map((word_id) => ({ word_id, due_in: 0 })))
    // Answers alternate between 0 ms and a day.
    const { points_earned, words } = await play(game, { timeOf: (at) => (at % 2) * 86_400_000 })
    expect(points_earned).toBe(game.points_rewarded_difficulty_2)
    const after = await memoriesOf(ids)
    const outcomes = (kind: number) =>
      new Set(
        after
          .filter(({ word_id }) => words.findIndex(({ id }) => id === word_id) % 2 === kind)
          .map(({ due, reps }) => `${due}, ${reps}`),
      )
    expect(outcomes(0).size).toBeGreaterThan(0)
    expect(outcomes(0)).toEqual(outcomes(1))
  })
})

test('PLEK-6 a repeatable step gets a game the first time, which completes the repetition', async () => {
  await begin(1)
  const supervisor = await logIn(app(), await makeSupervisor(app(), child()))
  const templates: string[] = []
  const told: boolean[] = []
  const heard: number[] = []
  const sayOfStep = async (id: number, text: string) => {
    const params = { id, key: computeTextKey(text) }
    return (await caller().call('GET /word/text/:id/:key.mp3', { params })).status
  }
  for (let times = 0; times < 2; times++) {
    await supervisor.call('PATCH /api/v1/begeleider/step/:id', {
      params: { id: stepId(0) },
      body: { is_repeatable: true },
    })
    const step = await getStep(caller(), (await first()).id)
    const practice = step.exercises.find(({ exercise_type }) => exercise_type.category === 'Oefenen')
    templates.push(practice?.exercise_type.template ?? '')
    if (times === 0) for (const text of linesOf(practice)) heard.push(await sayOfStep(step.id, text))
    await repeat(step)
    expect((await getStep(caller(), step.id)).status).toBe(4)
    told.push((await first()).has_game)
    // A finished repetition leaves the list the next day.
    await app()
      .database.queries.updateTable('step')
      .set({ completed_at: 0 })
      .where('id', '=', step.id)
      .execute()
  }
  expect(GameTemplate.options).toContain(templates[0])
  expect(GameTemplate.options).not.toContain(templates[1])
  expect(told).toEqual([true, false])
  expect(heard.filter((status) => status !== 200)).toEqual([])
})
