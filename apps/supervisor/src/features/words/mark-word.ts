import type { SoundReviewWord } from '@letterliaan/contract'
import type { Client } from '@letterliaan/contract/client'
import type { Change } from '../../app/data/change.ts'
import type { Queries } from '../../app/data/queries.ts'
import { wordChange } from '../../app/data/word-change.ts'

/** Marks a word as sounding odd, or takes the mark away. */
export const toggleMark = (
  client: Client,
  queries: Queries,
): Change<Pick<SoundReviewWord, 'id' | 'is_marked'>, SoundReviewWord> =>
  wordChange(queries, ({ id, is_marked }, idempotencyKey) => {
    const body = { is_marked: !is_marked }
    return client.call('PUT /api/v1/begeleider/review/word/:id/mark', {
      params: { id },
      body,
      idempotencyKey,
    })
  })
