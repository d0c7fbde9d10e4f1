import {
  cheeks,
  eyes,
  limb,
  mouth,
  neckerchief,
  oval,
  outlinedShape,
  flatShape,
  type Buddy,
  type Mood,
} from './style.ts'

const skinColor = '#6ecb3f'
const bellyColor = '#f4f7b8'
const toesColor = '#ff9a3c'

const hand = (x: number, y: number): string =>
  [
    [-11, 4],
    [0, -3],
    [11, 4],
  ]
    .map(([dx, dy]) => oval(x + dx!, y + dy!, 7.5, 7.5, toesColor, 4))
    .join('')

const reach: Record<Mood, readonly [string, string, string]> = {
  blij: [
    limb('M62 166q-24 8-26 34', skinColor, 16),
    limb('M138 164q32-6 36-42', skinColor, 16),
    hand(36, 204) + hand(174, 116),
  ],
  denkt: [
    limb('M62 166q-20 18 4 34', skinColor, 16),
    limb('M138 166q26 0 8-30', skinColor, 16),
    hand(68, 204) + hand(144, 130),
  ],
  juicht: [
    limb('M62 166q-30-8-36-50', skinColor, 16),
    limb('M138 166q30-8 36-50', skinColor, 16),
    hand(26, 110) + hand(174, 110),
  ],
}

export const treeFrog: Buddy = {
  kind: 'boomkikker',
  backdrop: '#ffc9d4',
  portrait: [100, 76, 1.12],
  body: (mood) =>
    outlinedShape('M66 190q-44-8-40 22 4 18 30 18l24-6zM134 190q44-8 40 22-4 18-30 18l-24-6z', '#54b133') +
    hand(46, 230) +
    hand(154, 230) +
    outlinedShape('M100 126q44 2 46 48 0 46-46 46t-46-46q2-46 46-48z', skinColor) +
    flatShape('M100 140q30 2 30 38 0 32-30 32t-30-32q0-36 30-38z', bellyColor) +
    reach[mood].join('') +
    neckerchief('#8f6be0', '#6a47b8'),
  head: (mood) =>
    oval(60, 46, 27, 27, skinColor) +
    oval(140, 46, 27, 27, skinColor) +
    outlinedShape('M100 44q66-2 70 42-4 48-70 48T30 86q4-44 70-42z', skinColor) +
    flatShape(
      'M60 34q22 6 20 28h40q-2-22 20-28 10 16 2 32 18 10 12 30-50-22-108 0-6-20 12-30-8-16 2-32z',
      skinColor,
    ) +
    flatShape('M40 96q60 44 120 0-6 36-60 36t-60-36z', bellyColor, 0.7) +
    flatShape('M44 74q10-14 26-18-14 10-18 24z', '#fff', 0.3) +
    eyes(mood, [60, 46], [140, 46], 18, '#ffdf6b') +
    mouth(mood, 100, 94, mood === 'juicht' ? 30 : 36) +
    oval(94, 80, 2.5, 2.5, '#2f6b1c', 0) +
    oval(106, 80, 2.5, 2.5, '#2f6b1c', 0) +
    cheeks([48, 92], [152, 92]),
}
