import { expect, test } from 'vitest'
import { logIn } from '../../../../testing/http.ts'
import { getExercise, sendMove, findExercise } from '../../../../testing/player.ts'
import { makeChild, makeSchool } from '../../../../testing/school.ts'
import { useTestApp } from '../../../../testing/test-app.ts'
import { findRows } from '../../../../testing/rows.ts'

const app = await useTestApp()
const child = await makeChild(app, await makeSchool(app), { worlds: [4] })
const caller = await logIn(app, child.username)

const misspell = (text: string, word: string): string =>
  text.replace(new RegExp(word, 'iu'), (found) => `${found.slice(0, -1)}q`)

test('ZIN-1 a dictated sentence is judged when it ends, and its wrong word is logged as the child spelt it', async () => {
  const id = await findExercise(caller, child.steps[0] ?? 0, 'ZinDictee')
  let run = (await getExercise(caller, id)).student_exercise[2]
  const [first, ...others] = run.words
  if (!first) throw new Error('A dictation has words.')
  expect(others).toHaveLength(5)

  const wrong = misspell(first.sentence, first.word).replace(/[.?!]$/u, '')
  run = (await sendMove(caller, id, run, { answer: wrong })).body
  expect(run.current_word).toBe(others[0]?.word)
  expect(run.detailed_results[0]).toMatchObject({
    completed: true,
    success: false,
    num_errors: 0,
    last_answer: wrong,
  })
  expect(run.detailed_results[0]).not.toHaveProperty('feedback')

  // A missing capital or mark does not make the step's word wrong.
  for (const { sentence } of others)
    run = (await sendMove(caller, id, run, { answer: sentence.toLowerCase().replace(/[.?!]$/u, '') })).body
  expect(run).toMatchObject({ is_complete: true, percentage_score: 83 })
  const [told, ...fine] = run.detailed_results
  expect(told).toMatchObject({
    success: false,
    written: `${first.word.slice(0, -1)}q`,
    feedback: expect.any(String) as string,
  })
  expect(fine.every(({ success }) => success)).toBe(true)

  const log = await findRows(app, 'answer', { exercise_id: id }, ['kind', 'input', 'is_right', 'error_class'])
  expect(log).toHaveLength(6)
  expect(log[0]).toMatchObject({ kind: 'answer', input: wrong, is_right: false })
  expect(log[0]?.error_class).toMatch(/:/u)

  const memories = await findRows(app, 'word_memory', { student_id: child.student_id }, [
    'word_id',
    'lapses',
    'reps',
  ])
  expect(new Set(memories.map(({ word_id }) => word_id))).toEqual(new Set(run.words.map((word) => word.id)))
})
