import type { SoundReviewWord } from '@letterliaan/contract'
import { randomId, type Client } from '@letterliaan/contract/client'

/** Marks a word as sounding odd, or takes the mark away. Returns the word as it is then. */
export function toggleMark(client: Client, { id, is_marked }: SoundReviewWord): Promise<SoundReviewWord> {
  const input = { params: { id }, idempotencyKey: randomId() }
  return is_marked
    ? client.call('DELETE /api/v1/begeleider/review/word/:id/mark', input)
    : client.call('PUT /api/v1/begeleider/review/word/:id/mark', input)
}
