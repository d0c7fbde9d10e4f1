import type { PronouncedType, SoundGroup } from '@letterliaan/contract'
import { createWordChange } from '../../app/data/word-change.ts'

interface Sound {
  readonly id: number
  readonly type: PronouncedType
}

/** Stores a pronunciation. Null restores the one by the rules. */
export const changePronunciation = ({ id, type }: Sound, done: string) =>
  createWordChange<readonly SoundGroup[] | null>(
    (client) => (groups, idempotencyKey) =>
      client.call('PATCH /api/v1/begeleider/word/:id', {
        params: { id },
        body: { pronunciation: { type, groups: groups && [...groups] } },
        idempotencyKey,
      }),
    done,
  )
