import type { GivenStep, PickableStep } from '@letterliaan/contract'
import { createRandomId } from '@letterliaan/contract/client'
import { fill } from '@letterliaan/texts'
import type { ChangeOf } from '../../app/data/change.ts'
import { texts as commonTexts } from '../../app/texts/common.ts'
import { texts } from './texts.ts'

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
      ? fill(texts.give.nobody, { label })
      : fill(commonTexts.readyFor, { label, count: changed_ids.length }),
    ...(own_path_ids.length === 0 ? [] : [fill(texts.give.ownPath, { count: own_path_ids.length })]),
    ...(['had', 'passed', 'unreached'] as const).flatMap((why) =>
      named[why].length === 0 ? [] : [fill(texts.give[why], { names: named[why].join(', ') })],
    ),
  ].join(' ')
}

export const printWorkbook: ChangeOf<
  Pick<PickableStep, 'nr' | 'is_own' | 'label'>,
  Uint8Array<ArrayBuffer>
> = ({ client }) => ({
  changesNothing: true,
  send: async ({ nr, is_own }) =>
    new Uint8Array(
      await client.call('GET /api/v1/begeleider/curriculum/werkboek.pdf', {
        query: { nr, is_own: is_own ? 'true' : 'false' },
      }),
    ),
  done: () => texts.give.printed,
})
