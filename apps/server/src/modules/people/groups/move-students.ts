import type { Transaction } from '../../../db/database.ts'
import type { OrganisationCaller } from '../../../plugins/auth/caller.ts'
import { addStudents, removeStudentsFromGroup } from './queries.ts'

export interface GroupMove {
  readonly student_id: number
  readonly joined: readonly number[]
  readonly left: readonly number[]
}

export async function moveStudents(
  transaction: Transaction,
  { organisation_id }: Pick<OrganisationCaller, 'organisation_id'>,
  moves: readonly GroupMove[],
  now: number,
): Promise<void> {
  for (const [group_id, ids] of byGroup(moves, 'joined')) {
    await addStudents(transaction, { organisation_id, group_id }, ids, now)
  }
  for (const [group_id, ids] of byGroup(moves, 'left'))
    await removeStudentsFromGroup(transaction, group_id, ids, now)
}

function byGroup(moves: readonly GroupMove[], side: 'joined' | 'left'): Map<number, number[]> {
  const groups = new Map<number, number[]>()
  for (const move of moves) {
    for (const id of move[side]) groups.set(id, [...(groups.get(id) ?? []), move.student_id])
  }
  return groups
}
