import type { PronouncedType, SpokenGroup } from '@letterliaan/contract'
import { wordChange } from '../../app/data/word-change.ts'
import * as texts from './texts.ts'

interface Sound {
  readonly id: number
  readonly type: PronouncedType
}

export const keepSounds = (params: Sound) =>
  wordChange<readonly SpokenGroup[]>(
    (client) => (groups, idempotencyKey) =>
      client.call('PUT /api/v1/begeleider/word/:id/pronunciation/:type', {
        params,
        body: { groups: [...groups] },
        idempotencyKey,
      }),
    texts.doneKeep,
  )

/** Has a word said by the rules again. */
export const restoreSounds = (params: Sound) =>
  wordChange<void>(
    (client) => (_, idempotencyKey) =>
      client.call('DELETE /api/v1/begeleider/word/:id/pronunciation/:type', { params, idempotencyKey }),
    texts.doneRestore,
  )
