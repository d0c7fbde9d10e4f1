import { DatabaseSync } from 'node:sqlite'
import { patienceMs } from '../../tools/testing/patience.ts'

type Fields = Readonly<Record<string, string | number | null>>

export interface StepOfUser {
  readonly username: string
  readonly world: number
  readonly position: number
}

export interface Preparation {
  readonly step: (step: StepOfUser, fields: Fields) => number
  readonly student: (username: string, fields: Fields) => void
  readonly user: (username: string, fields: Fields) => void
  readonly subscription: (username: string, fields: Fields) => void
}

export const stepRows = {
  passed: { test_kind: null, test_complete: 0, can_start_test: 0, is_complete: 1, status: 5 },
  entry: { test_kind: 'entry', test_complete: 0, can_start_test: 1 },
  closing: { test_kind: 'closing', test_complete: 0, can_start_test: 1, is_complete: 0, status: 3 },
} as const satisfies Record<string, Fields>

const findStep = `select step.id from step
  join student on student.id = step.student_id
  join user on user.id = student.user_id
  where user.username = ? and step.phase_id = ? and step.position = ? and step.repeats_step_id is null`

const findStudent = `select student.id from student
  join user on user.id = student.user_id
  where user.username = ?`

const findUser = 'select id from user where username = ?'

const findSubscription = `select subscription.id from subscription
  join user on user.organisation_id = subscription.organisation_id
  where user.username = ? and subscription.user_id is null`

export function createPreparation(file: string): Preparation {
  function change(
    table: 'step' | 'student' | 'user' | 'subscription',
    find: string,
    keys: readonly (string | number)[],
    fields: Fields,
  ) {
    const database = new DatabaseSync(file, { timeout: patienceMs.browser })
    try {
      const id = Number(database.prepare(find).get(...keys)?.['id'])
      const columns = Object.keys(fields).map((name) => `${name} = ?`)
      const update = database.prepare(`update ${table} set ${columns.join(', ')} where id = ?`)
      if (update.run(...Object.values(fields), id).changes !== 1)
        throw new Error(`no ${table} ${keys.join(' ')}`)
      return id
    } finally {
      database.close()
    }
  }

  return {
    step: ({ username, world, position }, fields) =>
      change('step', findStep, [username, world, position], fields),
    student: (username, fields) => void change('student', findStudent, [username], fields),
    user: (username, fields) => void change('user', findUser, [username], fields),
    subscription: (username, fields) => void change('subscription', findSubscription, [username], fields),
  }
}
