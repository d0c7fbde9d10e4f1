/** What is eaten, and what grows. */
import { arrow, box, colors, flat, leafyTree, line, oval, rod, shape } from './style.ts'

const { red, green, leaf, yellow, orange, white, wood, darkWood, blue, sky, purple, pink } = colors

const nut = (x: number, y: number): string =>
  shape(`M${x} ${y - 26}q30 6 28 34-4 24-28 32-24-8-28-32-2-28 28-34z`, wood) +
  shape(`M${x - 30} ${y - 6}q-4-26 30-28 34 2 30 28-8 6-15-2-8 8-15 2-8 6-15-2-8 8-15 2z`, '#d9b47a') +
  flat(`M${x - 16} ${y + 6}q0 18 10 24-16-6-16-22z`, '#fff', 0.5)

const bush = (x: number, foot: number, size: number): string =>
  shape(
    `M${x - size} ${foot}q${-size * 0.4} ${-size * 0.7} ${size * 0.3} ${-size * 0.8}q${size * 0.2} ${-size * 0.7} ${size * 0.7} ${-size * 0.4}q${size * 0.6} ${-size * 0.3} ${size * 0.7} ${size * 0.4}q${size * 0.7} ${size * 0.2} ${size * 0.3} ${size * 0.8}z`,
    green,
  ) +
  line(
    `M${x - size * 0.4} ${foot - size * 0.5}q${size * 0.2} ${-size * 0.2} ${size * 0.4} 0M${x + size * 0.1} ${foot - size * 0.8}q${size * 0.2} ${-size * 0.2} ${size * 0.4} 0M${x + size * 0.3} ${foot - size * 0.3}q${size * 0.2} ${-size * 0.2} ${size * 0.4} 0`,
    '#3f8a3a',
    4,
  )

const seedling = (x: number, height: number, leaves: number): string =>
  rod(`M${x} 92V${92 - height}`, green, 4) +
  Array.from({ length: leaves }, (_, i) => {
    const y = 92 - height + i * 18
    return shape(`M${x} ${y + 6}q-4-16-18-14 2 14 18 14zM${x} ${y + 6}q4-16 18-14-2 14-18 14z`, leaf)
  }).join('')

const slice = (x: number, y: number): string =>
  shape(`M${x} ${y}q-12-6-8-20 6-12 44-12t44 12q4 14-8 20v58H${x}z`, wood) +
  shape(`M${x + 8} ${y - 4}q-10-4-6-12 6-8 34-8t34 8q4 8-6 12v54H${x + 8}z`, '#f2d9a8')

