import { randomUUID } from 'node:crypto'
import type { Difficulty, Progress, Word } from '@letterliaan/contract'
import { describe, expect, test } from 'vitest'
import { createRightMove, createWrongMove } from '../../developer/move.ts'
import { logIn } from '../../../../testing/http.ts'
import {
  groupExercises,
  getExercise,
  getStep,
  passStep,
  playExercise,
  sendMove,
} from '../../../../testing/player.ts'
import { createEntry, openSettings } from '@letterliaan/rules/preparation'
import { pasteStep } from '../../../../testing/own-step.ts'
import { makeChild, makeSchool, makeSupervisor } from '../../../../testing/school.ts'
import { useTestApp } from '../../../../testing/test-app.ts'
import { findRows } from '../../../../testing/rows.ts'

const app = await useTestApp()
const child = await makeChild(app, await makeSchool(app), { worlds: [1, 2] })
const caller = await logIn(app, child.username)

const stepId = (at: number): number => child.steps[at] ?? 0

async function progress(): Promise<Progress[]> {
  const { status, body } = await caller.call('GET /api/v1/progress')
  expect(status).toBe(200)
  return body
}

async function rowOf(step_id: number, difficulty: Difficulty): Promise<Progress> {
  const row = (await progress()).find(
    (progressRow) => progressRow.step_id === step_id && progressRow.difficulty === difficulty,
  )
  if (!row) throw new Error('Each step has a row for each difficulty.')
  return row
}

describe('GET /api/v1/progress', () => {
  test('API-5 has a row for each step and difficulty, which is empty before the child has played', async () => {
    const rows = await progress()
    expect(rows).toHaveLength(25 * 3)
    expect(rows.map(({ id }) => id)).toEqual(rows.map((_, at) => at + 1))
    expect(rows[0]).toEqual({
      id: 1,
      phase_id: 1,
      step_id: stepId(0),
      difficulty: 1,
      progress: 0,
      percentage_score: 0,
      words_exercised: [],
      words_without_errors: 0,
      status: 0,
      status_label: 'Open',
      is_waived: false,
      is_mastered: false,
      has_faded: false,
      label: 'Korte klank',
      position: 1,
    })
    expect(rows.filter(({ phase_id }) => phase_id === 2)).toHaveLength(15 * 3)
  })

  test("RUL-4 counts the words of 'Oefenen', and those that had no errors the last time", async () => {
    const { practise, explore } = groupExercises(await getStep(caller, stepId(0)))
    await playExercise(caller, explore[0] ?? 0, 2)
    expect((await rowOf(stepId(0), 2)).words_exercised).toEqual([])
    const run = await playExercise(caller, practise[0] ?? 0, 2, 3)
    const total = run.words.length
    const row = await rowOf(stepId(0), 2)
    const soundOf = (spoken: Pick<Word, 'word' | 'file_name' | 'audio_version' | 'audio_word'>) =>
      [spoken.word, spoken.file_name, spoken.audio_version, spoken.audio_word].join()
    expect(row.words_exercised.map(soundOf).toSorted()).toEqual(run.words.map(soundOf).toSorted())
    expect(row.words_without_errors).toBe(total - 3)
    expect(row.percentage_score).toBe(Math.floor((100 * (total - 3)) / total))
    expect(row.words_exercised.filter(({ without_errors }) => !without_errors)).toHaveLength(3)
    expect((await rowOf(stepId(0), 1)).words_exercised).toEqual([])

    await caller.call('PUT /api/v1/exercise/reset/:id', {
      params: { id: practise[0] ?? 0 },
      body: { difficulty: 2, shuffle: 1 },
    })
    await playExercise(caller, practise[0] ?? 0, 2)
    expect(await rowOf(stepId(0), 2)).toMatchObject({ words_without_errors: total, percentage_score: 100 })
  })

  test('PROG-2 a word is practised only by an answer in a Schoenoefening', async () => {
    const other = await makeChild(app, await makeSchool(app), { worlds: [1] })
    const who = await logIn(app, other.username)
    const [step_id = 0] = other.steps
    const practisedWords = async (): Promise<string[]> => {
      const { body } = await who.call('GET /api/v1/progress')
      const row = body.find((progressRow) => progressRow.step_id === step_id && progressRow.difficulty === 2)
      return row?.words_exercised.map(({ word }) => word) ?? []
    }
    const { explore, practise, dictation } = groupExercises(await getStep(who, step_id))
    await playExercise(who, explore[0] ?? 0, 2)
    await playExercise(who, dictation, 2)
    expect(await practisedWords()).toEqual([])

    const [first = 0] = practise
    const run = (await getExercise(who, first)).student_exercise[2]
    const tried = await sendMove(who, first, run, createWrongMove(run, false))
    expect([tried.status, await practisedWords()]).toEqual([200, []])
    await sendMove(who, first, tried.body, createRightMove(tried.body))
    expect(await practisedWords()).toEqual([run.current_word])
  })

  test('PROG-1 counts a word of pasted words once', async () => {
    const school = await makeSchool(app)
    const other = await makeChild(app, school, { worlds: [] })
    const juf = await logIn(app, await makeSupervisor(app, school))
    const { id: nr } = await pasteStep(juf, 'bakker\nkikker\nladder')
    const entry = createEntry({ nr, is_own: true, is_test_step: false }, 1)
    const path = { entries: [entry], settings: openSettings }
    const body = { student_ids: [other.student_id], follows_group_id: null, path }
    await juf.call('POST /api/v1/begeleider/path/give', { body })
    const who = await logIn(app, other.username)
    const [step] = (await who.call('GET /api/v1/step')).body[1]
    const { practise } = groupExercises(await getStep(who, step?.id ?? 0))
    await playExercise(who, practise[0] ?? 0, 2)
    const rows = (await who.call('GET /api/v1/progress')).body
    const words = rows.find(({ difficulty }) => difficulty === 2)?.words_exercised.map(({ word }) => word)
    expect(words?.toSorted()).toEqual(['bakker', 'kikker', 'ladder'])
  })

  test('shows the share of finished exercises as a bar, and the status of the step', async () => {
    const { exercises } = await getStep(caller, stepId(0))
    expect((await rowOf(stepId(0), 2)).progress).toBe(Math.floor((100 * 2) / exercises.length))
    await passStep(caller, stepId(0), 3)
    expect(await rowOf(stepId(0), 3)).toMatchObject({ status: 5, status_label: 'Gehaald' })
    expect((await rowOf(stepId(0), 3)).progress).toBe(Math.floor((100 * 5) / exercises.length))
    expect((await rowOf(stepId(1), 1)).status).toBe(0)
  })
})

