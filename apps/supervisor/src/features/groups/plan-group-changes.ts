export interface ChildToMove {
  readonly id: number
  readonly group_ids: readonly number[]
}

export interface GroupChange {
  readonly group_id: number
  readonly add: readonly number[]
  readonly remove: readonly number[]
}

/** Plans to add children before it removes them, so that a failure halfway leaves no child without a group. */
export function planGroupChanges(
  members: readonly ChildToMove[],
  target: number,
  isMove: boolean,
): GroupChange[] {
  const coming = members.filter(({ group_ids }) => !group_ids.includes(target)).map(({ id }) => id)
  const others = isMove ? members.flatMap(({ group_ids }) => group_ids).filter((id) => id !== target) : []
  const changes = [
    { group_id: target, add: coming, remove: [] },
    ...[...new Set(others)].map((group_id) => ({
      group_id,
      add: [],
      remove: members.filter(({ group_ids }) => group_ids.includes(group_id)).map(({ id }) => id),
    })),
  ]
  return changes.filter(({ add, remove }) => add.length + remove.length > 0)
}

export const planUndo = (changes: readonly GroupChange[]): GroupChange[] =>
  changes.toReversed().map(({ group_id, add, remove }) => ({ group_id, add: remove, remove: add }))
