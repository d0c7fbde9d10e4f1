import type { SoundReviewWord } from '@letterliaan/contract'
import { createWordChange } from '../../app/data/word-change.ts'

export const toggleOddMark = createWordChange<Pick<SoundReviewWord, 'id' | 'is_marked'>>(
  (client) =>
    ({ id, is_marked }, idempotencyKey) =>
      client.call('PATCH /api/v1/begeleider/word/:id', {
        params: { id },
        body: { is_marked: !is_marked },
        idempotencyKey,
      }),
)
