import type { StudentExercise } from '@letterliaan/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { rebuildStudent } from '../../rebuild/rebuild-student.ts'
import { logIn, type TestCaller } from '../../../../testing/http.ts'
import { groupExercises, getExercise, getStep, playExercise, sendMove } from '../../../../testing/player.ts'
import { makeChild, makeSchool, type TestChild } from '../../../../testing/school.ts'
import { useTestApp } from '../../../../testing/test-app.ts'
import { createRightMove } from '../../developer/move.ts'

const app = await useTestApp()
let child: TestChild
let caller: TestCaller
let practise: number[]
let dictation: number

beforeEach(async () => {
  child = await makeChild(app, await makeSchool(app))
  caller = await logIn(app, child.username)
  ;({ practise, dictation } = groupExercises(await getStep(caller, child.steps[0] ?? 0)))
})

const difficulty = 2
const textsOf = ({ words }: StudentExercise): string[] => words.map(({ word }) => word)
const see = async (id = dictation) => (await getExercise(caller, id)).student_exercise[difficulty]
const open = async (id = dictation) =>
  (await caller.call('POST /api/v1/exercise/hard-reset/:id', { params: { id }, body: { difficulty } })).body
const practisedIn = (run: StudentExercise, words: readonly string[]): string[] =>
  textsOf(run).filter((word) => words.includes(word))

async function practiseAll(): Promise<string[]> {
  const practised = []
  for (const id of practise.slice(0, 2))
    practised.push(...textsOf(await playExercise(caller, id, difficulty)))
  return practised
}

describe('the words of a dictation', () => {
  test('WEET-8 include at most half recently practised words, but any words of the level after ten minutes', async () => {
    const practised = await practiseAll()
    expect(practisedIn(await see(), practised).length).toBeLessThanOrEqual(5)
    expect(practisedIn(await open(), practised).length).toBeLessThanOrEqual(5)
    app.clock.advance(601)
    expect(practisedIn(await open(), practised).length).toBeGreaterThan(5)
  })

  test('WEET-8 stay the same after the exercise is opened, even if the child practises before answering', async () => {
    const opened = textsOf(await open())
    await practiseAll()
    const run = await see()
    expect(textsOf(run)).toEqual(opened)
    expect(textsOf((await sendMove(caller, dictation, run, createRightMove(run))).body)).toEqual(opened)
  })

  test('WEET-8 differ in a retake soon after a failed dictation, but may be the same in a later retake', async () => {
    const failed = textsOf(await playExercise(caller, dictation, difficulty, 10))
    expect(failed).toHaveLength(10)
    const retake = await open()
    expect(practisedIn(retake, failed)).toEqual([])
    expect(retake.words).toHaveLength(10)
    expect(textsOf(await open())).toEqual(textsOf(retake))
    app.clock.advance(3601)
    caller = await logIn(app, child.username)
    expect(practisedIn(await open(), failed).length).toBeGreaterThan(5)
  })

  test('WEET-8 are the same in a rebuild, whether the dictation was only opened or also played', async () => {
    const rebuild = { student_id: child.student_id, write: true, now: 0 }
    await practiseAll()
    const opened = textsOf(await open())
    expect(await rebuildStudent(app.database, app.contents, rebuild)).toEqual([])
    expect(textsOf(await playExercise(caller, dictation, difficulty, 10))).toEqual(opened)
    await open()
    expect(await rebuildStudent(app.database, app.contents, rebuild)).toEqual([])
  })
})
