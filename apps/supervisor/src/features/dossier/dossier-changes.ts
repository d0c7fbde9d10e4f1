import type { CalmProfile, ChildPath, PickableStep, StepProgress } from '@letterliaan/contract'
import { createRandomId } from '@letterliaan/contract/client'
import { addEntries, isPairStep, createEntry } from '@letterliaan/rules/preparation'
import { fill } from '@letterliaan/texts'
import type { ChangeOf } from '../../app/data/change.ts'
import { texts } from './texts.ts'

interface Child {
  readonly student_id: number
  readonly name: string
}

/** Adds a step to a child's path, open at once, in its own world if possible. */
export const addStep =
  ({ student_id, name }: Child): ChangeOf<PickableStep, ChildPath> =>
  ({ client }) => ({
    async send({ nr, is_own, world }, idempotencyKey) {
      const params = { id: student_id }
      const { path, version } = await client.call('GET /api/v1/begeleider/student/:id/path', { params })
      const entry = {
        ...createEntry({ nr, is_own, is_test_step: false }, isPairStep({ nr, is_own }) ? null : world),
        lock: 'open' as const,
      }
      const { entries, left } = addEntries(path.entries, [entry])
      if (left > 0) throw new Error(fill(texts.told.noPlace, { world, name }))
      const body = { version, path: { ...path, entries: [...entries] } }
      return client.call('PUT /api/v1/begeleider/student/:id/path', { params, body, idempotencyKey })
    },
    stale: [['path']],
    done: (_, step) =>
      fill(isPairStep(step) ? texts.told.inTreehouse : texts.told.added, { label: step.label, name }),
    undo: ({ updated_at }) =>
      client.call('POST /api/v1/begeleider/path/undo', {
        body: { student_ids: [student_id] },
        query: updated_at === null ? {} : { updated_at: String(updated_at) },
      }),
  })

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
