// @database both
import type { CompiledQuery } from 'kysely'
import { expect, test } from 'vitest'
import type { Transaction } from '../../../db/database.ts'
import type { LearningEvent } from '../../../events/learning-event.ts'
import { makeChild, makeSchool } from '../../../testing/school.ts'
import { useTestApp } from '../../../testing/test-app.ts'
import { storeRewards } from './store-rewards.ts'
import { limitDatabase } from '../../../db/limit-to-organisation.ts'

const app = await useTestApp()
const child = await makeChild(app, await makeSchool(app))

/** Wraps the transaction; appends the SQL of each prepared query to `ran`. */
function watch(transaction: Transaction, ran: string[]): Transaction {
  const runner = transaction.direct ?? transaction
  const direct: Transaction['direct'] = {
    executeQuery<R>(query: CompiledQuery) {
      ran.push(query.sql)
      return runner.executeQuery<R>(query)
    },
  }
  return new Proxy(transaction, {
    get(target, name) {
      if (name === 'direct') return direct
      const value: unknown = Reflect.get(target, name, target)
      return typeof value === 'function' ? (value.bind(target) as unknown) : value
    },
  })
}

test('badge facts are read once for simultaneous events, and each badge is stored in order', async () => {
  const { organisation_id, student_id } = child
  const events: LearningEvent[] = [
    { type: 'exercise_completed', exercise_id: 501, difficulty: 2, payment: { kind: 'first', points: 3 } },
    { type: 'step_passed', step_id: 5 },
    { type: 'step_passed', step_id: 6 },
    { type: 'stars_added', step_id: 5 },
  ]
  const at = 1_790_000_000
  const recorded = events.map((event) => ({ organisation_id, user_id: null, student_id, at, event }))
  let ran: string[] = []
  const followed = await limitDatabase(app.database, organisation_id).transaction((transaction) => {
    ran = []
    return storeRewards(watch(transaction, ran), recorded)
  })
  expect(followed.map(({ event }) => 'activity' in event && event.activity)).toMatchObject([
    { type: 'complete_exercise', item_id: 501, points: 3 },
    { type: 'complete_step', item_id: 5 },
    { type: 'complete_step', item_id: 6 },
  ])
  const reads = ran.filter((sql) => sql.startsWith('select'))
  expect(reads.filter((sql) => sql.includes('from "badge"'))).toHaveLength(1)
  expect(reads).toHaveLength(new Set(reads).size)
})
