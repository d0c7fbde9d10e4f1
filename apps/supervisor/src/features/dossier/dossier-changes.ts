import type { CalmProfile, StepProgress } from '@letterliaan/contract'
import { createRandomId } from '@letterliaan/contract/client'
import { fill } from '@letterliaan/texts'
import type { ChangeOf } from '../../app/data/change.ts'
import { texts } from './texts.ts'

interface Child {
  readonly student_id: number
  readonly name: string
}

export const repeatStep: ChangeOf<Pick<StepProgress, 'step_id' | 'label'>, unknown> = ({ client }) => {
  const mark = (id: number, is_repeatable: boolean, idempotencyKey?: string) =>
    client.call('PATCH /api/v1/begeleider/step/:id', {
      params: { id },
      body: { is_repeatable },
      ...(idempotencyKey !== undefined && { idempotencyKey }),
    })
  return {
    send: ({ step_id }, idempotencyKey) => mark(step_id, true, idempotencyKey),
    stale: [['path'], ['insight']],
    done: (_, { label }) => fill(texts.told.repeated, { label }),
    undo: (_, { step_id }) => mark(step_id, false),
  }
}

/** Sets whether a child may look at a hidden word. */
export const setEyeAllowed =
  ({ student_id, name }: Child): ChangeOf<boolean, CalmProfile> =>
  ({ client }) => {
    const send = (word_eye: boolean, idempotencyKey: string) =>
      client.call('PATCH /api/v1/begeleider/student/:id', {
        params: { id: student_id },
        body: { calm_profile: { word_eye } },
        idempotencyKey,
      })
    return {
      send,
      stale: [['calm-profile', student_id]],
      done: () => fill(texts.eye.off, { name }),
      undo: (_, isOn) => send(!isOn, createRandomId()),
    }
  }
