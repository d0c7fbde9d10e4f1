import type { GroupStepGift } from '@letterliaan/contract'
import { createRandomId } from '@letterliaan/contract/client'
import type { ChangeOf } from '../../app/data/change.ts'
import { fill } from '@letterliaan/texts'
import { texts as commonTexts } from '../../app/texts/common.ts'
import { texts } from './texts.ts'

interface GroupGiving {
  readonly step: { readonly id: number; readonly label: string }
  readonly group_id: number
}

/** Puts an own step in the treehouse of each child of a group. */
export const giveStepToGroup: ChangeOf<GroupGiving, GroupStepGift> = ({ client }) => ({
  send: ({ step, group_id }, idempotencyKey) =>
    client.call('POST /api/v1/begeleider/group/:id/path/step', {
      params: { id: group_id },
      body: { own_step_id: step.id },
      idempotencyKey,
    }),
  stale: [['path']],
  done: (given, { step: { label } }) => describeGroupGift({ label, ...given }),
  undo: ({ has_group_changed, own_path_ids, updated_at }, { group_id }) =>
    client.call('POST /api/v1/begeleider/path/undo', {
      body: {
        ...(has_group_changed && { group_id }),
        ...(own_path_ids.length > 0 && { student_ids: own_path_ids }),
      },
      query: { updated_at: String(updated_at) },
      idempotencyKey: createRandomId(),
    }),
  canUndo: ({ has_group_changed, own_path_ids }) => has_group_changed || own_path_ids.length > 0,
})

export function describeGroupGift({
  label,
  student_ids,
  own_path_ids,
  unreached,
}: Pick<GroupStepGift, 'student_ids' | 'own_path_ids' | 'unreached'> & { readonly label: string }): string {
  const numOwn = own_path_ids.length
  const ownPaths = numOwn === student_ids.length ? texts.givenAllOwnPaths : texts.givenOwnPath
  return [
    fill(commonTexts.readyFor, { label, count: student_ids.length }),
    ...(numOwn === 0 ? [] : [fill(ownPaths, { count: numOwn })]),
    ...(unreached.length === 0 ? [] : [fill(texts.notGiven, { names: unreached.join(', ') })]),
  ].join(' ')
}
