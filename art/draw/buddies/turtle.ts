import {
  arms,
  cheeks,
  eyes,
  mouth,
  neckerchief,
  oval,
  outlinedShape,
  flatShape,
  stroke,
  type Buddy,
} from './style.ts'

const skinColor = '#8fd18a'
const shellColor = '#b9824a'

export const turtle: Buddy = {
  kind: 'schildpad',
  backdrop: '#ffd0a6',
  portrait: [100, 78, 1.22],
  body: (mood) =>
    outlinedShape('M100 116q66 2 68 58 0 52-68 52t-68-52q2-56 68-58z', '#7d8f3a') +
    outlinedShape(
      'M42 150l14 8-10 22-14-4zM158 150l-14 8 10 22 14-4zM44 204l18-8 12 20-12 6zM156 204l-18-8-12 20 12 6z',
      '#a3b552',
      3,
    ) +
    outlinedShape('M64 214q-14 8-12 20h34q2-14-6-20zM136 214q14 8 12 20h-34q-2-14 6-20z', skinColor) +
    outlinedShape('M100 130q44 2 46 46 0 42-46 42t-46-42q2-44 46-46z', '#ffe0a0') +
    stroke('M58 176h84M64 200h72M100 158v58', shellColor, 4) +
    arms(mood, skinColor, skinColor, 22) +
    neckerchief('#ef6a51', '#c24433'),
  head: (mood) =>
    outlinedShape('M100 20q48 0 54 42 14 16 8 38-10 34-62 34T38 100q-6-22 8-38 6-42 54-42z', skinColor) +
    flatShape('M58 48q12-18 32-20-18 12-24 30z', '#fff', 0.32) +
    oval(126, 38, 7, 5, '#6db56c', 0, 20) +
    oval(138, 52, 5, 4, '#6db56c', 0, 30) +
    oval(112, 32, 4, 3, '#6db56c', 0) +
    flatShape('M44 102q56 30 112 0-8 30-56 30t-56-30z', '#c9efb0', 0.75) +
    eyes(mood, [76, 74], [124, 74], 16) +
    oval(95, 94, 2.5, 3, '#3d7a44', 0) +
    oval(105, 94, 2.5, 3, '#3d7a44', 0) +
    mouth(mood, 100, 104, 22) +
    cheeks([58, 98], [142, 98]),
}
