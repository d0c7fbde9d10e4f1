import {
  defaultMemoryParameters,
  computeRetrievability,
  reviewWord,
  type MemoryParameters,
  type ReviewHistory,
  type WordMemory,
} from '@letterliaan/rules/memory'
import { createSeededRandom } from '@letterliaan/rules/random'
import { defaultEaseOfBlocks } from '@letterliaan/rules/skill'
import { expect, test } from 'vitest'
import { changeRows } from '../../../testing/rows.ts'
import { makeChild, makeSchool } from '../../../testing/school.ts'
import { failTest, useTestApp } from '../../../testing/test-app.ts'
import { daySeconds } from '../../../testing/test-clock.ts'
import { readParameters } from '../knowledge/fitted-parameters.ts'
import { fitEaseOf, fitMemoriesWeekly, fitMemoryOf } from './fit.ts'

const app = await useTestApp()

/** Makes six turns of each word, for children who remember as FSRS predicts with `parameters`. */
function answersOf(parameters: MemoryParameters, numWords: number): ReviewHistory[] {
  const random = createSeededRandom(11)
  return Array.from({ length: numWords }, (_, word) => {
    let memory: WordMemory | null = null
    let at = 1_760_000_000 + word * daySeconds
    return Array.from({ length: 6 }, () => {
      const chance = memory === null ? 0.6 : computeRetrievability(memory, at, parameters)
      const turn = { at, grade: random() < chance ? ('good' as const) : ('again' as const) }
      memory = reviewWord(memory, turn.grade, at, parameters)
      at += Math.ceil(1 + random() * 20) * daySeconds
      return turn
    })
  })
}

const fasterForgetting = defaultMemoryParameters.map((weight, at) => (at < 4 ? weight * 0.3 : weight))

/** Returns whether the parameters were stored, and the parameters then in use. */
async function fit(histories: readonly ReviewHistory[]): Promise<[boolean, MemoryParameters]> {
  const { organisation_id } = await makeSchool(app)
  const isStored = await fitMemoryOf(app.database, organisation_id, histories)
  return [isStored, (await readParameters(app.database.queries, organisation_id)).memory]
}

test('WETEN-3 fitted parameters are stored if they predict later answers better', async () => {
  const [isStored, stored] = await fit(answersOf(fasterForgetting, 500))
  expect(isStored).toBe(true)
  expect(stored[2]).toBeLessThan(0.6 * (defaultMemoryParameters[2] ?? 0))
})

test('WETEN-3 fitted parameters are refused if they predict no better or if there are few answers', async () => {
  expect(await fit(answersOf(defaultMemoryParameters, 500))).toEqual([false, defaultMemoryParameters])
  expect(await fit(answersOf(fasterForgetting, 50))).toEqual([false, defaultMemoryParameters])
})

test('WETEN-1 the ease of blocks is stored if the answers of a school differ from the present value', async () => {
  const { organisation_id } = await makeSchool(app)
  /** Gives each child ten words in blocks, `right` of them right, and ten other words, 6 of them right. */
  const answers = (right: number) =>
    Array.from({ length: 4000 }, (_, at) => {
      const isInBlocks = at % 2 === 0
      const is_right = Math.floor(at / 2) % 10 < (isInBlocks ? right : 6)
      return { student_id: Math.floor(at / 20), category: 'kort', at: 0, isInBlocks, is_right }
    })
  const easeAfter = async (right: number): Promise<[boolean, number]> => {
    const isStored = await fitEaseOf(app.database, organisation_id, answers(right))
    return [isStored, (await readParameters(app.database.queries, organisation_id)).easeOfBlocks]
  }
  // The ease is the log odds ratio of 8 out of ten and 6 out of ten.
  expect(await easeAfter(7)).toEqual([false, defaultEaseOfBlocks])
  const [isStored, ease] = await easeAfter(8)
  expect(isStored).toBe(true)
  expect(ease).toBeCloseTo(Math.log((8 * 4) / (2 * 6)), 1)
})

test('WETEN-3 parameters are fitted automatically, once a week in the night to Sunday', async () => {
  const { database, contents } = app
  const claimed = async (day: string) => {
    const now = Date.parse(day) / 1000
    await fitMemoriesWeekly({ database, contents, now, onError: failTest })
    const rows = await database.queries.selectFrom('setting').select(['name', 'value']).execute()
    return rows.find(({ name }) => name === 'memory_fitted_in')?.value
  }
  expect(await claimed('2026-11-28T02:30:00Z'), 'Saturday').toBeUndefined()
  const first = await claimed('2026-11-29T02:30:00Z')
  expect(first).toBeDefined()
  expect(await claimed('2026-11-29T03:30:00Z')).toBe(first)
  expect(await claimed('2026-12-06T08:00:00Z'), 'in the morning').toBe(first)
  expect(await claimed('2026-12-06T02:30:00Z')).not.toBe(first)
})

test('WETEN-3 a school whose memory cannot be fitted is reported, and then the next school is fitted', async () => {
  const { database, contents } = app
  const reported: object[] = []
  const schools = [await makeChild(app, await makeSchool(app)), await makeChild(app, await makeSchool(app))]
  const ids = schools.map(({ organisation_id }) => organisation_id)
  await changeRows(app, 'organisation', { id: ids }, { memory_parameters: '[' })
  await fitMemoriesWeekly({
    database,
    contents,
    now: Date.parse('2026-12-13T02:30:00Z') / 1000,
    onError: (error, about = {}) => reported.push({ message: (error as Error).message, ...about }),
  })
  await changeRows(app, 'organisation', { id: ids }, { memory_parameters: null })
  const message = 'fit failed'
  expect(reported).toEqual(
    schools.flatMap(({ organisation_id, student_id }) => [
      { message, student_id },
      { message, organisation_id },
    ]),
  )
})
