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

const furColor = '#f8b84a'
const muzzleColor = '#fff3da'
const spotColor = '#8a4f1c'

const rosette = (x: number, y: number, size: number): string =>
  `<circle cx="${x}" cy="${y}" r="${size}" fill="#d98a2b" stroke="${spotColor}" stroke-width="4" stroke-dasharray="${size * 1.5} ${size * 0.6}"/>`

export const jaguar: Buddy = {
  kind: 'jaguar',
  backdrop: '#d9cbf7',
  portrait: [100, 74, 1.16],
  body: (mood) =>
    limb('M138 204q46 14 48-22 0-20-16-24', furColor, 13) +
    oval(169, 156, 11, 11, spotColor) +
    limb('M80 204q-8 10-10 22', furColor, 24) +
    limb('M120 204q8 10 10 22', furColor, 24) +
    oval(66, 229, 18, 10, muzzleColor) +
    oval(134, 229, 18, 10, muzzleColor) +
    outlinedShape('M100 124q46 2 48 50 0 42-48 42t-48-42q2-48 48-50z', furColor) +
    flatShape('M100 148q28 2 28 34-2 24-28 24t-28-24q0-32 28-34z', muzzleColor) +
    rosette(63, 182, 6) +
    rosette(138, 184, 6) +
    rosette(66, 204, 5) +
    arms(mood, furColor, muzzleColor, 22) +
    neckerchief('#3fae7a', '#28855a'),
  head: (mood) =>
    outlinedShape('M40 58Q20 16 42 12q24-2 38 22zM160 58q20-42-2-46-24-2-38 22z', furColor) +
    flatShape('M46 44Q36 22 46 22q10 0 20 14zM154 44q10-22 0-22-10 0-20 14z', '#ffb3a0') +
    outlinedShape('M100 22q66 0 68 58-2 54-68 54T32 80q2-58 68-58z', furColor) +
    flatShape('M54 50q12-18 34-20-20 12-26 30z', '#fff', 0.3) +
    rosette(100, 38, 7) +
    rosette(78, 46, 5) +
    rosette(122, 46, 5) +
    flatShape('M38 84l14 4-13 6zM42 102l14 0-9 9zM162 84l-14 4 13 6zM158 102l-14 0 9 9z', spotColor) +
    outlinedShape('M100 84q14-6 28 0 16 8 12 24-8 22-40 22t-40-22q-4-16 12-24 14-6 28 0z', muzzleColor, 4) +
    eyes(mood, [74, 72], [126, 72], 14) +
    outlinedShape('M88 86q12-6 24 0-2 12-12 12t-12-12z', '#ef7f86', 4) +
    mouth(mood, 100, 106, 15) +
    cheeks([54, 96], [146, 96]),
}
