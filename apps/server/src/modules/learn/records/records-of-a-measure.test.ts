import { expect, test } from 'vitest'
import { useMeasuredChild } from '../../../testing/measured-child.ts'

const { at, give, takePart } = useMeasuredChild()

test('MEET-1 PLEK-5 words of a measure are in no record or family, as its results are hidden', async () => {
  await give([1])
  await takePart({})
  const answered = await at.app.database.queries
    .selectFrom('answer')
    .select('id')
    .where('student_id', '=', at.kim.student_id)
    .where('is_right', '=', true)
    .execute()
  expect(answered.length).toBeGreaterThan(10)
  const { records, families } = (await at.kimCaller.call('GET /api/v1/record')).body
  expect(records).toEqual({ streak: 0, longest_word: null, dictation: null })
  expect(families.flatMap(({ members }) => members.filter(({ found }) => found !== null))).toEqual([])
})
