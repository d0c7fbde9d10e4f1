const stickers = ['parrot', 'butterfly', 'turtle', 'frog', 'honeybee', 'snail', 'owl'] as const

/** The picture that is stuck beside a note: always the same one. */
export const stickerOf = (note_id: number): string => stickers[note_id % stickers.length] ?? 'parrot'
