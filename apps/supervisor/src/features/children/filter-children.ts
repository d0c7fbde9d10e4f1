import type { SupervisedStudent } from '@letterliaan/contract'
import { simplifyText } from '../../app/simplify-text.ts'

export type GroupFilter = number | 'all' | 'none'

const isIn = ({ group_ids }: SupervisedStudent, filter: GroupFilter): boolean =>
  filter === 'all' || (filter === 'none' ? group_ids.length === 0 : group_ids.includes(filter))

export function filterChildren(
  children: readonly SupervisedStudent[],
  search: string,
  filter: GroupFilter,
): readonly SupervisedStudent[] {
  const words = simplifyText(search).split(/\s+/).filter(Boolean)
  return children.filter((child) => {
    const names = simplifyText(`${child.screen_name} ${child.name} ${child.username}`)
    return isIn(child, filter) && words.every((word) => names.includes(word))
  })
}

export const listBuddies = (students: readonly SupervisedStudent[], group_id: number): number[] =>
  students.filter(({ group_ids }) => group_ids.includes(group_id)).map(({ buddy_id }) => buddy_id)
