import { lastHelpTour } from '@letterliaan/contract'
import type { Transaction, TransactionalDatabase } from '../../db/database.ts'
import type { Contents } from '../../modules/curriculum/index.ts'
import { updatePath, createDemoPlayer, morningOf, type DemoChild } from '../../modules/learn/index.ts'
import { takeStartMeasure } from './measure.ts'

const daySeconds = 24 * 60 * 60

/** Before the start, with the supervisor's preparations. */
export function createDemoLives(database: TransactionalDatabase, contents: Contents, now: number) {
  /** Plays `days` days, the last of them yesterday. */
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
      await writeNotes(database, next, 'Je bent goed bezig! Zeg elk woord eerst zachtjes hardop.')
    },

    async playWorld(child: DemoChild): Promise<void> {
      const steps = await introduce(database, child)
      const player = playerOf(child, steps.length)
      for (const step of steps) await player.passStep(step, 2)
    },

    /** Begins with weetwoorden and leenwoorden, after a start measure. */
    async skipToLastWorld(child: DemoChild, supervisor_id: number): Promise<void> {
      await introduce(database, child)
      const begunAt = morningOf(now - 5 * daySeconds)
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

    /** Only the closing test is left. */
    async prepareSluittoets(child: DemoChild): Promise<void> {
      const [first = 0] = await introduce(database, child)
      await decide(child, (transaction) =>
        transaction.updateTable('step').set({ test_kind: 'closing' }).where('id', '=', first).execute(),
      )
      await playerOf(child, 1).passStep(first, 2)
    },

    /** The last step is a test over the world. */
    async standBeforeWorldTest(child: DemoChild): Promise<void> {
      const steps = await introduce(database, child)
      await decide(child, async (transaction) => {
        await transaction
          .updateTable('step')
          .set({ waived: true })
          .where('id', 'in', steps.slice(0, -1))
          .execute()
        await transaction
          .updateTable('step')
          .set({ is_test_step: true, test_kind: 'closing' })
          .where('id', '=', steps.at(-1) ?? 0)
          .execute()
      })
    },
  }
}

async function writeNotes({ queries }: TransactionalDatabase, step_id: number, notes: string): Promise<void> {
  await queries.updateTable('step').set({ notes }).where('id', '=', step_id).execute()
}

/** Skips introduction and tours. Returns the steps of world 1. */
async function introduce({ queries }: TransactionalDatabase, { student_id }: DemoChild): Promise<number[]> {
  await queries
    .updateTable('student')
    .set({ introduction_completed: true, user_manual_flow: lastHelpTour })
    .where('id', '=', student_id)
    .execute()
  const steps = await queries
    .selectFrom('step')
    .select('id')
    .where('student_id', '=', student_id)
    .where('phase_id', '=', 1)
    .orderBy('position')
    .execute()
  return steps.map(({ id }) => id)
}
