import type { Instruction, InstructionBody, InstructionSummary, PickableStep } from '@letterliaan/contract'
import { createRandomId } from '@letterliaan/contract/client'
import type { ChangeOf } from '../../app/data/change.ts'
import { texts } from './texts.ts'

export const toInstructionBody = ({
  look_again_on,
  seen_at,
  closed_at,
}: InstructionSummary): InstructionBody => ({
  look_again_on,
  is_seen: seen_at !== null,
  is_closed: closed_at !== null,
})

export interface InstructionChange {
  readonly body: InstructionBody
  readonly done: string
}

export const changeInstruction =
  (before: InstructionSummary): ChangeOf<InstructionChange, Instruction> =>
  ({ client, queries }) => {
    const params = { id: before.id }
    const send = (body: InstructionBody, idempotencyKey: string) =>
      client.call('PUT /api/v1/begeleider/instruction/:id', { params, body, idempotencyKey })
    const stale = [queries.instructions.queryKey, queries.today.queryKey]
    return {
      send: ({ body }, idempotencyKey) => send(body, idempotencyKey),
      stale,
      staleWhenFailed: stale,
      done: (_, { done }) => done,
      undo: () => send(toInstructionBody(before), createRandomId()),
    }
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