export const food: Record<string, string> = {
  nut: nut(60, 60),
  hazelnuts: nut(34, 62) + nut(88, 66),
  cabbage:
    oval(60, 62, 50, 46, leaf) +
    shape(
      'M14 50q4-34 38-36-18 30-10 60-4 24-22 12-8-14-6-36zM106 50q-4-34-38-36 18 30 10 60 4 24 22 12 8-14 6-36z',
      green,
    ) +
    line('M60 20v80M60 44q-14-4-18-14M60 44q14-4 18-14M60 70q-12-4-16-12M60 70q12-4 16-12', '#e6f5c8', 4),
  sausage:
    rod('M24 40q34 44 72 36', '#b5502c', 30) +
    line('M32 36q30 34 58 32', '#e08a5c', 6) +
    line('M14 26l-6-8M14 26l-10 0M108 76l8-6M108 76l8 8', undefined, 5),
  crust: slice(16, 46) + arrow(74, 76, 'right'),
  peel:
    shape(
      'M34 62q-20 10-22 38 14 0 24-22zM60 60q-4 28 6 52 14-16 6-46zM84 58q22 8 24 34-16 2-26-20z',
      yellow,
    ) +
    shape('M44 66q-4-46 26-58 10 20 12 54-18 16-38 4z', '#fff3c4') +
    shape('M36 62q24-8 48-2l-2 14q-22 10-42 2z', yellow) +
    arrow(38, 90, 'left'),
  'fruit-basket':
    oval(40, 36, 20, 20, red) +
    oval(78, 40, 20, 18, orange) +
    shape('M50 40Q40 14 66 6q-2 20 14 34z', yellow) +
    oval(22, 52, 12, 12, purple) +
    oval(100, 54, 11, 11, green) +
    shape('M8 56h104l-14 52H22z', wood) +
    line('M12 72h96M18 90h84M34 58l6 48M60 58v48M86 58l-6 48', darkWood, 4),
  'melting-ice':
    shape('M40 66h40L60 114z', '#d9a866') +
    line('M46 78l22 14M74 78L52 92', '#a87638', 3) +
    shape(
      'M30 46q0-36 30-36t30 36q6 8 2 20-8 4-10-6-6 22-14 8-8 22-16-2-6 16-14-4-4 8-10 2-4-10 2-18z',
      pink,
    ) +
    flat('M40 40q2-16 14-20-6 10-8 22z', '#fff', 0.6) +
    shape('M92 88q8 12 0 16-8-4 0-16z', pink),
  sugar: [
    [36, 54],
    [68, 62],
    [50, 24],
  ]
    .map(
      ([x = 0, y = 0]) =>
        shape(`M${x} ${y}l22-10 20 10v26l-20 12-22-12z`, white) +
        line(`M${x} ${y}l22 12 20-12M${x + 22} ${y + 12}v24`, '#8b949c', 3),
    )
    .join(''),
  'cookie-crumbs':
    oval(50, 50, 40, 40, '#d9a04a') +
    [
      [34, 38],
      [54, 30],
      [40, 62],
      [62, 58],
    ]
      .map(([x = 0, y = 0]) => oval(x, y, 5, 5, '#7a4a28', 0))
      .join('') +
    [
      [96, 92],
      [78, 102],
      [106, 104],
      [90, 108],
    ]
      .map(([x = 0, y = 0]) => oval(x, y, 4, 4, '#d9a04a', 3))
      .join('') +
    arrow(92, 84, 'top'),
  sandwich: slice(16, 46),
  sandwiches: slice(14, 34) + slice(52, 54),
  cup:
    shape('M22 22h62v76q0 12-12 12H34q-12 0-12-12z', blue) +
    line('M86 40q22 0 20 20-2 18-20 18', undefined, 13) +
    line('M86 40q22 0 20 20-2 18-20 18', blue, 5) +
    oval(53, 22, 31, 8, white) +
    flat('M30 36h8v60q-8-2-8-10z', '#fff', 0.4),
  rusk:
    oval(60, 78, 50, 26, '#c98a3c') +
    oval(60, 64, 50, 28, '#f0cf8a') +
    [
      [40, 56],
      [58, 50],
      [78, 58],
      [48, 72],
      [70, 74],
      [88, 66],
      [30, 66],
    ]
      .map(([x = 0, y = 0]) => oval(x, y, 3, 2.5, '#b9823c', 0))
      .join(''),
  'peach-pit':
    oval(60, 62, 48, 46, orange) +
    oval(60, 62, 38, 36, '#ffd98a') +
    shape('M60 38q18 8 16 26-4 18-16 24-12-6-16-24-2-18 16-26z', darkWood) +
    line('M60 46v32M52 54v18M68 54v18', '#5a3015', 3) +
    arrow(78, 64, 'right'),
  gherkin:
    rod('M26 90Q50 88 94 36', '#6f9a3c', 28) +
    [
      [40, 84],
      [54, 72],
      [66, 76],
      [74, 54],
      [88, 50],
      [58, 86],
    ]
      .map(([x = 0, y = 0]) => oval(x, y, 3, 3, '#c2dc7a', 0))
      .join(''),
  branch:
    rod('M8 92q40-10 104-60M56 72q6-28 22-44', darkWood, 8) +
    [
      [34, 62, -30],
      [92, 20, 20],
      [98, 62, 60],
      [66, 98, 100],
    ]
      .map(([x = 0, y = 0, turn = 0]) => oval(x, y, 9, 16, green, 4, turn))
      .join(''),
  stick:
    rod('M18 104L98 18', wood, 9) + rod('M64 54l18 2', wood, 5) + line('M34 84l10-10M80 36l8-8', darkWood, 3),
  bush: bush(60, 102, 44),
  bushes: bush(36, 100, 26) + bush(88, 104, 24),
  growing: box(6, 92, 108, 20, darkWood) + seedling(24, 22, 1) + seedling(56, 46, 2) + seedling(92, 74, 3),
  thorn:
    rod('M50 114Q70 60 52 8', green, 9) +
    shape('M62 66l26 8-26 12zM58 36L36 30l20-10zM58 96L32 94l24-12z', '#b5502c') +
    arrow(92, 74, 'right'),
  seaweed:
    shape('M4 100q56-14 112 0v14H4z', '#f0d9a0') +
    line('M30 104q-14-20 0-36t0-36 4-22M60 104q14-22 0-40t2-44M90 104q-12-18 0-32t2-34', undefined, 15) +
    line('M30 104q-14-20 0-36t0-36 4-22M60 104q14-22 0-40t2-44M90 104q-12-18 0-32t2-34', green, 8) +
    oval(100, 24, 4, 4, sky, 3) +
    oval(108, 10, 3, 3, sky, 3),
  hay:
    shape('M8 104q-4-30 20-50Q40 16 62 14q24 4 34 42 20 18 16 48z', yellow) +
    line(
      'M30 92l10-30M48 100l6-40M70 100l-8-44M90 92L78 62M52 44l8-16M20 98l4-14M102 98l-6-14',
      '#c9962a',
      4,
    ) +
    rod('M100 44L84 84', wood, 4),
  trees: leafyTree(34, 106, 72) + leafyTree(84, 112, 84),
  'apple-trees': [
    [32, 106, 72],
    [86, 112, 82],
  ]
    .map(
      ([x = 0, foot = 0, height = 0]) =>
        leafyTree(x, foot, height) +
        [
          [-10, 0.6],
          [8, 0.72],
          [0, 0.5],
          [14, 0.52],
        ]
          .map(([dx = 0, part = 0]) => oval(x + dx, foot - height * part, 4.5, 4.5, red, 3))
          .join(''),
    )
    .join(''),
  autumn:
    leafyTree(60, 104, 96, orange) +
    [
      [18, 96, 30, red],
      [98, 92, -40, orange],
      [34, 110, 80, yellow],
      [86, 110, 10, red],
      [16, 62, 50, orange],
      [106, 60, -20, yellow],
    ]
      .map(([x, y, turn, fill]) => oval(Number(x), Number(y), 4.5, 8, String(fill), 3, Number(turn)))
      .join(''),
  'flower-stem':
    rod('M60 112V46', green, 6) +
    [
      [60, 16],
      [82, 32],
      [74, 54],
      [46, 54],
      [38, 32],
    ]
      .map(([x = 0, y = 0]) => oval(x, y, 13, 13, pink))
      .join('') +
    oval(60, 36, 11, 11, yellow) +
    arrow(68, 88, 'right'),
  acorn:
    shape('M36 50h48q4 40-24 60-28-20-24-60z', '#c98a3c') +
    shape('M26 50q-2-28 34-28t34 28q-34 12-68 0z', darkWood) +
    rod('M60 20l4-12', darkWood, 4) +
    line('M40 38l6 6M54 32l6 6M70 32l6 6M80 40l4 4', '#b9763d', 4),
}
