import type { SoundReviewWord } from '@letterliaan/contract'
import { wordChange } from '../../app/data/word-change.ts'

/** Marks a word as sounding odd, or takes the mark away. */
export const toggleMark = wordChange<Pick<SoundReviewWord, 'id' | 'is_marked'>>(
  (client) =>
    ({ id, is_marked }, idempotencyKey) =>
      client.call('PUT /api/v1/begeleider/review/word/:id/mark', {
        params: { id },
        body: { is_marked: !is_marked },
        idempotencyKey,
      }),
)
