import {
  arms,
  cheeks,
  eyes,
  limb,
  mouth,
  neckerchief,
  outlinedShape,
  flatShape,
  type Buddy,
} from './style.ts'

const furColor = '#a58b6f'
const faceColor = '#f7e6cc'
const maskColor = '#7a5b43'

export const sloth: Buddy = {
  kind: 'luiaard',
  backdrop: '#bfe3ef',
  portrait: [100, 70, 1.16],
  body: (mood) =>
    limb('M78 206q-8 10-10 20', furColor, 24) +
    limb('M122 206q8 10 10 20', furColor, 24) +
    outlinedShape('M52 232q14-16 30 0zM118 232q14-16 30 0z', faceColor) +
    outlinedShape('M100 122q48 2 50 52 0 44-50 44t-50-44q2-50 50-52z', furColor) +
    flatShape('M100 148q28 0 30 34-2 26-30 26t-30-26q2-34 30-34z', '#c9b194') +
    flatShape('M60 176l8 8 2-12 8 10 4-10M140 176l-8 8-2-12-8 10-4-10', '#8a7058', 0.5) +
    arms(mood, furColor, faceColor, 22) +
    neckerchief('#4fa0d8', '#2f78ad'),
  head: (mood) =>
    outlinedShape('M76 22q2-18 16-12 4-12 16-4 12-4 12 12z', furColor) +
    outlinedShape('M100 16q64 0 66 62-4 56-66 56T34 78q2-62 66-62z', furColor) +
    flatShape('M56 44q12-18 34-20-20 12-26 30z', '#fff', 0.2) +
    outlinedShape('M100 44q46-2 50 36-2 44-50 44T50 80q4-38 50-36z', faceColor, 4) +
    flatShape(
      'M50 82q4-20 32-24 14 6 10 24-14 14-40 14-4-8-2-14zM150 82q-4-20-32-24-14 6-10 24 14 14 40 14 4-8 2-14z',
      maskColor,
    ) +
    eyes(mood, [78, 78], [122, 78], 12) +
    outlinedShape('M90 92q10-8 20 0-2 10-10 10t-10-10z', '#4a2a12', 2) +
    mouth(mood, 100, 106, 15) +
    cheeks([60, 102], [140, 102], '#ff9f8a') +
    outlinedShape('M112 18q4-22 30-18-2 22-30 18z', '#6cb94a', 4),
}
