import type { SupervisedStudent } from '@letterliaan/contract'

/** The buddies of a group's children. */
export const buddiesOf = (students: readonly SupervisedStudent[], group_id: number): number[] =>
  students.filter(({ group_ids }) => group_ids.includes(group_id)).map(({ buddy_id }) => buddy_id)
