import { expect, test } from 'vitest'
import { getNowSeconds } from '../../../clock.ts'
import { logIn } from '../../../testing/http.ts'
import { createAnswerBody, getExercise, findExercise } from '../../../testing/player.ts'
import { makeChild, makeSchool, type TestChild } from '../../../testing/school.ts'
import { useTestApp } from '../../../testing/test-app.ts'
import { createRightMove } from '../developer/move.ts'
import { refitDifficulties } from './fit.ts'
import { rebuildStudent } from './rebuild-student.ts'

const app = await useTestApp()

const difficulty = 2
const numChildren = 25

/** Plays a dictation in which the hard words are wrong at first; every third child also has another one wrong. */
async function writeDictation(child: TestChild, isHard: (word: string) => boolean): Promise<void> {
  const caller = await logIn(app, child.username)
  const id = await findExercise(caller, child.steps[0] ?? 0, 'OefenDictee')
  let run = (await getExercise(caller, id)).student_exercise[difficulty]
  while (!run.is_complete) {
    const word = run.current_word ?? ''
    const move = isHard(word) ? { answer: `${word}x` } : createRightMove(run)
    const body = createAnswerBody(id, run, move)
    run = (await caller.call('PUT /api/v1/exercise/:id', { params: { id }, body })).body
  }
}

test('WEET-15 difficulties are estimated from all answers, and a rebuild finds no difference', async () => {
  const school = await makeSchool(app, { days: 400 })
  const children: TestChild[] = []
  for (let at = 0; at < numChildren; at++) children.push(await makeChild(app, school))
  const [first] = children
  if (first === undefined) throw new Error('There is a child.')
  const caller = await logIn(app, first.username)
  const id = await findExercise(caller, first.steps[0] ?? 0, 'OefenDictee')
  const words = (await getExercise(caller, id)).student_exercise[difficulty].words.map(({ word }) => word)
  const hard = new Set(words.slice(0, 3))
  for (const [at, child] of children.entries())
    await writeDictation(child, (word) => hard.has(word) || (at % 5 === 1 && !hard.has(word)))

  const { database, contents } = app
  const now = getNowSeconds(app.clock)
  const said: string[] = []
  const fit = (write: boolean) =>
    refitDifficulties({ database, contents, write, now, say: (line) => said.push(line) })
  const stored = () =>
    database.queries
      .selectFrom('item_difficulty')
      .innerJoin('word', 'word.id', 'item_difficulty.word_id')
      .select(['word.word', 'item_difficulty.difficulty', 'num_children'])
      .execute()

  await fit(false)
  expect(await stored()).toEqual([])
  await fit(true)
  expect(said.at(-1)).toBe(`Bewaard, en ${numChildren} leerlingen nagerekend.`)
  const rows = await stored()
  expect(rows.length).toBeGreaterThanOrEqual(words.length / 2)
  for (const row of rows) expect(row.num_children).toBeGreaterThanOrEqual(20)
  const [ofHard, ofOthers] = [true, false].map((isHard) =>
    rows.filter(({ word }) => hard.has(word) === isHard).map((row) => row.difficulty),
  )
  expect(Math.min(...(ofHard ?? []))).toBeGreaterThan(Math.max(...(ofOthers ?? [])))
  for (const { student_id } of children.slice(0, 3))
    expect(await rebuildStudent(database, contents, { student_id, write: false, now })).toEqual([])
})
