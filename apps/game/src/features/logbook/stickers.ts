import type { FixedPicture } from '@letterliaan/ui/pictures'

const stickers: readonly FixedPicture[] = [
  'parrot',
  'butterfly',
  'turtle',
  'frog',
  'honeybee',
  'snail',
  'owl',
]

/** The picture that is stuck beside a note: always the same one. */
export const stickerOf = (note_id: number): FixedPicture => stickers[note_id % stickers.length] ?? 'parrot'
