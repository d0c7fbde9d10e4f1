import type {
  ChildPath,
  GivenPaths,
  GroupPath,
  PathDocument,
  PathPreview,
  PathUndo,
} from '@letterliaan/contract'
import type { Client } from '@letterliaan/contract/client'
import type { QueryKey } from '@letterliaan/web/query'
import type { ChangeOf } from '../../app/data/change.ts'
import { fill } from '@letterliaan/texts'
import { texts } from './texts.ts'
import { texts as commonTexts } from '../../app/texts/common.ts'

export type PathOwner = { readonly group_id: number } | { readonly student_id: number }

export const getPathKey = (owner: PathOwner): QueryKey =>
  'group_id' in owner ? ['path', 'group', owner.group_id] : ['path', 'child', owner.student_id]

const undoOf = (client: Client, body: PathUndo, query: { updated_at?: string }) =>
  client.call('POST /api/v1/begeleider/path/undo', { body, query })

/** Version of the path that is shown, or null if it was never saved. */
type ChangedAt = number | null

export const previewPath =
  (owner: PathOwner): ChangeOf<PathDocument, PathPreview> =>
  ({ client }) => ({
    changesNothing: true,
    send: (body) => {
      const params =
        'group_id' in owner
          ? ({ scope: 'group', id: owner.group_id } as const)
          : ({ scope: 'student', id: owner.student_id } as const)
      return client.call('POST /api/v1/begeleider/:scope/:id/path/preview', { params, body })
    },
  })

export interface CurriculumMoment {
  readonly group: number
  readonly month: number
}

/** Undoes the last change of a path, or redoes it after an undo. `discard` removes unsaved changes. */
export const undoPath =
  (owner: PathOwner, discard: () => void, told: string): ChangeOf<ChangedAt, unknown> =>
  ({ client }) => ({
    send(updated_at) {
      const query = updated_at === null ? {} : { updated_at: String(updated_at) }
      const body = 'group_id' in owner ? owner : { student_ids: [owner.student_id] }
      return undoOf(client, body, query)
    },
    take: discard,
    stale: [getPathKey(owner)],
    staleWhenFailed: [getPathKey(owner)],
    done: () => told,
  })

export interface SavedPath {
  readonly version: string
  readonly path: PathDocument
}

/** Saves a path. If another supervisor saved first, keeps the draft. `onUndone` gets the restored version. */
export const savePath =
  (
    owner: PathOwner,
    discard: () => void,
    say: (saved: GroupPath | ChildPath) => string,
    onUndone: (version: string) => void = () => undefined,
  ): ChangeOf<SavedPath, GroupPath | ChildPath> =>
  (services) => {
    const { client } = services
    const key = getPathKey(owner)
    const undo = undoPath(owner, discard, commonTexts.undone)(services)
    return {
      send: (body, idempotencyKey) =>
        'group_id' in owner
          ? client.call('PUT /api/v1/begeleider/group/:id/path', {
              params: { id: owner.group_id },
              body,
              idempotencyKey,
            })
          : client.call('PUT /api/v1/begeleider/student/:id/path', {
              params: { id: owner.student_id },
              body,
              idempotencyKey,
            }),
      take(saved, _, queryClient) {
        queryClient.setQueryData(key, saved)
        discard()
      },
      stale: [key],
      staleWhenFailed: [key],
      done: say,
      async undo({ updated_at }, { version }) {
        await undo.send(updated_at, '')
        discard()
        onUndone(version)
      },
    }
  }

export function describeFollowers(saved: GroupPath | ChildPath, group_id: number): string {
  const children = 'children' in saved ? saved.children : []
  const count = children.filter(({ follows_group_id }) => follows_group_id === group_id).length
  return fill(texts.numFollow, { count })
}

export interface FollowGroupInput {
  readonly student_ids: readonly number[]
  readonly group_id: number
  readonly done: string
}

export const givePath =
  (owner: PathOwner, discard: () => void, onUndone: () => unknown): ChangeOf<FollowGroupInput, GivenPaths> =>
  ({ client }) => ({
    send: ({ student_ids, group_id }, idempotencyKey) =>
      client.call('POST /api/v1/begeleider/path/give', {
        body: { student_ids: [...student_ids], follows_group_id: group_id },
        idempotencyKey,
      }),
    take: discard,
    stale: [getPathKey(owner)],
    done: (_, { done }) => done,
    async undo({ updated_at }, { student_ids }) {
      await undoOf(client, { student_ids: [...student_ids] }, { updated_at: String(updated_at) })
      discard()
      onUndone()
    },
  })
