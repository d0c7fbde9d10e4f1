import type { PronouncedType, SoundReviewWord, SpokenGroup } from '@letterliaan/contract'
import type { Client } from '@letterliaan/contract/client'
import type { Change } from '../../app/data/change.ts'
import type { Queries } from '../../app/data/queries.ts'
import { wordChange } from '../../app/data/word-change.ts'
import * as texts from './texts.ts'

interface Sound {
  readonly id: number
  readonly type: PronouncedType
}

export const keepSounds = (
  client: Client,
  queries: Queries,
  params: Sound,
): Change<readonly SpokenGroup[], SoundReviewWord> =>
  wordChange(
    queries,
    (groups, idempotencyKey) =>
      client.call('PUT /api/v1/begeleider/word/:id/pronunciation/:type', {
        params,
        body: { groups: [...groups] },
        idempotencyKey,
      }),
    texts.doneKeep,
  )

/** Has a word said by the rules again. */
export const restoreSounds = (
  client: Client,
  queries: Queries,
  params: Sound,
): Change<void, SoundReviewWord> =>
  wordChange(
    queries,
    (_, idempotencyKey) =>
      client.call('DELETE /api/v1/begeleider/word/:id/pronunciation/:type', { params, idempotencyKey }),
    texts.doneRestore,
  )
