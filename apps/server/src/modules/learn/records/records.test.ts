import { loadCurriculum } from '@letterliaan/curriculum'
import { beforeEach, expect, test } from 'vitest'
import { getNowSeconds } from '../../../clock.ts'
import { logIn, type TestCaller } from '../../../testing/http.ts'
import { logAnswers } from '../../../testing/log-answers.ts'
import { groupExercises, getStep, playExercise, sendMove } from '../../../testing/player.ts'
import { makeChild, makeSchool, type TestChild } from '../../../testing/school.ts'
import { useTestApp } from '../../../testing/test-app.ts'
import { createRightMove } from '../developer/move.ts'
import { findRow } from '../../../testing/rows.ts'

const app = await useTestApp()
let kim: TestChild
let playing: TestCaller
beforeEach(async () => {
  kim = await makeChild(app, await makeSchool(app))
  playing = await logIn(app, kim.username)
})

const recordsOf = async (caller = playing) => (await caller.call('GET /api/v1/record')).body.records
const familiesOf = async (caller = playing) => (await caller.call('GET /api/v1/record')).body.families
const foundBy = async (caller = playing) =>
  (await familiesOf(caller)).flatMap(({ members }) => members.flatMap(({ found }) => found?.word ?? []))

interface Turn {
  readonly template?: string
  readonly errors?: number
  readonly hints?: number
  readonly cheats?: number
}

let runs = 100
/** Logs one turn of a word for a child, like an exercise of its first step. */
async function write(
  word: string,
  { template = 'LuisterTyp', errors = 0, hints = 0, cheats = 0 }: Turn = {},
) {
  const { id: word_id } = await findRow(app, 'word', { word })
  const row = { run: ++runs, template, word_id, hints, cheats, created_at: getNowSeconds(app.clock) }
  const wrong = { ...row, kind: 'attempt', is_right: false } as const
  await logAnswers(app, kim, [...Array.from({ length: errors }, () => wrong), { ...row, input: word }])
}

test('PLEK-5 a child without words has no records, and every word family is unfinished', async () => {
  expect(await recordsOf()).toEqual({ streak: 0, longest_word: null, dictation: null })
  const families = await familiesOf()
  expect(families.length).toBeGreaterThanOrEqual(40)
  expect(families.map(({ name }) => name)).toEqual(loadCurriculum().wordFamilies.map(({ name }) => name))
  expect(await foundBy()).toEqual([])
  expect(JSON.stringify(families)).not.toContain('zonnebloem')
})

test('PLEK-5 only words that are written unseen, alone and at the first try count', async () => {
  await write('zon')
  await write('boom')
  await write('zonnebloem', { errors: 1 })
  await write('zonsopgang', { hints: 1 })
  await write('zonnescherm', { cheats: 1 })
  await write('zonnestelsel', { template: 'LeesTyp' })
  await write('regen', { template: 'Vlot' })
  expect(await recordsOf()).toMatchObject({ streak: 2, longest_word: 'regen' })
  expect((await foundBy()).toSorted()).toEqual(['boom', 'regen', 'zon'])
  await write('zon', { errors: 2 })
  expect(await recordsOf()).toMatchObject({ streak: 2, longest_word: 'regen' })
  expect((await foundBy()).toSorted()).toEqual(['boom', 'regen', 'zon'])
})

test('PLEK-5 a found word has the sound of its step, or no sound if the step no longer has the word', async () => {
  const { words } = await getStep(playing, kim.steps[0] ?? 0)
  const wanted = new Set(loadCurriculum().wordFamilies.flatMap((family) => family.words))
  const taught = Object.values(words)
    .flat()
    .find(({ word }) => wanted.has(word))
  await write(taught?.word ?? '')
  await write('zonnebloem')
  const found = (await familiesOf()).flatMap(({ members }) => members.flatMap((member) => member.found ?? []))
  const { id, word, file_name, audio_version } = taught ?? {}
  expect(found.find((other) => other.word === word)).toMatchObject({
    id,
    file_name,
    audio_version,
    audio_word: true,
  })
  expect(found.find((other) => other.word === 'zonnebloem')).toMatchObject({ audio_word: false })
})

test('PLEK-5 played words count, and a dictation is compared with the previous completed one', async () => {
  const [step_id = 0] = kim.steps
  const { dictation } = groupExercises(await getStep(playing, step_id))
  const first = await playExercise(playing, dictation, 2, 3)
  const num_words = first.words.length
  const { label } = await getStep(playing, step_id)
  expect((await recordsOf()).dictation).toBeNull()
  const beginAgain = () =>
    playing.call('PUT /api/v1/exercise/reset/:id', { params: { id: dictation }, body: { difficulty: 2 } })
  const abandoned = (await beginAgain()).body
  await sendMove(playing, dictation, abandoned, createRightMove(abandoned))
  await beginAgain()
  await playExercise(playing, dictation, 2, 1)
  const { streak, longest_word, dictation: record } = await recordsOf()
  expect(record).toEqual({ label, num_words, missed: 1, missed_before: 3 })
  expect(streak).toBeGreaterThanOrEqual(num_words - 3)
  expect(longest_word).not.toBeNull()
})
