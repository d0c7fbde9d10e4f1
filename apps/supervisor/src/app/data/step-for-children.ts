import type { GivenStep, PickableStep } from '@letterliaan/contract'
import { createRandomId } from '@letterliaan/contract/client'
import { fill } from '@letterliaan/texts'
import { texts } from '../texts/common.ts'
import type { ChangeOf } from './change.ts'

export interface StepForChildren extends Pick<PickableStep, 'nr' | 'is_own' | 'label'> {
  readonly student_ids: readonly number[]
}

/** Opens a step on the paths of these children. An undo restores their earlier paths. */
export const giveStepToChildren: ChangeOf<StepForChildren, GivenStep> = ({ client }) => ({
  send: ({ student_ids, nr, is_own }, idempotencyKey) =>
    client.call('POST /api/v1/begeleider/path/step', {
      body: { student_ids: [...student_ids], nr, is_own },
      idempotencyKey,
    }),
  stale: [['path']],
  done: (given, { label }) => describeGivenStep(given, label),
  undo: ({ changed_ids, updated_at }) =>
    client.call('POST /api/v1/begeleider/path/undo', {
      body: { student_ids: changed_ids },
      query: { updated_at: String(updated_at) },
      idempotencyKey: createRandomId(),
    }),
  canUndo: ({ changed_ids }) => changed_ids.length > 0,
})

export function describeGivenStep(
  { changed_ids, own_path_ids, had, passed, unreached }: Omit<GivenStep, 'updated_at'>,
  label: string,
): string {
  const named = { had, passed, unreached }
  return [
    changed_ids.length === 0
      ? fill(texts.given.nobody, { label })
      : fill(texts.readyFor, { label, count: changed_ids.length }),
    ...(own_path_ids.length === 0 ? [] : [fill(texts.given.ownPath, { count: own_path_ids.length })]),
    ...(['had', 'passed', 'unreached'] as const).flatMap((why) =>
      named[why].length === 0 ? [] : [fill(texts.given[why], { names: named[why].join(', ') })],
    ),
  ].join(' ')
}
