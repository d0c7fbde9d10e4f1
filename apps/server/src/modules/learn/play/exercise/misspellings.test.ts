import type { TemplateName } from '@letterliaan/contract'
import { StepStatus } from '@letterliaan/contract/status'
import { beforeEach, expect, test } from 'vitest'
import { limitDatabase } from '../../../../db/limit-to-organisation.ts'
import { foldOrganisation } from '../../knowledge/fold-student.ts'
import { logIn, type TestCaller } from '../../../../testing/http.ts'
import { getExercise, sendMove, findExercise } from '../../../../testing/player.ts'
import { makeChild, makeSchool, type TestChild, type TestSchool } from '../../../../testing/school.ts'
import { failTest, useTestApp } from '../../../../testing/test-app.ts'
import { daySeconds } from '../../../../testing/test-clock.ts'
import { changeRows, findRows } from '../../../../testing/rows.ts'

const app = await useTestApp()
let child: TestChild
let caller: TestCaller

beforeEach(async () => {
  child = await makeOpenChild(await makeSchool(app, { days: 400 }))
  caller = await logIn(app, child.username)
})

async function makeOpenChild(school: TestSchool): Promise<TestChild> {
  const made = await makeChild(app, school, { worlds: [3] })
  await changeRows(app, 'step', { student_id: made.student_id }, { lock: 'open', status: StepStatus.open })
  return made
}

/** The fourth step of world 3 teaches ij. */
const stepOf = ({ steps }: TestChild): number => steps[3] ?? 0

const exerciseOf = (template: TemplateName) => findExercise(caller, stepOf(child), template)

const openHunt = async () => (await getExercise(caller, await exerciseOf('Foutenjager'))).student_exercise[2]

const withEi = (word: string): string => word.replace('ij', 'ei')

/** Makes an unlikely misspelling, which no child but its writer can get back. */
const withH = (word: string): string => `${word}h`

async function misspellWords(count: number, misspell = withEi): Promise<string[]> {
  const id = await exerciseOf('StapDictee')
  let run = (await getExercise(caller, id)).student_exercise[2]
  const words: string[] = []
  while (words.length < count) {
    const word = run.current_word ?? ''
    words.push(word)
    run = (await sendMove(caller, id, run, { answer: misspell(word) })).body
  }
  return words
}

test('ZIN-3 each sentence has one likely mistake, which stays the same after a reload', async () => {
  const { words } = await openHunt()
  expect(words).toHaveLength(6)
  for (const { word, misspelt } of words) {
    expect(misspelt).toMatch(/^[\p{L}'-]+$/u)
    expect(misspelt).not.toBe(word)
  }
  expect((await openHunt()).words).toEqual(words)
})

test('ZIN-3 the child’s own misspelling is used first and unchanged, after two days', async () => {
  const missed = await misspellWords(4, withH)
  const own = async () =>
    (await openHunt()).words
      .filter(({ word, misspelt }) => missed.includes(word) && misspelt === withH(word))
      .map(({ word }) => word)
  app.clock.advance(1.5 * daySeconds)
  caller = await logIn(app, child.username)
  const soon = new Set((await openHunt()).words.map(({ word }) => word))
  expect(missed.every((word) => soon.has(word))).toBe(false)
  app.clock.advance(daySeconds)
  caller = await logIn(app, child.username)
  expect((await own()).toSorted()).toEqual(missed.toSorted())
})

test('ZIN-3 a misspelling made after a run began is used only in the next run', async () => {
  const id = await exerciseOf('Foutenjager')
  let run = await openHunt()
  const before = run.words
  const [first] = before
  if (first === undefined) throw new Error('A run has words.')
  run = (await sendMove(caller, id, run, { answer: withH(first.word), at: 0 })).body
  app.clock.advance(5 * daySeconds)
  caller = await logIn(app, child.username)
  expect((await openHunt()).words.map(({ misspelt }) => misspelt)).toEqual(
    before.map(({ misspelt }) => misspelt),
  )
  await caller.call('PUT /api/v1/exercise/reset/:id', { params: { id }, body: { difficulty: 2 } })
  const again = (await openHunt()).words.find(({ word }) => word === first.word)
  expect(again?.misspelt).toBe(withH(first.word))
})

test('ZIN-3 a child never gets the mistakes of another child', async () => {
  const missed = await misspellWords(4)
  app.clock.advance(3 * daySeconds)
  const other = await makeOpenChild(child)
  caller = await logIn(app, other.username)
  child = other
  const words = new Set((await openHunt()).words.map(({ word }) => word))
  expect(missed.every((word) => words.has(word))).toBe(false)
})

test('ZIN-3 correcting a word at once is no evidence of memory, but correcting it wrongly is', async () => {
  const id = await exerciseOf('Foutenjager')
  let run = await openHunt()
  const [first, second] = run.words
  const placeOf = (word: string, sentence: string) =>
    sentence.split(/[^\p{L}'-]+/u).findIndex((each) => each.toLowerCase() === word.toLowerCase())
  if (!first || !second) throw new Error('A run has words.')
  const rightOf = ({ word, sentence }: typeof first) => ({ answer: word, at: placeOf(word, sentence) })
  run = (await sendMove(caller, id, run, rightOf(first))).body
  expect(run.detailed_results[0]).toMatchObject({ success: true })
  run = (await sendMove(caller, id, run, { ...rightOf(second), answer: withEi(second.word) })).body
  expect(run.detailed_results[1]).toMatchObject({
    success: false,
    completed: false,
    feedback: expect.any(String) as string,
  })
  run = (await sendMove(caller, id, run, rightOf(second))).body
  expect(run.detailed_results[1]).toMatchObject({ success: false, completed: true })
  await foldOrganisation(limitDatabase(app.database, child.organisation_id), app.contents, failTest)
  const memories = await findRows(app, 'word_memory', { student_id: child.student_id }, ['word_id', 'lapses'])
  expect(memories.map(({ word_id }) => word_id)).toEqual([second.id])
})
