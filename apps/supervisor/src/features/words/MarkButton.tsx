import { FlatButton } from '../../app/controls/FlatButton.tsx'
import type { SoundReviewWord } from '@letterliaan/contract'
import { randomId, type Client } from '@letterliaan/contract/client'

export interface MarkButtonProps {
  readonly word: string
  readonly isMarked: boolean
  readonly onToggle: () => void
}

/** 'Klinkt raar', on or off. */
export function MarkButton({ word, isMarked, onToggle }: MarkButtonProps) {
  return (
    <FlatButton
      sign="flag"
      look={isMarked ? 'marked' : 'plain'}
      aria-pressed={isMarked}
      aria-label={`Klinkt raar: ${word}`}
      title="Klinkt raar"
      onClick={onToggle}
    >
      Klinkt raar
    </FlatButton>
  )
}

/** Marks a word as sounding odd, or takes the mark away. Returns the word as it is then. */
export function toggleMark(client: Client, { id, is_marked }: SoundReviewWord): Promise<SoundReviewWord> {
  const input = { params: { id }, idempotencyKey: randomId() }
  return is_marked
    ? client.call('DELETE /api/v1/begeleider/review/word/:id/mark', input)
    : client.call('PUT /api/v1/begeleider/review/word/:id/mark', input)
}
