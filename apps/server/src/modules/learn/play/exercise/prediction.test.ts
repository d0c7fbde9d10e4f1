import { randomUUID } from 'node:crypto'
import type { AnswerBody, Exercise, StudentExercise, TemplateName } from '@letterliaan/contract'
import { predictMove, templates } from '@letterliaan/exercises/logic'
import { chooseRunPolicy } from '@letterliaan/rules'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { addGameRepetitions } from '../../../../testing/game-repetitions.ts'
import { createAnswerBody, downloadWorkbook, getExercise, getStep } from '../../../../testing/player.ts'
import { logIn } from '../../../../testing/http.ts'
import { makeChild, makeSchool } from '../../../../testing/school.ts'
import { useTestApp } from '../../../../testing/test-app.ts'
import { createRightMove, createWrongMove } from '../../developer/move.ts'
import { changeRows } from '../../../../testing/rows.ts'

const plays = 2
const difficulty = 2

/** Excludes Test, which has a route of its own. */
const played = Object.values(templates)
  .map(({ name }) => name)
  .filter((name) => name !== 'Test')

const exercises = new Map<TemplateName, number>()

const app = await useTestApp()
const child = await makeChild(app, await makeSchool(app), { worlds: [1, 2, 3, 4] })
const { queries } = app.database
await queries.updateTable('student').set({ phase_id: 4 }).where('id', '=', child.student_id).execute()
await changeRows(app, 'step', { student_id: child.student_id }, { waived: true, status: 4 })
const caller = await logIn(app, child.username)
for (const [game, id] of await addGameRepetitions(app, child)) exercises.set(game, id)
for (const id of child.steps) {
  if (exercises.size === played.length) break
  const step = await getStep(caller, id)
  for (const { id: exercise_id, exercise_type } of step.exercises)
    if (!exercises.has(exercise_type.template)) exercises.set(exercise_type.template, exercise_id)
}

const long = 'é'.repeat(200)
const move = fc.record({
  how: fc.constantFrom('right', 'right', 'right', 'wrong', 'attempt', 'nonsense', 'nonsense'),
  field: fc.constantFrom('answer', 'attempt', 'at'),
  value: fc.constantFrom<unknown[]>(
    5,
    -1,
    1.5,
    null,
    [null],
    { toString: 1 },
    '',
    '__proto__',
    '\u202E🐒',
    long,
  ),
  hints_used: fc.nat(2),
  cheats_used: fc.nat(1),
})
type Move = typeof move extends fc.Arbitrary<infer M> ? M : never

function dataOf(next: Move, run: StudentExercise, isDictation: boolean): Record<string, unknown> {
  const { how, field, value } = next
  if (how === 'right') return createRightMove(run)
  if (how === 'wrong')
    return { ...createRightMove(run), answer: `${run.current_word ?? ''}x`, colors: ['white'] }
  if (how === 'attempt') return createWrongMove(run, isDictation)
  return { ...(field === 'answer' ? createRightMove(run) : { attempt: 'q', at: 0 }), [field]: value }
}

/** Predicts a move as the child's device does before the server responds. */
function predict({ exercise_type, ...exercise }: Exercise, run: StudentExercise, body: AnswerBody) {
  const logic = templates[exercise_type.template]
  const policy = chooseRunPolicy({ exercise_type, ...exercise }, difficulty, logic.turn.tries)
  return predictMove({ logic, policy, anchors: run.exercise_data?.anchors ?? [] }, run, body)
}

/** Removes fields that only the server knows: start, points and feedback. */
const withoutServers = (run: StudentExercise) => ({
  ...run,
  started_at: null,
  points_earned: 0,
  detailed_results: run.detailed_results.map((result) => ({
    ...result,
    feedback: null,
    written: null,
    is_unfinished: null,
    is_rebuilt: null,
    first_slip: null,
  })),
})

async function play(exercise: Exercise, run: StudentExercise, next: Move) {
  const { id, exercise_type } = exercise
  const { hints_used, cheats_used } = next
  const data = dataOf(next, run, exercise_type.is_dictation)
  const body = { ...createAnswerBody(id, run, data), hints: hints_used, hints_used, cheats_used }
  const predicted = predict(exercise, run, body)
  const reply = await caller.call('PUT /api/v1/exercise/:id', {
    params: { id },
    body,
    headers: { 'idempotency-key': randomUUID() },
  })
  return { predicted, reply }
}

const statuses = { played: 200, ignored: 200, unreadable: 422, refused: 409 }

test.each(played)('%s: the device predicts the server’s reply to any move', async (name) => {
  const id = exercises.get(name) ?? 0
  await fc.assert(
    fc.asyncProperty(fc.array(move, { minLength: 8, maxLength: 24 }), async (moves) => {
      const { status } = await caller.call('PUT /api/v1/exercise/reset/:id', {
        params: { id },
        body: { difficulty, shuffle: 1 },
        headers: { 'idempotency-key': randomUUID() },
      })
      expect(status).toBe(200)
      const exercise = await getExercise(caller, id)
      if (name === 'Werkboek') await downloadWorkbook(caller, exercise.step_id)
      let run = exercise.student_exercise[difficulty]
      for (const next of moves) {
        if (run.is_complete) return
        const { predicted, reply } = await play(exercise, run, next)
        expect([next, reply.status]).toEqual([next, statuses[predicted.kind]])
        if (reply.status !== 200) continue
        expect(withoutServers(reply.body)).toEqual(withoutServers(predicted.run))
        run = reply.body
      }
    }),
    { numRuns: plays },
  )
})
