// @database both
import type { TemplateName } from '@letterliaan/contract'
import { templates } from '@letterliaan/exercises/logic'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeChild, makeSchool } from '../../testing/school.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { readStepIndex } from './lexicon.ts'
import { countTurns } from './queries.ts'
import type { Period } from './period.ts'
import { readStudentLog } from './student-log.ts'
import { countLooks, type WordTurn } from './turns.ts'
import { limitDatabase } from '../../db/limit-to-organisation.ts'
import { isLong } from '../../../../../tools/testing/is-long.ts'

const app = await useTestApp()
const child = await makeChild(app, await makeSchool(app))
const { queries } = app.database
const index = await readStepIndex(queries, app.contents, child.organisation_id)
const ofStep = (nr: number) =>
  queries.selectFrom('word').select(['id', 'nr', 'organisation_id']).where('nr', '=', nr).limit(2).execute()
const words = [...(await ofStep(1)), ...(await ofStep(2))]

const startsAt = 1_790_000_000
/** Includes the name of a deleted template. */
const templateNames = ['Verdwenen', ...(Object.keys(templates) as TemplateName[])]

/** A move of a child. If `mended` is set, a session is voided, and perhaps restored. */
const arbitraryMove = fc.record({
  word: fc.nat(3),
  exercise: fc.nat(1),
  template: fc.constantFrom(...templateNames),
  difficulty: fc.constantFrom(1, 2, 3),
  run: fc.constantFrom(1, 2),
  kind: fc.constantFrom('attempt', 'answer'),
  is_right: fc.boolean(),
  hints: fc.constantFrom(0, 0, 0, 1),
  cheats: fc.constantFrom(0, 0, 0, 2),
  seconds: fc.constantFrom(0, 1, 20, 100_000),
  mended: fc.constantFrom(null, null, null, 'voided', 'brought back'),
})
type Move = typeof arbitraryMove extends fc.Arbitrary<infer T> ? T : never

/** Writes a log of moves, with sessions voided and restored. */
async function writeLog(moves: readonly Move[]): Promise<void> {
  const { organisation_id, student_id, steps } = child
  await queries.deleteFrom('answer').where('student_id', '=', student_id).execute()
  let now = startsAt
  const rows = moves.map(({ word, exercise, seconds, ...done }) => {
    const { mended: _, ...move } = done
    now += seconds
    const word_id = words[word]?.id ?? 0
    const step_id = steps[exercise] ?? 0
    const of = { organisation_id, student_id, step_id, exercise_id: step_id * 100 + 1, word_id }
    return { ...of, ...move, input: 'x', time_ms: 1000, started_at: now, created_at: now }
  })
  if (rows.length === 0) return
  const stored = await queries.insertInto('answer').values(rows).returningAll().execute()
  const inOrder = stored.toSorted((a, b) => a.id - b.id)
  const taken = inOrder.filter((_, at) => moves[at]?.mended !== null)
  const back = inOrder.filter((_, at) => moves[at]?.mended === 'brought back')
  if (taken.length > 0) {
    const ids = taken.map(({ id }) => id)
    await queries.deleteFrom('answer').where('id', 'in', ids).execute()
  }
  if (back.length > 0) await queries.insertInto('answer').values(back).execute()
}

/** Counts by step id. */
type Counts = Readonly<Record<number, readonly [words: number, right: number]>>

async function countInSql(period: Period): Promise<Counts> {
  const rows = await countTurns(
    limitDatabase(app.database, child.organisation_id).queries,
    child.student_id,
    period,
  )
  return Object.fromEntries(rows.map(({ nr, words: all, right }) => [nr, [Number(all), Number(right)]]))
}

async function countInRules(period: Period): Promise<Counts> {
  const { turns } = await readStudentLog(
    limitDatabase(app.database, child.organisation_id).queries,
    index,
    child.student_id,
    period,
  )
  const byStep = Map.groupBy(turns, ({ word_id }) => words.find(({ id }) => id === word_id)?.nr ?? 0)
  return Object.fromEntries(
    [...byStep].map(([nr, of]) => [nr, [of.length, of.filter(({ isRight }) => isRight).length]]),
  )
}

test('INZ-7 the SQL query counts the same turns and right turns as the code, for any log', async () => {
  const moves = fc.array(arbitraryMove, { maxLength: 40, size: 'max' })
  const moment = fc.oneof(fc.integer({ min: 0, max: 200 }), fc.integer({ min: 0, max: 1_000_000 }))
  await fc.assert(
    fc.asyncProperty(moves, moment, moment, async (log, from, length) => {
      await writeLog(log)
      const all = { since: 0, until: Number.MAX_SAFE_INTEGER }
      const part = { since: startsAt + from, until: startsAt + from + length }
      for (const period of [all, part]) expect(await countInSql(period)).toEqual(await countInRules(period))
    }),
    { numRuns: isLong ? 150 : 50 },
  )
})

test('KALM-2 looks at the word are counted over the last 20 practised words', () => {
  const turn = (hasLooked: boolean, isMeasured = false) => ({ hasLooked, isMeasured }) as WordTurn
  const early = Array.from({ length: 30 }, () => turn(true))
  const last = Array.from({ length: 20 }, (_, nr) => turn(nr < 14))
  expect(countLooks([...early, ...last, turn(true, true)])).toEqual({ words: 20, looked: 14 })
})
