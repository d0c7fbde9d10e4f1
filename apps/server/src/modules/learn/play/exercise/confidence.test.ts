import { expect, test } from 'vitest'
import { createAnswerBody, getExercise, makePlayer } from '../../../../testing/player.ts'
import { useTestApp } from '../../../../testing/test-app.ts'

const app = await useTestApp()

test('KALM-2 the child’s certainty is stored with its answer and changes no result', async () => {
  const { child, caller, first } = await makePlayer(app)
  const answer = async (confidence?: unknown) => {
    const run = (await getExercise(caller, first.dictation)).student_exercise[2]
    const body = { ...createAnswerBody(first.dictation, run, { answer: run.current_word }), confidence }
    return caller.call('PUT /api/v1/exercise/:id', { params: { id: first.dictation }, body })
  }
  const replies = [await answer(), await answer('sure'), await answer('doubt')]
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
  expect((await answer('misschien')).status).toBe(422)
  const rows = await app.database.queries
    .selectFrom('answer')
    .select(['confidence', 'is_right'])
    .where('student_id', '=', child.student_id)
    .orderBy('id')
    .execute()
  expect(rows).toEqual([
    { confidence: null, is_right: true },
    { confidence: 'sure', is_right: true },
    { confidence: 'doubt', is_right: true },
  ])
  expect(JSON.stringify(replies), 'told to nobody who plays').not.toContain('confidence')
})
