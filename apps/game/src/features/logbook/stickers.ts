import type { FixedPicture, Look } from '@letterliaan/ui/pictures'

const stickers: Readonly<Record<Look, readonly [FixedPicture, ...FixedPicture[]]>> = {
  jungle: ['parrot', 'butterfly', 'turtle', 'frog', 'honeybee', 'snail', 'owl'],
  'field-camp': [
    'compass',
    'footprints',
    'backpack',
    'magnifying-glass-tilted-left',
    'scroll',
    'light-bulb',
    'pencil',
  ],
}

export const chooseSticker = (look: Look, note_id: number): FixedPicture =>
  stickers[look][note_id % stickers[look].length] ?? stickers[look][0]
