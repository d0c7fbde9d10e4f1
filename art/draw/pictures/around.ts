/** Rooms, weather, what lies on the ground, and parts of things. */
import { arrow, box, colors, flat, leafyTree, line, oval, rod, shape } from './style.ts'

const { red, blue, sky, green, leaf, yellow, orange, grey, stone, white, wood, darkWood, purple, pink } =
  colors

const mud = '#8a5f3a'

const boot = (x: number): string =>
  shape(`M${x} 22h26v44q18 2 20 18v12H${x}z`, yellow) + line(`M${x} 34h26`, '#d9a52c', 4)

const chalk = (x: number, y: number, turn: number, fill: string): string =>
  `<g transform="rotate(${turn} ${x} ${y})">${shape(`M${x - 24} ${y - 8}h48v16h-48z`, fill)}${oval(x + 24, y, 4, 8, white)}</g>`

export const around: Record<string, string> = {
  'vending-machine':
    shape('M18 4h84v112H18z', red) +
    box(26, 12, 48, 74, sky) +
    [18, 42, 66]
      .map(
        (y) =>
          [
            [32, orange],
            [46, green],
            [60, purple],
          ]
            .map(([x, fill]) =>
              shape(`M${x} ${y + 16}v-9l3-4v-4h4v4l3 4v9z`, String(fill)).replaceAll(
                'stroke-width="4"',
                'stroke-width="2.5"',
              ),
            )
            .join('') + line(`M28 ${y + 18}h44`, stone, 3),
      )
      .join('') +
    box(80, 16, 16, 12, white) +
    line('M88 36v10', undefined, 5) +
    [54, 64].map((y) => oval(84, y, 3, 3, yellow, 2) + oval(93, y, 3, 3, yellow, 2)).join('') +
    box(30, 92, 40, 16, '#33383d') +
    shape('M38 106v-8h22l4 4-4 4z', orange),
  sprinkles:
    shape('M16 46q-12-6-8-20 8-14 52-14t52 14q4 14-8 20v62H16z', wood) +
    shape('M24 42q-10-4-6-14 8-8 42-8t42 8q4 10-6 14v58H24z', '#f2d9a8') +
    Array.from({ length: 34 }, (_, i) => {
      const [x, y] = [33 + ((i * 37) % 55), 30 + Math.round(i * 1.9)]
      return line(
        `M${x} ${y}l${[5, 4, -4, 0][i % 4]} ${[2, -4, 3, 6][i % 4]}`,
        i % 7 === 0 ? '#7a4a28' : '#3a2010',
        4,
      )
    }).join('') +
    arrow(78, 62, 'right'),
  cellar:
    shape('M4 54h112v62H4z', mud) +
    box(26, 30, 68, 28, white) +
    shape('M18 32L60 4l42 28z', red) +
    box(54, 40, 14, 18, darkWood) +
    box(18, 62, 84, 46, '#d8cbb0') +
    line('M20 58H4M116 58h-16', leaf, 6) +
    line('M86 62l-8 8v10h-8v10h-8v10h-8v8', darkWood, 5) +
    line('M24 82h26M24 98h20', darkWood, 4) +
    [28, 38].map((x) => shape(`M${x} 80v-10l3-3h2l3 3v10z`, green)).join('') +
    oval(34, 92, 6, 5, red, 3) +
    arrow(60, 84, 'right'),
  kitchen:
    shape('M4 4h112v112H4z', '#f2e3bd') +
    box(8, 8, 36, 26, wood) +
    box(76, 8, 36, 26, wood) +
    line('M26 10v22M94 10v22', darkWood, 3) +
    shape('M50 8h20v12l8 14H42l8-14z', grey) +
    box(4, 62, 112, 8, stone) +
    box(4, 70, 36, 46, wood) +
    box(80, 70, 36, 46, wood) +
    box(40, 70, 40, 46, white) +
    box(46, 84, 28, 24, '#33383d') +
    [48, 56, 64, 72].map((x) => oval(x, 77, 2.5, 2.5, '#33383d', 0)).join('') +
    shape('M46 46h28v16H46z', red) +
    line('M42 48h36', undefined, 6) +
    line('M56 40q-4-4 0-8M64 40q-4-4 0-8', stone, 3) +
    rod('M98 62V48q-2-8-10-6', grey, 3) +
    shape('M14 62V48h14v14z', sky) +
    line('M34 78v12M86 78v12', yellow, 4),
  claw:
    rod('M66 4q-2 30-6 50', yellow, 22) +
    rod('M58 56Q24 56 22 84M62 58Q56 76 60 92M66 56q30 2 32 30', yellow, 15) +
    rod('M70 50q18-2 26-14', yellow, 10) +
    shape('M12 82q10-8 20 2 2 20-10 32-12-14-10-34z', '#33383d') +
    shape('M50 92q10-8 20 0 2 16-8 26-12-10-12-26z', '#33383d') +
    shape('M88 84q10-8 20 0 2 18-8 32-12-14-12-32z', '#33383d') +
    shape('M90 40l4-14q10-4 18-14 2 18-12 32z', '#33383d') +
    line('M60 16h14M58 28h14M56 40h14', '#d9a52c', 4),
  chalk:
    shape('M4 8h112v104H4z', '#7d868e') +
    line('M4 60h112M60 8v104', '#6a737b', 4) +
    oval(34, 36, 14, 14, '#7d868e', 0) +
    `<circle cx="36" cy="36" r="14" fill="none" stroke="#ffe08a" stroke-width="5"/>` +
    line('M36 14v-2M14 36h-2M58 36h4M20 20l-3-3M52 20l4-3M20 52l-3 4M52 52l4 4', '#ffe08a', 4) +
    line('M20 100V80l14-12 14 12v20z', pink, 5) +
    chalk(86, 34, -20, red) +
    chalk(84, 64, 12, blue) +
    chalk(86, 94, -8, white),
  mist:
    shape('M4 4h112v112H4z', '#c9d2d6') +
    leafyTree(26, 92, 70, '#9fb5a5') +
    leafyTree(94, 88, 56, '#aebfb4') +
    rod('M60 96V38', '#8f9aa0', 4) +
    shape('M50 38l4-16h12l4 16z', '#e8e2b8') +
    ['M8 40h50', 'M66 54h46', 'M8 68h68', 'M40 82h72', 'M8 96h60', 'M56 108h56']
      .map((d) => line(d, '#f4f7f8', 9))
      .join(''),
  mud:
    boot(24) +
    boot(68) +
    shape('M4 96q10-24 28-14 12-14 26-2 14-14 28-2 22-8 30 16 2 20-30 20H30q-28 0-26-18z', mud) +
    flat('M16 96q6-8 16-6-8 2-10 8zM66 100q12-8 24-2-14-2-18 6z', '#b58a5c', 0.8) +
    shape('M38 54q6 8 0 12-8-2 0-12zM84 46q8 8 0 14-8-4 0-14z', mud) +
    oval(14, 70, 4, 4, mud, 3) +
    oval(110, 68, 4, 4, mud, 3) +
    arrow(62, 92, 'top'),
  shard:
    shape('M10 44h58l-6 8 10 8-12 10 8 10-10 8 2 12H32q-20-10-22-56z', blue) +
    line('M14 56h48M18 70h42', white, 4) +
    oval(39, 44, 29, 7, sky) +
    shape('M74 112l14-34 26 20-12 14z', blue) +
    line('M84 100l14 10', white, 4) +
    arrow(96, 78, 'top'),
  slime:
    flat('M4 100q30-10 60 0t52 0v10q-24 8-56 2T4 112z', '#b8e08a', 1) +
    line('M6 100q28-10 58 0', undefined, 4) +
    line('M6 114q28-8 58 0', undefined, 4) +
    line('M14 107h10M32 105h12', white, 4) +
    shape('M52 112q-4-16 14-16h24q4-22 10-26 14 0 14 16 0 20-14 26z', '#e0c08a') +
    line('M102 72l-2-16M110 74l4-14', undefined, 4) +
    oval(100, 54, 4, 4, '#2b1a10', 0) +
    oval(114, 58, 4, 4, '#2b1a10', 0) +
    oval(70, 76, 28, 28, orange) +
    line('M70 76q0-8 8-6 8 6 0 14-12 8-20-4-4-16 10-22 18-4 24 12', darkWood, 4) +
    arrow(24, 94, 'top'),
  spark:
    shape('M22 116l76-14-4-12-74 14zM98 116L22 102l4-12 76 14z', wood) +
    shape('M50 100q-24-10-14-36 4 8 10 8-4-24 14-38 0 18 12 24 4-4 4-10 20 22 4 44-10 12-30 8z', orange) +
    shape('M54 98q-10-8-4-22 8 4 10-6 12 10 8 22-4 8-14 6z', yellow) +
    shape('M94 22l4 10 10 4-10 4-4 10-4-10-10-4 10-4z', yellow) +
    arrow(78, 30, 'left'),
}
