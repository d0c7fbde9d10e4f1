import { expect, test } from 'vitest'
import { useMeasuredChild } from '../../../testing/measured-child.ts'
import { countWordsRight } from './fact-queries.ts'

const { at, give, takePart } = useMeasuredChild()

test('MEET-1 words of a measure earn no badge, as its results are hidden from the child', async () => {
  await give([1])
  await takePart({})
  const { queries } = at.app.database
  const rows = await queries
    .selectFrom('answer')
    .select('is_right')
    .where('student_id', '=', at.kim.student_id)
    .execute()
  expect(rows.filter(({ is_right }) => is_right).length).toBeGreaterThan(10)
  const written = await countWordsRight(queries, at.kim.student_id, Number.MAX_SAFE_INTEGER)
  expect(written?.count ?? 0).toBe(0)
})
