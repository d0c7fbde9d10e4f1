import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { getNowSeconds } from '../../../clock.ts'
import { ProblemError } from '../../../plugins/errors/problem-error.ts'
import { arbitraryAction, type ChildAction } from '../../../testing/child-actions.ts'
import { removeTemplate } from '../../../testing/own-step.ts'
import { getExercise, makePlayer, sendMove } from '../../../testing/player.ts'
import { createRandomChild } from '../../../testing/random-child.ts'
import { findRows } from '../../../testing/rows.ts'
import type { TestChild } from '../../../testing/school.ts'
import { makeShortPath } from '../../../testing/short-path.ts'
import { failTest, useTestApp } from '../../../testing/test-app.ts'
import { createRightMove } from '../../learn/developer/move.ts'
import { foldOrganisation } from '../../learn/index.ts'
import { knowledgeTables } from '../../learn/knowledge/fold.ts'
import type { RowDifference } from '../../learn/rebuild/rows.ts'
import { createMending, effort } from '../../../testing/mending.ts'

const app = await useTestApp()
const { databaseOf, rebuild, voidAt, undo, makeTwoSittings } = createMending(app)

const fold = (child: TestChild) => foldOrganisation(databaseOf(child), app.contents, failTest, true)

type Step =
  | { readonly do: 'play'; readonly action: ChildAction }
  | { readonly do: 'read' | 'undo' }
  | { readonly do: 'void' | 'break'; readonly at: number }

/** Makes a run unreadable, if possible one that is not folded. Resolves to a function that makes it readable. */
async function breakRun({ student_id }: TestChild, at: number, broken: Set<number>) {
  const runs = [
    ...(await findRows(app, 'pending_run', { student_id }, ['exercise_id'])),
    ...(await findRows(app, 'run', { student_id }, ['exercise_id'])),
  ].filter(({ exercise_id }) => !broken.has(exercise_id))
  const exercise_id = runs[at % Math.max(1, runs.length)]?.exercise_id
  if (exercise_id === undefined) return null
  broken.add(exercise_id)
  return removeTemplate(app, exercise_id)
}

/** Ignores refusals, such as an undo after the child played on, because they change nothing. */
async function proveFold(steps: readonly Step[]): Promise<void> {
  const child = await makeShortPath(app)
  const player = createRandomChild(app, child, getNowSeconds(app.clock))
  const broken = new Set<number>()
  let restore: Awaited<ReturnType<typeof breakRun>> = null
  const ignoreRefusal = (error: unknown): void => {
    if (!(error instanceof ProblemError) && restore === null) throw error
  }
  for (const step of steps) {
    if (step.do === 'play') await player.do(step.action).catch(ignoreRefusal)
    if (step.do === 'read')
      await foldOrganisation(databaseOf(child), app.contents, restore === null ? failTest : () => undefined)
    if (step.do === 'void') await voidAt(child, step.at, player.now + 60).catch(ignoreRefusal)
    if (step.do === 'undo') await undo(child, player.now + 120).catch(ignoreRefusal)
    if (step.do !== 'break') continue
    await restore?.()
    restore = restore === null ? await breakRun(child, step.at, broken) : null
  }
  await restore?.()
  await fold(child)
  const isKnowledge = ({ what }: RowDifference) => knowledgeTables.some((table) => table === what)
  // An exercise without its template also counts differently for its step.
  expect((await rebuild(child)).filter((row) => broken.size === 0 || isKnowledge(row))).toEqual([])
}

test('FOLD-1 a run that could not be read during a void counts again once it can be read', async () => {
  const { child, student_id, one } = await makeTwoSittings()
  const restore = await removeTemplate(app, one)
  await voidAt(child, 0, getNowSeconds(app.clock))
  expect(await findRows(app, 'skill', { student_id })).toEqual([])
  await restore()
  await fold(child)
  expect(await findRows(app, 'skill', { student_id })).not.toEqual([])
  expect(await rebuild(child)).toEqual([])
})

test('FOLD-1 a sitting that is voided and restored while it cannot be read counts once it can be read', async () => {
  const { child, caller, first } = await makePlayer(app)
  const [id = 0] = first.practise
  const run = (await getExercise(caller, id)).student_exercise[2]
  await sendMove(caller, id, run, createRightMove(run))
  const restore = await removeTemplate(app, id)
  const now = getNowSeconds(app.clock)
  await voidAt(child, 0, now)
  await undo(child, now)
  await restore()
  await fold(child)
  expect(await findRows(app, 'word_memory', { student_id: child.student_id })).toHaveLength(1)
  expect(await rebuild(child)).toEqual([])
})

const playing = fc.record({ do: fc.constant('play' as const), action: arbitraryAction })
const withoutPlay = [
  fc.record({ do: fc.constantFrom('read' as const, 'undo' as const) }),
  fc.record({ do: fc.constant('void' as const), at: fc.nat(2) }),
] as const
const breaking = fc.record({ do: fc.constant('break' as const), at: fc.nat(5) })

test.each([
  ['answers, reads, voids and undos', fc.oneof(...withoutPlay)],
  ['these and runs that cannot be read for a while', fc.oneof(...withoutPlay, breaking)],
])(
  'FOLD-1 any order of %s gives the result of folding the final log',
  async (_, other) => {
    const step = fc.oneof({ weight: 3, arbitrary: playing }, { weight: 1, arbitrary: other })
    const steps = fc.array<Step>(step, { minLength: 8, maxLength: 20 })
    let last = Promise.resolve()
    await fc.assert(
      fc.asyncProperty(steps, (all) => (last = proveFold(all))),
      effort,
    )
    await last
  },
  240_000,
)