describe('POST /api/v1/progress', () => {
  const body = { difficulty: 2, step: 2, word_index: 3, errors: 1, cheats_used: 0, hints_used: 2 }
  const post = (more: object = {}, key = randomUUID(), who = caller) =>
    who.call('POST /api/v1/progress', {
      body: { exercise_id: stepId(0) * 100 + 1, ...body, ...more },
      headers: { 'idempotency-key': key },
    })
  const storedPlaces = () =>
    findRows(app, 'activity', { student_id: child.student_id, type: 'exercise_progress' }, [
      'id',
      'item_id',
      'data',
    ])

  test('API-5 stores the child’s latest place for each exercise', async () => {
    const first = await post()
    expect(first.status).toBe(201)
    expect(first.body).toMatchObject({ type: 'exercise_progress', item_id: stepId(0) * 100 + 1, points: 0 })
    const second = await post({ word_index: 4 })
    expect(second.body.id).toBe(first.body.id)
    const rows = await storedPlaces()
    expect(rows).toHaveLength(1)
    expect(JSON.parse(rows[0]?.data ?? '')).toEqual({ ...body, word_index: 4 })
  })

  test('changes nothing that was earned, and is refused for exercises that the child may not play', async () => {
    const before = await progress()
    await post({ step: 3, word_index: 10 })
    expect(await progress()).toEqual(before)
    expect((await post({ exercise_id: stepId(9) * 100 + 1 })).status).toBe(403)
    expect((await post({ step: 5 })).status).toBe(422)
  })
})
