import type { Group, SupervisedStudent } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import { useChange } from '../../app/data/useChange.ts'
import { nameOfAll } from '../../app/name-of-all.ts'
import { useServices } from '../../app/useServices.ts'
import { placeChildren } from './group-changes.ts'
import { planMove } from './plan-move.ts'
import * as texts from './texts.ts'
import { useGroupForm, type GroupFormWindow } from './useGroupForm.tsx'

/** A window to make a group of these children beside the one that they are in, for instruction in a category. `onMade`: goes to it. */
export function useInstructionGroup(
  { level_id }: Pick<Group, 'level_id'>,
  students: readonly SupervisedStudent[],
  category: string | null,
  onMade: (group_id: number) => void,
): GroupFormWindow {
  const { client } = useServices()
  const { run } = useChange(placeChildren(client))
  const name = category === null ? texts.instruction.name : fill(texts.instruction.nameOf, { category })
  const put = async (made: Group) => {
    const done = fill(texts.moving.done, {
      who: nameOfAll(students),
      name: made.name,
      count: students.length,
    })
    await run({ changes: planMove(students, made.id, false), done })
    onMade(made.id)
  }
  return useGroupForm(null, (made) => void put(made), { name, level_id })
}
