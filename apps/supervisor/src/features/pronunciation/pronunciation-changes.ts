import type { PronouncedType, SpokenGroup } from '@letterliaan/contract'
import { wordChange } from '../../app/data/word-change.ts'

interface Sound {
  readonly id: number
  readonly type: PronouncedType
}

/** Null has a word said by the rules again. */
export const keepSounds = (params: Sound, done: string) =>
  wordChange<readonly SpokenGroup[] | null>(
    (client) => (groups, idempotencyKey) =>
      client.call('PUT /api/v1/begeleider/word/:id/pronunciation/:type', {
        params,
        body: { groups: groups && [...groups] },
        idempotencyKey,
      }),
    done,
  )
