import { daySeconds } from '@letterliaan/rules/calendar'
import { lastHelpTour } from '@letterliaan/contract'
import type { Transaction, TransactionalDatabase } from '../../db/database.ts'
import type { Contents } from '../../modules/curriculum/index.ts'
import {
  updatePath,
  createDemoPlayer,
  toMorning,
  type DemoChild,
  toTestId,
  answerToets,
  openToets,
  createMisspelling,
} from '../../modules/learn/index.ts'
import { declineProposals, giveMeasures } from '../../modules/insight/index.ts'
import { updateRow, updateRows } from '../../db/tables/rows.ts'

/** Plays the past of the demo's children, including a supervisor's preparations. */
export function createDemoLives(database: TransactionalDatabase, contents: Contents, now: number) {
  const playerOf = (child: DemoChild, days: number) =>
    createDemoPlayer(database, contents, child, now - (days + 2) * daySeconds)

  const decide = (child: DemoChild, change: (transaction: Transaction) => Promise<unknown>): Promise<void> =>
    database.transaction(async (transaction) => {
      await change(transaction)
      await updatePath(transaction, contents, child.student_id, now)
    })

  return {
    async playHalfOfWorld(child: DemoChild): Promise<void> {
      const steps = await introduce(database, child)
      const half = Math.floor(steps.length / 2)
      const player = playerOf(child, half)
      for (const step of steps.slice(0, half)) await player.passStep(step, 2)
      const next = steps[half]
      if (next === undefined) return
      await player.beginStep(next, 2)
      await writeNotes(database, next, 'Je bent goed bezig! Fluister elk woord eerst.')
    },

    async playWorld(child: DemoChild): Promise<void> {
      const steps = await introduce(database, child)
      const player = playerOf(child, steps.length)
      for (const step of steps) await player.passStep(step, 2)
    },

    /** Lets the child begin in world 4, after a start measure. */
    async skipToLastWorld(child: DemoChild, supervisor_id: number): Promise<void> {
      await introduce(database, child)
      const begunAt = toMorning(now - 5 * daySeconds)
      const measure = { child, supervisor_id, worlds: [1, 2, 3] }
      await database.transaction((transaction) => takeStartMeasure(transaction, contents, measure, begunAt))
      await decide(child, (transaction) =>
        transaction
          .updateTable('step')
          .set({ waived: true })
          .where('student_id', '=', child.student_id)
          .where('phase_id', '<', 4)
          .execute(),
      )
    },

    async prepareInstaptoets(child: DemoChild): Promise<void> {
      const [first = 0] = await introduce(database, child)
      await decide(child, (transaction) =>
        transaction.updateTable('step').set({ test_kind: 'entry' }).where('id', '=', first).execute(),
      )
    },

    /** Passes all of a step except its closing test. */
    async prepareSluittoets(child: DemoChild): Promise<void> {
      const [first = 0] = await introduce(database, child)
      await decide(child, (transaction) =>
        transaction.updateTable('step').set({ test_kind: 'closing' }).where('id', '=', first).execute(),
      )
      await playerOf(child, 1).passStep(first, 2)
    },

    /** Makes the last step a test over the world, and waives the steps before it. */
    async standBeforeWorldTest(child: DemoChild): Promise<void> {
      const steps = await introduce(database, child)
      await decide(child, async (transaction) => {
        await updateRows(transaction, 'step', { id: steps.slice(0, -1) }, { waived: true })
        await updateRow(transaction, 'step', steps.at(-1) ?? 0, { is_test_step: true, test_kind: 'closing' })
      })
    },
  }
}

async function writeNotes({ queries }: TransactionalDatabase, step_id: number, notes: string): Promise<void> {
  await queries.updateTable('step').set({ notes }).where('id', '=', step_id).execute()
}

/** Completes introduction and tours. Returns the steps of world 1. */
async function introduce({ queries }: TransactionalDatabase, { student_id }: DemoChild): Promise<number[]> {
  await updateRow(queries, 'student', student_id, {
    introduction_completed: true,
    user_manual_flow: lastHelpTour,
  })
  const steps = await queries
    .selectFrom('step')
    .select('id')
    .where('student_id', '=', student_id)
    .where('phase_id', '=', 1)
    .orderBy('position')
    .execute()
  return steps.map(({ id }) => id)
}

const secondsPerWord = 8
const wordsPerError = 4

const login = {
  family_id: 0,
  expires_at: 0,
  has_active_subscription: true,
  is_read_only: false,
  may_export: false,
}

interface DemoMeasure {
  readonly child: DemoChild
  readonly supervisor_id: number
  readonly worlds: readonly number[]
}

/** Gives a start measure, takes it and views its results, but applies no proposals. `begunAt`: unix seconds. */
async function takeStartMeasure(
  transaction: Transaction,
  contents: Contents,
  { child, supervisor_id, worlds }: DemoMeasure,
  begunAt: number,
): Promise<void> {
  const { organisation_id, student_id } = child
  const supervisor = {
    organisation_id,
    user_id: supervisor_id,
    role: 'begeleider',
    student_id: null,
  } as const
  const call = { transaction, caller: { ...supervisor, ...login }, now: begunAt }
  const body = { student_ids: [student_id], kind: 'start' as const, worlds: [...worlds] }
  const { measure_ids } = await giveMeasures(call, contents, body)
  const parts = await transaction
    .selectFrom('step')
    .select('id')
    .where('measure_id', 'in', measure_ids)
    .orderBy('position')
    .execute()
  const caller = { ...child, role: 'student' as const, ...login }
  let now = begunAt
  for (const test_id of parts.map(({ id }) => toTestId(id))) {
    let test = await openToets(transaction, contents, student_id, test_id, now)
    for (let at = 0; !test.toetsRun.state.is_complete; at++) {
      const { state } = test.toetsRun
      const word = state.current_word ?? ''
      const step_id = test.words.find((tested) => tested.word.word === word)?.step_id ?? 0
      const isWrong = at % wordsPerError === wordsPerError - 1
      const data = isWrong ? createMisspelling(state, true, at) : { answer: word }
      const timing = { startTime: now, time: secondsPerWord * 1000 }
      now += secondsPerWord
      await answerToets(
        contents,
        { transaction, caller, test_id, now },
        { step_id, word, num_errors: isWrong ? 1 : 0, data, ...timing },
      )
      test = await openToets(transaction, contents, student_id, test_id, now)
    }
  }
  await declineProposals(transaction, measure_ids, now)
}
