/** Parts of the body, most with an arrow, and faces. */
import { cheeks, eyes, mouth } from '../buddies/style.ts'
import { arrow, colors, face, flat, line, oval, rod, shape } from './style.ts'

const { skin, hair, red, blue, green, yellow, white, pink } = colors

const fringe = (fill: string = hair): string =>
  shape('M20 58q-4-44 40-44t40 44q-12-4-18-16-24 10-46-2-8 14-16 18z', fill)

const head = (more = ''): string =>
  oval(20, 66, 7, 9, skin) + oval(100, 66, 7, 9, skin) + face(60, 64, 42) + fringe() + more

/** Seen from below: the toes at the top. */
const foot = (x: number): string =>
  shape(`M${x} 40q20-14 36 4 4 20-4 36 0 30-16 30t-16-28q-8-24 0-42z`, skin) +
  oval(x + 4, 26, 9, 11, skin) +
  [
    [17, 22],
    [25, 26],
    [32, 31],
    [37, 38],
  ]
    .map(([dx = 0, y = 0]) => oval(x + dx, y, 5, 6, skin, 3))
    .join('')

export const body: Record<string, string> = {
  lip:
    shape('M8 52q26-30 42-18 10 6 20 0 16-12 42 18-24 44-52 44T8 52z', red) +
    shape('M18 54q42-8 84 0-18 14-42 14T18 54z', white) +
    arrow(60, 92, 'bottom'),
  hair:
    shape('M14 104Q2 10 60 8q58 2 46 96-14 8-24 0l-4-40H42l-4 40q-10 8-24 0z', hair) +
    face(60, 66, 30) +
    shape('M30 60q2-30 30-30t30 30q-16-2-22-12-16 12-38 12z', hair) +
    arrow(84, 24, 'right'),
  toe: foot(38) + arrow(28, 22, 'left'),
  feet: foot(10) + foot(66),
  belly:
    rod('M32 46q-20 12-18 34M88 46q20 12 18 34', skin, 13) +
    shape('M30 34q30-10 60 0 14 30 2 60-32 16-64 0-12-30 2-60z', skin) +
    shape('M30 30q30-10 60 0l2 16q-32-8-64 0z', blue) +
    shape('M26 90q34 14 68 0l2 24H24z', blue) +
    oval(60, 76, 3, 4, '#b9763d', 0) +
    arrow(54, 66, 'left'),
  neck:
    face(60, 36, 28) +
    shape('M30 34q-2-30 30-30t30 30q-12-2-16-12-18 10-30 0-4 10-14 12z', hair) +
    shape('M50 60h20v20l34 12q8 6 8 22H8q0-16 8-22l34-12z', skin) +
    shape('M30 88q30 22 60 0l14 6q8 4 8 20H8q0-16 8-20z', red) +
    arrow(72, 72, 'right'),
  cheek: head() + cheeks([32, 78], [88, 78]) + arrow(94, 80, 'right'),
  freckles: head(
    [
      [36, 74],
      [44, 80],
      [32, 82],
      [84, 74],
      [76, 80],
      [88, 82],
      [40, 88],
      [80, 88],
    ]
      .map(([x = 0, y = 0]) => oval(x, y, 2.6, 2.6, '#b5622c', 0))
      .join('') + arrow(98, 80, 'right'),
  ),
  bump:
    oval(60, 26, 14, 18, '#f0837a') +
    head().replace('M20 58q-4-44', 'M20 58q-4-38').replace('40-44t40 44', '40-38t40 38') +
    oval(60, 20, 13, 14, '#f0837a') +
    line('M78 8l8-4M82 20h10M42 8l-8-4M38 20H28', yellow, 4) +
    arrow(76, 14, 'right'),
  moustache:
    oval(20, 66, 7, 9, skin) +
    oval(100, 66, 7, 9, skin) +
    face(60, 62, 42, { blank: true }) +
    fringe() +
    eyes('blij', [44, 58], [76, 58], 8) +
    oval(60, 70, 7, 6, '#e8a56a', 3) +
    shape(
      'M60 80q-12-12-22 0-8 6-16-2 0 18 22 18 12 0 16-8 4 8 16 8 22 0 22-18-8 8-16 2-10-12-22 0z',
      '#4a2a12',
    ),
  braid:
    shape('M30 60q-4-44 30-46 34 2 32 46z', '#d9a04a') +
    face(60, 62, 32) +
    shape('M28 58q0-36 32-36t32 36q-16-2-22-16-16 16-42 16z', '#d9a04a') +
    [62, 76, 90].map((y) => oval(26, y, 10, 9, '#d9a04a')).join('') +
    [62, 76, 90].map((y) => oval(94, y, 10, 9, '#d9a04a')).join('') +
    oval(26, 101, 7, 5, red) +
    oval(94, 101, 7, 5, red) +
    arrow(42, 102, 'right'),
  'cross-eyed':
    oval(20, 66, 7, 9, skin) +
    oval(100, 66, 7, 9, skin) +
    face(60, 64, 42, { blank: true }) +
    fringe() +
    oval(42, 62, 14, 14, white) +
    oval(78, 62, 14, 14, white) +
    oval(51, 65, 6, 6, '#2b1a10', 0) +
    oval(69, 65, 6, 6, '#2b1a10', 0) +
    mouth('blij', 60, 84, 12),
  shouting:
    oval(20, 66, 7, 9, skin) +
    oval(100, 66, 7, 9, skin) +
    face(60, 64, 42, { blank: true }) +
    fringe() +
    line('M36 56l14 6M84 56l-14 6', undefined, 5) +
    oval(60, 84, 18, 17, '#7c1f2b') +
    flat('M48 92q12-8 24 0-12 12-24 0z', '#f2707a') +
    line('M110 80h6M108 94l6 4M10 80H4M12 94l-6 4', red, 5),
  whistling:
    oval(14, 70, 7, 9, skin) +
    face(52, 68, 40, { blank: true }) +
    shape('M14 62q-4-42 38-42t38 42q-12-4-18-16-22 10-42-2-8 14-16 18z', hair) +
    eyes('blij', [42, 64], [70, 64], 8) +
    oval(62, 88, 6, 7, '#7c1f2b') +
    line('M98 74V48l14-4v22', undefined, 4) +
    oval(93, 75, 6, 5, '#4a2a12', 0) +
    oval(107, 67, 6, 5, '#4a2a12', 0),
  singing:
    face(50, 70, 40, { blank: true }) +
    shape('M12 64q-4-42 38-42t38 42q-12-4-18-16-22 10-42-2-8 14-16 18z', '#d9a04a') +
    line('M30 68q6-8 12 0M58 68q6-8 12 0', undefined, 4) +
    oval(50, 90, 13, 13, '#7c1f2b') +
    flat('M41 96q9-6 18 0-9 9-18 0z', '#f2707a') +
    line('M100 58V24l14-4v32', undefined, 5) +
    oval(94, 59, 8, 6, '#4a2a12', 0) +
    oval(108, 53, 8, 6, '#4a2a12', 0) +
    line('M92 88V72', undefined, 5) +
    oval(87, 89, 7, 6, '#4a2a12', 0),
  twins: [32, 88]
    .map(
      (x) =>
        shape(`M${x - 24} 118q0-40 24-40t24 40z`, red) +
        face(x, 52, 25) +
        shape(`M${x - 26} 50q0-30 26-30t26 30q-14-2-18-12-14 12-34 12z`, hair),
    )
    .join(''),
  girls: [
    [32, '#7a4a28', pink],
    [88, '#d9a04a', blue],
  ]
    .map(
      ([x, color, dress]) =>
        shape(`M${Number(x) - 26} 118q2-44 26-44t26 44z`, String(dress)) +
        oval(Number(x) - 21, 60, 7, 12, String(color)) +
        oval(Number(x) + 21, 60, 7, 12, String(color)) +
        face(Number(x), 50, 24) +
        shape(`M${Number(x) - 25} 48q0-30 25-30t25 30q-14-2-18-12-14 12-32 12z`, String(color)),
    )
    .join(''),
  'little-finger':
    rod('M38 56V20', skin, 13) +
    rod('M56 52V12', skin, 13) +
    rod('M74 54V18', skin, 13) +
    rod('M94 66V40', skin, 11) +
    rod('M32 88L14 64', skin, 13) +
    shape('M28 56q36-14 72 6 6 30-12 48H48Q28 92 28 56z', skin) +
    flat('M32 60q32-12 64 4 2 20-10 30-40 10-54-34z', skin) +
    arrow(94, 26, 'top'),
  monster:
    shape(
      'M24 30L16 6l20 12q24-12 48 0L104 6l-8 24q14 30 4 70-6 12-14 2-8 12-16 2-10 12-20 0-8 10-16-2-8 10-14-2-8-36 4-70z',
      colors.purple,
    ) +
    oval(60, 44, 20, 20, white) +
    oval(60, 46, 10, 10, '#2b1a10', 0) +
    oval(64, 42, 4, 4, '#fff', 0) +
    shape('M30 74q30 12 60 0 0 22-30 22T30 74z', '#7c1f2b') +
    shape('M38 76l6 10 6-8zM70 78l6 8 6-10z', white) +
    oval(28, 60, 4, 4, green, 0) +
    oval(94, 58, 5, 5, green, 0),
}
