import type {
  Group,
  GroupBody,
  GroupGoal,
  GroupGoalBody,
  Instruction,
  NewInstruction,
} from '@letterliaan/contract'
import { createRandomId } from '@letterliaan/contract/client'
import type { ChangeOf } from '../../app/data/change.ts'
import { planUndo, type GroupChange } from './plan-group-changes.ts'
import { fill } from '@letterliaan/texts'
import { texts } from './texts.ts'

const groups = [['groups']] as const

export const makeGroup: ChangeOf<GroupBody, Group> = ({ client }) => ({
  send: ({ name, school_year, level_id }, idempotencyKey) =>
    client.call('POST /api/v1/begeleider/group', { body: { name, school_year, level_id }, idempotencyKey }),
  stale: groups,
  done: () => texts.form.doneMake,
})

export type InstructionDraft = NewInstruction

/** Makes an instruction group. An undo removes its children and the group, and then calls `onRemoved`. */
export const makeInstruction =
  (who: string, onRemoved: (made: Instruction) => void): ChangeOf<InstructionDraft, Instruction> =>
  ({ client }) => {
    const take = async (made: Instruction, remove: readonly number[]) => {
      const params = { id: made.group_id }
      const idempotencyKey = createRandomId()
      await client.call('PUT /api/v1/begeleider/group/:id/student', {
        params,
        body: { add: [], remove: [...remove] },
        idempotencyKey,
      })
      await client.call('DELETE /api/v1/begeleider/group/:id', { params })
      onRemoved(made)
    }
    return {
      send: (body, idempotencyKey) =>
        client.call('POST /api/v1/begeleider/instruction', { body, idempotencyKey }),
      stale: [['students'], ['groups'], ['instructions']],
      done: ({ group_name: name }, { student_ids }) =>
        fill(texts.moving.done, { who, name, count: student_ids.length }),
      undo: (made, { student_ids }) => take(made, student_ids),
    }
  }

export const changeGroup =
  (id: number): ChangeOf<GroupBody, Group> =>
  ({ client }) => ({
    send: (body, idempotencyKey) =>
      client.call('PUT /api/v1/begeleider/group/:id', { params: { id }, body, idempotencyKey }),
    stale: groups,
    done: () => texts.form.doneChange,
  })

/** Removes a group, which must be empty. */
export const removeGroup =
  ({ id, name }: Pick<Group, 'id' | 'name'>): ChangeOf<void, unknown> =>
  ({ client }) => ({
    send: () => client.call('DELETE /api/v1/begeleider/group/:id', { params: { id } }),
    stale: groups,
    done: () => fill(texts.form.doneRemove, { name }),
  })

export const setGoal =
  (id: number, { words_wanted, is_kept }: GroupGoalBody): ChangeOf<GroupGoalBody, GroupGoal> =>
  ({ client, queries }) => {
    const send = (body: GroupGoalBody, idempotencyKey: string) =>
      client.call('PUT /api/v1/begeleider/group/:id/goal', { params: { id }, body, idempotencyKey })
    const { queryKey } = queries.groupGoal(id)
    return {
      send,
      take: (goal, _, queryClient) => queryClient.setQueryData(queryKey, goal),
      stale: [queryKey],
      done: (_, body) => (body.words_wanted === null ? texts.goal.doneRemove : texts.goal.doneSet),
      undo: () => send({ words_wanted, is_kept }, createRandomId()),
    }
  }

export interface GroupPlacement {
  readonly changes: readonly GroupChange[]
  readonly done: string
}

/** Adds children to groups and removes them from groups, one group at a time. It may fail halfway. */
export const moveChildrenBetweenGroups: ChangeOf<GroupPlacement, void> = ({ client }) => {
  async function send(changes: readonly GroupChange[], key: string) {
    for (const [at, { group_id, add, remove }] of changes.entries()) {
      await client.call('PUT /api/v1/begeleider/group/:id/student', {
        params: { id: group_id },
        body: { add: [...add], remove: [...remove] },
        idempotencyKey: `${key}.${at}`,
      })
    }
  }
  const stale = [['students'], ['groups']]
  return {
    send: ({ changes }, key) => send(changes, key),
    stale,
    staleWhenFailed: stale,
    done: (_, { done }) => done,
    undo: (_, { changes }) => send(planUndo(changes), createRandomId()),
  }
}
