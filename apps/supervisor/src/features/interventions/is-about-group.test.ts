import { expect, test } from 'vitest'
import { isAboutGroup } from './is-about-group.ts'

const members = [{ id: 11 }, { id: 12 }]

test.each([
  { is: 'of the group', group_id: 3, student_ids: [99], archived_at: null, shown: true },
  { is: 'of a child in the group', group_id: null, student_ids: [99, 12], archived_at: null, shown: true },
  { is: 'of another group', group_id: 4, student_ids: [99], archived_at: null, shown: false },
  { is: 'of children outside the group', group_id: null, student_ids: [99], archived_at: null, shown: false },
  { is: 'that is archived', group_id: 3, student_ids: [11], archived_at: 1_800_000_000, shown: false },
])("DOE-8 whether an intervention $is is on the group's page: $shown", ({ shown, ...intervention }) => {
  expect(isAboutGroup(intervention, 3, members)).toBe(shown)
})
