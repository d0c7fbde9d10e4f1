import {
  arms,
  cheeks,
  eyes,
  limb,
  mouth,
  neckerchief,
  oval,
  outlinedShape,
  flatShape,
  type Buddy,
} from './style.ts'

const furColor = '#b0703c'
const faceColor = '#ffdcae'

export const monkey: Buddy = {
  kind: 'aap',
  backdrop: '#bfe6a1',
  portrait: [100, 74, 1.12],
  body: (mood) =>
    limb('M136 206q52 6 46-34-6-26-26-16-12 10 2 18', furColor, 11) +
    limb('M80 204q-10 12-14 24', furColor, 22) +
    limb('M120 204q10 12 14 24', furColor, 22) +
    oval(62, 229, 17, 9, faceColor) +
    oval(138, 229, 17, 9, faceColor) +
    outlinedShape('M100 124q44 2 46 50 0 42-46 42t-46-42q2-48 46-50z', furColor) +
    flatShape('M100 146q28 2 28 34 0 26-28 26t-28-26q0-32 28-34z', faceColor) +
    arms(mood, furColor, faceColor) +
    neckerchief('#ffce3a', '#ef9f1b'),
  head: (mood) =>
    oval(36, 82, 22, 24, furColor) +
    oval(37, 83, 12, 14, '#ffb98a', 0) +
    oval(164, 82, 22, 24, furColor) +
    oval(163, 83, 12, 14, '#ffb98a', 0) +
    outlinedShape('M84 22q-4-16 10-16 2 4 4 6 6-10 16-4 2 8-8 14z', furColor) +
    outlinedShape('M100 18q60 0 62 62-2 54-62 54T38 80q2-62 62-62z', furColor) +
    flatShape('M58 46q12-18 34-20-20 12-26 30z', '#fff', 0.2) +
    outlinedShape(
      'M100 62q10-22 34-18 22 8 18 34 2 48-52 50-54-2-52-50-4-26 18-34 24-4 34 18z',
      faceColor,
      4,
    ) +
    eyes(mood, [78, 74], [122, 74], 14) +
    oval(95, 96, 3, 3.5, '#4a2a12', 0) +
    oval(105, 96, 3, 3.5, '#4a2a12', 0) +
    mouth(mood, 100, 106, 18) +
    cheeks([62, 98], [138, 98]),
}
