/** Animals of the jungle and the words, in the buddies' hand. */
import { arrow, box, colors, flat, line, oval, rod, shape } from './style.ts'
import { eyes } from '../buddies/style.ts'

const eye = (x: number, y: number, r = 6): string =>
  oval(x, y, r, r, '#2b1a10', 0) + oval(x + r * 0.35, y - r * 0.4, r * 0.36, r * 0.36, '#fff', 0)

const bigEyes = (left: readonly [number, number], right: readonly [number, number], size: number): string =>
  eyes('blij', left, right, size)

export const animals: Record<string, string> = {
  rabbit:
    shape('M44 46q-18-40-4-40 14 2 16 38zM76 46q18-40 4-40-14 2-16 38z', '#d9c4ae') +
    flat('M47 38q-9-24-4-25 6 4 7 25zM73 38q9-24 4-25-6 4-7 25z', colors.pink, 0.8) +
    shape('M60 62q34 2 34 34 0 20-34 20t-34-20q0-32 34-34z', '#d9c4ae') +
    flat('M60 74q18 2 18 24 0 14-18 14t-18-14q0-22 18-24z', colors.white) +
    shape('M60 36q34 0 34 28 0 24-34 24T26 64q0-28 34-28z', '#e6d3bf') +
    flat('M34 56q6-14 20-16-12 6-16 18z', '#fff', 0.5) +
    bigEyes([45, 58], [75, 58], 8) +
    shape('M54 70h12l-6 7z', colors.pink) +
    line('M60 77q-6 6-12 2M60 77q6 6 12 2M18 66l12 2M18 76l12-2M102 66l-12 2M102 76l-12-2', undefined, 3) +
    shape('M30 108q0-8 12-8t12 8q0 8-12 8t-12-8zM66 108q0-8 12-8t12 8q0 8-12 8t-12-8z', '#e6d3bf'),
  duck:
    shape('M26 72q12 10 32 4 20-12 34 2 8 8 20-4 4 38-40 42-44 2-50-26-2-12 4-18z', colors.yellow) +
    shape('M52 84q18-8 36 4-4 18-22 16-14-2-14-20z', '#f2b632') +
    shape('M44 12q26 0 26 26 0 20-14 38-20 10-32-4-8-10-6-34 0-26 26-26z', colors.yellow) +
    shape('M22 36q-18-2-16 10 10 8 24 4z', colors.orange) +
    flat('M36 18q-10 6-10 16 10-2 14-14z', '#fff', 0.5) +
    eye(40, 34, 7),
  snake:
    rod('M22 104q30 8 58 0 28-10 14-24-14-10-44-4-32 4-28-18 6-18 34-16 22 2 22-10', '#5fae4a', 17) +
    line('M28 105q24 4 48-1M90 84q-8-6-36-3M34 62q6-10 24-8', '#c9e27a', 5) +
    shape('M58 28q0-20 22-20 24 2 24 20 0 16-22 16-24 0-24-16z', '#6cbf52') +
    bigEyes([72, 22], [90, 22], 7) +
    line('M74 36q8 5 16 0', undefined, 3) +
    line('M104 34l10 4M110 30l4 8', colors.red, 4),
  lizard:
    rod('M66 66q34 12 34 34-8 14-26 8-10-6-2-12', '#3fae7a', 9) +
    rod('M40 40l-22 2-4 12M52 76l-14 14-14-4M62 32l8-18 14 0M80 62l18-6 8-10', '#3fae7a', 7) +
    shape('M22 20q22-12 32 6 28 20 34 38-2 18-20 14-22-8-32-34-20-2-14-24z', '#4cc088') +
    flat('M44 40q20 12 32 32-18-6-26-22z', '#d7f29a') +
    shape('M16 16q14-14 32-2 10 16-2 26-16 6-28-4-8-10-2-20z', '#4cc088') +
    bigEyes([24, 22], [38, 18], 6) +
    line('M24 36q8 4 16-4', undefined, 3),
  owl:
    shape('M34 20L24 6l20 6h32l20-6-10 14q14 16 12 46 0 44-38 46-38-2-38-46-2-30 12-46z', '#9a6a3f') +
    flat('M60 54q26 4 26 32-2 20-26 22-24-2-26-22 0-28 26-32z', '#f2d9a8') +
    line(
      'M50 76q4 5 8 0M64 76q4 5 8 0M44 88q4 5 8 0M57 88q4 5 8 0M70 88q4 5 8 0M52 99q4 5 8 0',
      '#b9824a',
      3,
    ) +
    shape('M22 62q-10 20 8 40 8-18 2-40zM98 62q10 20-8 40-8-18-2-40z', '#7d5230') +
    bigEyes([43, 38], [77, 38], 17) +
    shape('M54 46h12l-6 13z', colors.orange) +
    shape('M42 112q0-8 7-8t7 8zM64 112q0-8 7-8t7 8z', colors.orange),
  seagull:
    box(46, 92, 28, 26, colors.wood) +
    rod('M54 92v-10M66 92v-10', colors.orange, 2) +
    shape('M44 36q26-2 36 22 14 6 32 22-34 10-54 4-26-6-24-30z', colors.white) +
    shape('M56 50q28 0 54 30-28 4-44-6-14-10-10-24z', colors.grey) +
    flat('M92 70l18 10-16 1z', '#33383d') +
    shape('M46 18q18 0 18 18 0 18-20 18T26 36q2-18 20-18z', colors.white) +
    shape('M27 34l-19 4 2 6 18 0z', colors.yellow) +
    eye(42, 32, 4),
  woodpecker:
    shape('M84 4h24v112H84q4-30 0-56z', colors.wood) +
    line('M94 20v20M98 60v30', colors.darkWood) +
    oval(84, 36, 5, 7, '#34200f', 0) +
    shape('M38 44q20-6 30 8 10 30-8 56l-14 8 2-16q-20-20-10-56z', '#33383d') +
    flat('M60 56q10 18-2 42-8-16 2-42zM44 60h12v6H44zM44 74h14v6H46z', colors.white) +
    shape('M50 20q20 0 20 18 0 18-20 18T32 40q0-20 18-20z', colors.white) +
    shape('M34 32q4-20 22-18 10 2 12 12-14-4-22 4z', colors.red) +
    shape('M68 34l16 3-15 6z', colors.yellow) +
    eye(54, 38, 4),
  starfish:
    shape(
      'M60 8q10 0 14 30 32-4 36 6 2 10-24 22 14 32 6 38-10 6-32-18-22 24-32 18-8-6 6-38Q8 54 10 44q4-10 36-6Q50 8 60 8z',
      colors.orange,
    ) +
    [
      [60, 26],
      [60, 40],
      [92, 50],
      [28, 50],
      [40, 90],
      [80, 90],
    ]
      .map(([x = 0, y = 0]) => oval(x, y, 3, 3, '#ffd9a0', 0))
      .join('') +
    bigEyes([51, 58], [69, 58], 6) +
    line('M52 72q8 7 16 0', undefined, 3),
  'elephant-trunk':
    shape(
      'M60 14q40 0 40 34 0 30-28 34 0 16 12 18 10-2 8-10h12q2 22-18 24-28-2-30-32-34-4-36-34 0-34 40-34z',
      '#a3adb8',
    ) +
    shape('M34 26Q8 14 8 46q2 26 28 22z', '#8d98a5') +
    eye(54, 44) +
    eye(78, 44) +
    line('M58 84q8-2 14-2M58 94q10-2 16-4', '#6d7884', 3) +
    arrow(52, 98, 'left'),
  tail:
    shape('M76 58q30-2 24-34-8-20-20-8-4 10 6 14-2 10-16 12z', '#d98a3c') +
    shape('M20 60q0-8 10-8h42q18 2 18 22v40H76V92H42v22H28V86q-10-10-8-26z', '#e69a4a') +
    shape('M8 44l6-16 10 8h10l10-8 2 20q0 18-20 18T8 46z', '#e69a4a') +
    eye(20, 48, 4) +
    eye(34, 48, 4) +
    line('M24 56q4 4 8 0', undefined, 3) +
    arrow(78, 16, 'left'),
  paw:
    shape('M40 4h40q4 40 0 66 26 6 26 26 0 20-46 20T14 96q0-20 26-26-4-26 0-66z', '#d98a3c') +
    line('M40 90q-4 10 0 22M60 88v26M80 90q4 10 0 22') +
    flat('M48 8h8q-4 30 0 56h-8q-4-26 0-56z', '#fff', 0.25),
  gill:
    shape('M10 60Q36 22 74 40q10 6 16 12l22-20q-4 28 0 56L90 68q-26 26-54 18-16-6-26-26z', colors.blue) +
    line('M46 44q14 16 0 34M56 46q12 14 0 30', '#1d5f96', 5) +
    eye(28, 54, 5) +
    arrow(52, 44, 'top'),
}
