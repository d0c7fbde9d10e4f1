/** What is played with, tales, and what was left over. */
import { mouth } from '../buddies/style.ts'
import { arrow, box, colors, face, flat, line, oval, rod, shape } from './style.ts'

const {
  skin,
  red,
  blue,
  sky,
  green,
  yellow,
  white,
  wood,
  darkWood,
  grey,
  orange,
  purple,
  pink,
  stone,
  hair,
  leaf,
} = colors

const sheep = (x: number, y: number): string =>
  line(`M${x - 14} ${y + 20}v14M${x + 10} ${y + 20}v14`, undefined, 7) +
  shape(
    `M${x - 26} ${y + 14}q-12-14 2-22 2-16 18-12 12-10 22 0 16-2 14 14 8 14-6 20-10 10-20 4-12 8-20 0-8 2-10-4z`,
    white,
  ) +
  oval(x + 28, y, 12, 14, '#5b5048') +
  oval(x + 32, y - 3, 2.5, 2.5, '#fff', 0)

export const toys: Record<string, string> = {
  doll:
    shape('M28 112q4-52 32-52t32 52z', pink) +
    rod('M36 72L18 88M84 72l18 16', skin, 8) +
    oval(26, 50, 10, 14, yellow) +
    oval(94, 50, 10, 14, yellow) +
    face(60, 40, 28) +
    shape('M32 40q-2-32 28-32t28 32q-16-2-20-14-16 14-36 14z', yellow) +
    oval(22, 40, 6, 5, red) +
    oval(98, 40, 6, 5, red) +
    oval(60, 84, 4, 4, white, 3) +
    oval(60, 98, 4, 4, white, 3),
  swing:
    line('M30 112L44 8h34l14 104M18 112L34 8', undefined, 9) +
    line('M102 112L88 8', undefined, 9) +
    line('M30 8h64', undefined, 11) +
    line('M30 8h64M18 112L32 8M104 112L90 8', red, 5) +
    line('M46 12v66M76 12v66', '#8b949c', 4) +
    box(38, 78, 46, 10, wood),
  beads:
    line('M12 22Q16 96 60 100 104 96 108 22', undefined, 4) +
    [
      [12, 28, red],
      [17, 50, yellow],
      [28, 72, green],
      [44, 90, blue],
      [62, 98, red],
      [80, 90, purple],
      [94, 72, orange],
      [103, 50, green],
      [108, 28, yellow],
    ]
      .map(([x, y, fill]) => oval(Number(x), Number(y), 10, 10, String(fill)))
      .join(''),
  potion:
    shape('M48 12h24v28q32 10 32 42 0 30-44 30T16 82q0-32 32-42z', '#d8f0fb') +
    flat('M19 76h82q4 34-41 34T19 76z', purple) +
    oval(44, 90, 6, 6, '#c8a8ff', 0) +
    oval(66, 84, 4, 4, '#c8a8ff', 0) +
    oval(76, 98, 5, 5, '#c8a8ff', 0) +
    box(46, 6, 28, 12, wood) +
    line('M92 18l6-10M102 30l10-4M86 8V4', yellow, 4),
  sword:
    shape('M54 76L50 26 60 6l10 20-4 50z', '#d5dde3') +
    line('M60 16v58', stone, 3) +
    rod('M34 78h52', yellow, 7) +
    rod('M60 84v18', darkWood, 7) +
    oval(60, 108, 6, 6, red),
  curtain:
    box(14, 22, 92, 84, sky) +
    line('M60 22v84M14 64h92', white, 5) +
    shape('M8 16h46q2 60-22 98H8zM112 16H66q-2 60 22 98h24z', red) +
    line('M20 20q4 50-2 90M36 20q2 40-8 76M100 20q-4 50 2 90M84 20q-2 40 8 76', '#a8332b', 3) +
    rod('M4 14h112', wood, 5),
  nail: shape('M36 12h48v14H68v64l-8 22-8-22V26H36z', grey) + flat('M55 28h4v66l-4-6z', '#fff', 0.6),
  eyebrow:
    face(60, 66, 46, { blank: true }) +
    shape('M14 56q0-46 46-46t46 46q-8-16-20-22-26 8-56-2-8 12-16 24z', hair) +
    oval(42, 68, 10, 11, white) +
    oval(78, 68, 10, 11, white) +
    oval(43, 69, 5, 6, '#2b1a10', 0) +
    oval(77, 69, 5, 6, '#2b1a10', 0) +
    line('M30 52q10-10 22-4M68 48q12-6 22 4', '#4a2a12', 7) +
    mouth('blij', 60, 88, 14) +
    arrow(92, 48, 'right'),
  gnome:
    shape('M22 114q0-42 38-42t38 42z', blue) +
    rod('M36 104h48', darkWood, 5) +
    face(60, 62, 26) +
    shape('M34 66q-2 40 26 44 28-4 26-44-10 14-26 12-16 2-26-12z', white) +
    line('M52 78q8 6 16 0', undefined, 3) +
    shape('M28 50Q40 20 76 4q8 24 18 46-34-12-66 0z', red),
  goldfish:
    shape('M10 60Q34 22 70 42q8 4 12 10 10-20 32-18-8 14-10 26 2 12 10 28-22 0-32-18Q44 100 10 60z', orange) +
    shape('M40 36Q50 16 72 24q2 10-2 18-16-10-30-6z', '#f0762a') +
    oval(28, 56, 5, 5, '#2b1a10', 0) +
    line('M46 48q10 12 0 26M62 50q-4 6 0 10M74 56q-4 6 0 10', '#d9601c', 4) +
    shape('M48 84q8 16 24 14-2-12-12-20z', '#f0762a'),
  'rope-ladder':
    line('M34 4v112M86 4v112', undefined, 11) +
    line('M34 4v112M86 4v112', '#d9b47a', 4) +
    [20, 44, 68, 92].map((y) => shape(`M22 ${y}h76v10H22z`, wood)).join(''),
  tower:
    shape('M30 36h60l6 76H24z', stone) +
    shape('M24 14h14v10h14V14h16v10h14V14h14v26H24z', grey) +
    shape('M50 112V92q0-12 10-12t10 12v20z', darkWood) +
    shape('M54 66V52q6-10 12 0v14z', '#33383d') +
    line('M32 56h12M74 50h14M78 76h14M30 84h12', '#5b6670', 3),
  waterfall:
    shape('M4 22q28-14 52-4v94H4zM116 22Q96 8 76 18v94h40z', stone) +
    shape('M30 14q30-10 60 0v84H30z', sky) +
    line('M42 22v64M56 16v74M70 18v70M82 24v60', white, 5) +
    shape('M4 96q14-14 28-4 14-12 28 0 14-12 28 0 14-10 28 4v18H4z', blue) +
    flat('M30 94q10-10 18 0 12-10 22 0 10-8 18 0-4 10-30 10t-28-10z', white) +
    shape('M4 22q14-18 40-8l-4 8q-16-6-36 0zM116 22q-14-18-40-8l4 8q16-6 36 0z', green),
  king:
    shape('M14 116q2-46 46-46t46 46z', red) +
    shape('M38 72q22 20 44 0l10 8q-32 30-64 0z', white) +
    face(60, 52, 27) +
    shape('M33 56q2 34 27 36 25-2 27-36-8 12-27 10-19 2-27-10z', hair) +
    line('M52 72q8 6 16 0', '#fff', 3) +
    shape('M30 38L24 8l20 12L60 2l16 18 20-12-6 30z', yellow) +
    oval(60, 28, 5, 6, red, 3),
  'plain-face':
    oval(14, 62, 7, 10, skin) +
    oval(106, 62, 7, 10, skin) +
    face(60, 60, 48) +
    shape('M10 52Q10 8 60 8t50 44q-14-4-20-18-28 12-54-2-8 16-26 20z', hair),
  canary:
    rod('M8 104h104', darkWood, 7) +
    rod('M52 100v-8M64 100v-8', orange, 3) +
    shape('M30 30q28-14 40 12 26 10 42 36-12 6-24 2-12 16-34 14-30-4-32-36 0-16 8-28z', yellow) +
    shape('M56 52q20 0 34 24-24 6-34-6-6-8 0-18z', '#f2b632') +
    shape('M24 38l-16 6 16 8z', orange) +
    oval(38, 40, 4, 4, '#2b1a10', 0),
  sheep: sheep(44, 36) + sheep(60, 80),
  flags: [
    [16, 8, red],
    [48, 30, blue],
    [80, 8, yellow],
  ]
    .map(
      ([x, y, fill]) =>
        rod(`M${x} ${Number(y)}V112`, wood, 3) +
        shape(`M${Number(x) + 2} ${Number(y) + 2}q12 8 26 0v24q-14 8-26 0z`, String(fill)),
    )
    .join(''),
  pillow:
    shape('M14 34q-6-12 8-10 38 8 76 0 14-2 8 10-6 28 0 52 6 12-8 10-38-8-76 0-14 2-8-10 6-24 0-52z', sky) +
    line('M30 40q10 4 12 12M90 40q-10 4-12 12M32 80q6-2 10-8M88 80q-6-2-10-8', '#5aa8d8', 4),
  drawing:
    shape('M12 14h96v88H12z', white) +
    flat('M16 80h88v18H16z', leaf) +
    shape('M30 82V58l18-16 18 16v24z', red) +
    oval(88, 34, 10, 10, yellow) +
    line('M88 16v-2M106 34h2M74 26l-2-2', yellow, 3) +
    line('M84 82V62M84 70l8-8M84 70l-8-8', undefined, 4) +
    oval(84, 56, 6, 6, pink, 3) +
    shape('M70 112l34-34 10 10-34 30-12 2z', blue),
  stripe: line('M14 66q40-14 92-6', undefined, 24) + line('M14 66q40-14 92-6', red, 16),
  farm:
    shape('M4 92q56-10 112 0v22H4z', leaf) +
    shape('M8 46L40 16l32 30v50H8z', red) +
    box(28, 62, 24, 34, '#b53a31') +
    line('M28 62l24 34M52 62L28 96', white, 4) +
    box(80, 30, 24, 66, grey) +
    shape('M78 32q14-26 28 0z', stone) +
    [66, 88, 110].map((x) => shape(`M${x - 4} 108V92l4-5 4 5v16z`, white)).join(''),
}
