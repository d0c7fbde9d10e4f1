import type { TestCaller } from './http.ts'
import type { TestChild } from './school.ts'

export async function makeGroup(
  as: TestCaller,
  children: readonly Pick<TestChild, 'student_id'>[],
  name = 'Groep 5',
): Promise<number> {
  const group = { name, school_year: 2026, level_id: 5 }
  const { id } = (await as.call('POST /api/v1/begeleider/group', { body: group })).body
  const body = { add: children.map(({ student_id }) => student_id) }
  await as.call('PUT /api/v1/begeleider/group/:id/student', { params: { id }, body })
  return id
}
