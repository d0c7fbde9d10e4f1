/** Places, buildings and what stands outside. */
import { arrow, box, colors, face, flat, house, leafyTree, line, oval, pine, rod, shape } from './style.ts'

const { wood, darkWood, red, blue, sky, green, leaf, yellow, orange, grey, stone, white, pink, skin } = colors

const sand = '#f0d9a0'

/** A small person: the middle of the feet and the height. */
const person = (x: number, foot: number, height: number, shirt: string): string =>
  shape(
    `M${x - height * 0.16} ${foot}l2-${height * 0.32}h${height * 0.32 - 4}l2 ${height * 0.32}z`,
    '#3d5f9a',
  ) +
  shape(
    `M${x - height * 0.2} ${foot - height * 0.3}q0-${height * 0.36} ${height * 0.2}-${height * 0.36}t${height * 0.2} ${height * 0.36}z`,
    shirt,
  ) +
  face(x, foot - height * 0.78, height * 0.18) +
  shape(
    `M${x - height * 0.19} ${foot - height * 0.8}q0-${height * 0.2} ${height * 0.19}-${height * 0.2}t${height * 0.19} ${height * 0.2}q-${height * 0.2}-${height * 0.1}-${height * 0.38} 0z`,
    colors.hair,
  )

export const places: Record<string, string> = {
  forest: pine(28, 104, 76) + pine(92, 104, 80) + pine(60, 114, 100, leaf),
  roof: house(18, 112, 78, 46, white, red) + arrow(38, 44, 'left'),
  fence:
    [16, 38, 60, 82, 104].map((x) => shape(`M${x - 8} 108V34l8-12 8 12v74z`, white)).join('') +
    box(4, 48, 112, 10, white) +
    box(4, 82, 112, 10, white),
  kennel:
    shape('M18 58h84v52H18z', wood) +
    shape('M8 60L60 12l52 48z', red) +
    shape('M42 110V86q0-18 18-18t18 18v24z', '#3a2413') +
    line('M20 74h18M82 74h18M20 92h16M84 92h16', darkWood, 3),
  smoke:
    box(40, 76, 40, 36, red) +
    box(34, 68, 52, 12, '#b53a31') +
    shape(
      'M54 64q-16-6-6-18-14-10 0-20 2-18 22-16 20-8 28 8 16 6 8 18 6 14-12 16-4 12-18 8-4 6-22 4z',
      grey,
    ) +
    line('M58 42q4-10 14-6M80 40q6-8 12-2', stone, 4) +
    arrow(46, 34, 'left'),
  garden:
    shape('M4 62q56-16 112 0v52H4z', leaf) +
    [14, 32, 50, 68, 86, 104].map((x) => shape(`M${x - 6} 66V36l6-8 6 8v30z`, white)).join('') +
    box(4, 44, 112, 8, white) +
    [
      [22, 90, red],
      [46, 98, pink],
      [74, 92, yellow],
      [98, 98, red],
    ]
      .map(
        ([x, y, fill]) =>
          rod(`M${x} ${Number(y) + 14}V${y}`, green, 3) +
          oval(Number(x), Number(y) - 6, 9, 9, String(fill)) +
          oval(Number(x), Number(y) - 6, 3, 3, white, 0),
      )
      .join(''),
  corner:
    line('M20 14V100H106', undefined, 16) +
    line('M20 14V100H106', blue, 8) +
    shape('M28 92V62q30 0 30 30z', yellow) +
    arrow(62, 58, 'right'),
  giant: person(76, 114, 108, red) + house(8, 114, 26, 18, white, orange),
  puddle:
    shape('M8 88q-6-24 26-26 18-20 42-8 38-4 38 26 0 28-54 28-46 0-52-20z', blue) +
    flat('M24 84q6-12 24-12-12 4-14 14z', '#fff', 0.6) +
    line('M72 88q12-6 24 0', '#d8f0fb', 4) +
    shape('M44 12q10 16 0 20-10-4 0-20zM74 22q8 12 0 16-8-4 0-16z', sky),
  street:
    box(4, 80, 112, 32, stone) +
    line('M10 96h16M40 96h16M70 96h16M100 96h12', white, 5) +
    house(12, 78, 40, 34, yellow, red) +
    house(66, 78, 40, 34, white, blue),
  village:
    house(8, 84, 26, 20, white, red) +
    box(50, 44, 22, 56, grey) +
    shape('M46 46L61 8l15 38z', '#6d7884') +
    house(84, 90, 26, 22, yellow, orange) +
    leafyTree(40, 100, 36) +
    shape('M4 96q56-14 112 0v18H4z', leaf),
  storm:
    shape('M60 112q2-40-10-56h12q10 20 10 56z', darkWood) +
    shape(
      'M54 62Q30 70 20 50q20-8 16-24 26 2 30-14 22 6 24 22 24-2 24 16-16 0-20 14-16-8-24 4-10-8-16-6z',
      green,
    ) +
    line('M4 80h30M4 92h20M90 84h26M84 98h22M4 24h16', sky, 5) +
    shape('M4 108q56-10 112 0v8H4z', leaf),
  market:
    box(16, 58, 88, 12, wood) +
    box(22, 70, 76, 40, '#d9a866') +
    [
      [30, 52, red],
      [46, 52, orange],
      [62, 52, green],
      [78, 52, red],
      [92, 52, yellow],
    ]
      .map(([x, y, fill]) => oval(Number(x), Number(y), 8, 8, String(fill), 3))
      .join('') +
    rod('M20 58V30M100 58V30', darkWood, 4) +
    [0, 1, 2, 3, 4, 5]
      .map((i) => shape(`M${8 + i * 17.4} 36l4-26h10l3.4 26q-8.5 10-17.4 0z`, i % 2 === 0 ? red : white))
      .join(''),
  barn:
    shape('M12 52L60 12l48 40v60H12z', red) +
    shape('M4 56L60 8l56 48-6 6L60 20 10 62z', darkWood) +
    box(40, 66, 40, 46, '#b53a31') +
    line('M42 68l36 42M78 68l-36 42', white, 5) +
    box(50, 36, 20, 16, white),
  coach:
    shape('M26 40q0-26 36-26t36 26v30q-34 14-72 0z', yellow) +
    box(36, 34, 20, 20, sky) +
    box(68, 34, 20, 20, sky) +
    shape('M52 14q10-12 20 0z', red) +
    rod('M98 66l16-8', darkWood, 4) +
    [34, 90]
      .map(
        (x) =>
          oval(x, 90, 20, 20, red) +
          oval(x, 90, 13, 13, white) +
          line(`M${x - 12} 90h24M${x} 78v24`, undefined, 4),
      )
      .join(''),
  canal:
    shape('M4 76h112v38H4z', blue) +
    line('M14 100q10-6 20 0M84 96q10-6 20 0', '#d8f0fb', 4) +
    [
      ['8', red],
      ['42', yellow],
      ['76', orange],
    ]
      .map(
        ([x, fill]) =>
          shape(`M${x} 70V28l8-6V12h20v10l8 6v42z`, String(fill)) +
          box(Number(x) + 8, 34, 8, 12, white) +
          box(Number(x) + 22, 34, 8, 12, white) +
          box(Number(x) + 14, 54, 10, 16, darkWood),
      )
      .join('') +
    box(2, 68, 116, 8, stone) +
    shape('M42 88h40l-8 14H50z', wood),
  bend:
    shape('M4 6h112v108H4z', leaf) +
    line('M34 112V82q0-30 30-30h46', undefined, 44) +
    line('M34 116V82q0-30 30-30h56', '#5b6670', 36) +
    line('M34 108V82q0-30 30-30h42', white, 4).replace(
      'stroke-width="4"',
      'stroke-width="4" stroke-dasharray="9 9"',
    ),
  lake:
    shape('M4 50q56-14 112 0v64H4z', leaf) +
    shape('M12 82q0-24 48-26 48 2 48 26 0 22-48 24-48-2-48-24z', blue) +
    line('M34 78q10-6 20 0M62 92q10-6 20 0', '#d8f0fb', 4) +
    pine(18, 52, 40) +
    pine(102, 52, 40) +
    shape('M66 70h26l-6 10H72z', red) +
    shape('M78 68V44l14 22z', white),
  gate:
    box(8, 30, 22, 80, stone) +
    box(90, 30, 22, 80, stone) +
    shape('M6 30l13-16 13 16zM88 30l13-16 13 16z', red) +
    shape('M30 110V50q30-24 60 0v60z', darkWood) +
    line('M44 44v66M60 40v70M76 44v66M32 72h56', '#33383d', 5) +
    oval(54, 80, 3, 3, yellow, 0),
  treehouse:
    shape('M46 114l4-50h22l6 50z', darkWood) +
    shape('M8 60Q4 20 40 14q20-16 44 0 32 8 28 46-14 12-30 4-20 14-40 2-20 10-34-6z', green) +
    box(32, 42, 56, 32, wood) +
    shape('M24 44l36-28 36 28z', red) +
    box(40, 52, 14, 22, '#3a2413') +
    box(64, 50, 16, 14, sky) +
    line('M40 76v36M54 76v36M40 84h14M40 94h14M40 104h14', '#f2d9a8', 4) +
    box(26, 72, 68, 8, darkWood),
  balcony:
    box(14, 6, 92, 106, orange) +
    shape('M40 60V34q0-18 20-18t20 18v26z', sky) +
    line('M60 16v44') +
    box(20, 88, 80, 10, stone) +
    line('M26 62v26M38 62v26M50 62v26M62 62v26M74 62v26M86 62v26M96 62v26', undefined, 4) +
    rod('M22 62h76', stone, 3) +
    oval(34, 56, 7, 6, red, 3) +
    oval(86, 56, 7, 6, red, 3),
  'climbing-frame':
    line('M16 112V40q44-50 88 0v72M16 62h88M16 86h88M38 20v92M60 12v100M82 20v92', undefined, 12) +
    line('M16 112V40q44-50 88 0v72', red, 5) +
    line('M16 62h88M16 86h88', yellow, 5) +
    line('M38 20v92M60 14v98M82 20v92', blue, 5),
  'spring-chicken':
    line('M60 84q-16 4 0 8t0 8-0 8', undefined, 9) +
    shape('M34 112q0-8 26-8t26 8z', stone) +
    shape('M12 34q10 26 36 20 6-36 26-36 24 2 24 34 0 38-42 38Q10 88 12 34z', yellow) +
    shape('M64 20q-4-14 6-12 4-8 10 0 10-4 8 12z', red) +
    shape('M96 40l16 4-14 8z', orange) +
    oval(80, 38, 4, 4, '#2b1a10', 0) +
    rod('M66 60h24', red, 5) +
    shape('M34 58q14-10 28 4-8 16-24 10z', '#f2b632'),
  winter:
    shape('M4 84q56-24 112 0v30H4z', white) +
    shape('M28 96V70l-20 0 14-16H12l20-30 20 30H42l14 16H36v26z', '#5b8f7a') +
    flat('M20 44l12-20 12 20q-12 6-24 0zM16 66l8-10h16l8 10q-16 6-32 0z', white) +
    oval(86, 88, 20, 18, white) +
    oval(86, 60, 14, 14, white) +
    shape('M78 48l2-14h14l2 14z', '#33383d') +
    flat('M86 62l14 4-14 2z', orange) +
    oval(81, 58, 2, 2, '#2b1a10', 0) +
    oval(91, 58, 2, 2, '#2b1a10', 0) +
    [
      [60, 20],
      [108, 24],
      [62, 48],
      [100, 10],
      [10, 20],
      [112, 66],
    ]
      .map(([x = 0, y = 0]) => oval(x, y, 3.5, 3.5, white, 3))
      .join(''),
  hills:
    shape('M4 112V90Q40 22 84 72l32 40z', green) +
    shape('M44 112Q76 44 116 74v38z', leaf) +
    oval(96, 24, 14, 14, yellow),
  'sea-bed':
    shape('M4 6h112v108H4z', blue) +
    shape('M4 92q30-14 56-4t56-4v30H4z', sand) +
    shape('M24 36q14-14 28 0l10-8v18l-10-8q-14 12-28-2z', orange) +
    line('M96 88q-10-14 0-26t0-16', green, 6) +
    oval(30, 96, 6, 4, '#d98a5c', 3) +
    arrow(66, 84, 'top'),
  corridor:
    shape('M4 6h112v108H4z', '#f2d9a8') +
    shape('M40 36h40v50H40z', '#e6c794') +
    shape('M4 114l36-28h40l36 28z', darkWood) +
    line('M4 6l36 30M116 6L80 36', undefined, 4) +
    shape('M50 50h20v36H50z', red) +
    shape('M12 26l18 16v48l-18 14zM108 26L90 42v48l18 14z', blue),
  'ring-of-children': [0, 1, 2, 3, 4, 5, 6, 7]
    .map((i) => {
      const [x, y] = [60 + Math.cos((i * Math.PI) / 4) * 44, 60 + Math.sin((i * Math.PI) / 4) * 44]
      return (
        face(Math.round(x), Math.round(y), 12) +
        shape(
          `M${Math.round(x) - 13} ${Math.round(y) - 2}q0-14 13-14t13 14q-13-6-26 0z`,
          [colors.hair, '#33383d', '#d9a04a'][i % 3] ?? red,
        )
      )
    })
    .join(''),
  choir:
    [28, 60, 92]
      .map(
        (x, i) =>
          shape(`M${x - 16} 114V86q0-18 16-18t16 18v28z`, [red, blue, green][i] ?? red) +
          oval(x, 52, 17, 17, skin) +
          shape(`M${x - 18} 50q0-20 18-20t18 20q-18-8-36 0z`, [colors.hair, '#33383d', '#d9a04a'][i] ?? red) +
          line(`M${x - 9} 52q3-4 6 0M${x + 3} 52q3-4 6 0`, undefined, 3) +
          oval(x, 61, 5, 5, '#7c1f2b', 0),
      )
      .join('') + line('M44 22V8l8-3v14M76 24V10l8-3v14', undefined, 4),
  wedding:
    shape('M66 114V78q0-18 20-18t20 18v36z', '#33383d') +
    shape('M8 114q10-52 30-54 20 2 26 54z', white) +
    oval(36, 40, 16, 16, skin) +
    oval(84, 40, 16, 16, skin) +
    shape('M18 70Q12 14 38 20q20 2 16 16-14-8-24 2z', white) +
    shape('M67 38q0-20 17-20t17 20q-16-10-34 0z', colors.hair) +
    line('M30 44q4 4 10 0M80 44q4 4 10 0', undefined, 3) +
    shape('M60 82q-12-8-8-14 4-4 8 2 4-6 8-2 4 6-8 14z', red),
  sail:
    shape('M10 90h100l-14 20H28z', wood) +
    rod('M54 88V10', darkWood, 4) +
    shape('M62 12q44 30 46 70H62z', yellow) +
    shape('M46 24v58H18z', white) +
    arrow(96, 30, 'right'),
  'wash-tub':
    shape('M8 46h104l-12 54q-40 18-80 0z', grey) +
    oval(60, 46, 52, 14, sky) +
    line('M16 66q44 16 88 0M20 86q40 14 80 0', stone, 4) +
    rod('M6 58q-6 8 2 14M114 58q6 8-2 14', stone, 4),
  pond:
    shape('M4 54q56-14 112 0v60H4z', leaf) +
    shape('M14 84q0-20 46-22 46 2 46 22 0 20-46 22-46-2-46-22z', blue) +
    shape('M44 74q6 8 18 2 8 8-2 14-14 4-20-4z', yellow) +
    oval(46, 70, 8, 8, yellow) +
    flat('M38 70l-8 2 8 3z', orange) +
    oval(84, 92, 11, 6, green) +
    oval(90, 90, 4, 4, pink, 3) +
    rod('M104 70V36M96 66V44', '#7a4a28', 4),
  'traffic-sign':
    rod('M60 76v36', grey, 7) +
    shape('M60 6L112 88H8z', red) +
    shape('M60 26l34 54H26z', white) +
    oval(60, 46, 6, 6, '#2b1a10', 0) +
    line('M60 54v12M50 58l10-2 10 4M60 66l-8 10M60 66l8 10', '#2b1a10', 6),
}
