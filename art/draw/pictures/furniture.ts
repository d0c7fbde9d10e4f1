/** What stands in a house. */
import { arrow, box, colors, flat, line, oval, rod, shape } from './style.ts'

const { wood, darkWood, red, blue, green, yellow, orange, grey, white, pink } = colors

export const furniture: Record<string, string> = {
  wardrobe:
    box(22, 8, 76, 98, wood) +
    line('M60 10v94', undefined, 4) +
    box(30, 18, 22, 78, '#cf8f55') +
    box(68, 18, 22, 78, '#cf8f55') +
    oval(48, 60, 3.5, 3.5, yellow, 3) +
    oval(72, 60, 3.5, 3.5, yellow, 3) +
    shape('M26 106h14v8H26zM80 106h14v8H80z', darkWood),
  table:
    shape('M6 40l16-14h76l16 14v10H6z', wood) +
    line('M10 40h100') +
    shape('M12 50h12v58H14zM108 50H96v58h10z', darkWood) +
    shape('M32 50h8v40h-8zM88 50h-8v40h8z', darkWood),
  cradle:
    shape('M14 32q14-16 26 0l4 22h70l-10 44H24z', wood) +
    shape('M22 52q40-12 84 4l-2 14H26z', pink) +
    oval(38, 44, 13, 13, colors.skin) +
    line('M33 44q2 2 4 0M40 44q2 2 4 0M36 51q3 2 6 0', undefined, 3) +
    shape('M14 100q46 26 96-2l4 8q-52 28-104 2z', darkWood),
  stairs:
    shape('M8 110V92h22V72h22V52h22V32h22V12h16v98z', wood) +
    line('M8 92h22M30 72h22M52 52h22M74 32h22', '#f2d9a8', 5) +
    line('M30 92v18M52 72v38M74 52v58M96 32v78', darkWood, 3),
  'stair-step':
    shape('M8 110V92h22V72h22V52h22V32h22V12h16v98z', grey) + box(28, 70, 26, 14, red) + arrow(40, 66, 'top'),
  safe:
    box(14, 12, 92, 88, grey) +
    box(26, 24, 68, 64, '#c9d0d6') +
    oval(54, 56, 18, 18, '#6d7884') +
    line('M54 42v28M40 56h28', white, 4) +
    rod('M84 46v20', yellow, 5) +
    shape('M22 100h16v10H22zM82 100h16v10H82z', '#6d7884'),
  chest:
    shape('M10 52q0-32 30-32h40q30 0 30 32z', wood) +
    box(10, 52, 100, 52, darkWood) +
    shape('M26 24h10v80H26zM84 24h10v80H84z', yellow) +
    box(50, 46, 20, 22, yellow) +
    oval(60, 56, 3.5, 3.5, '#4a2a12', 0),
  'treasure-chest':
    shape('M12 44q2-34 34-34h28q32 0 34 34z', wood) +
    oval(34, 54, 11, 11, yellow) +
    oval(56, 48, 12, 12, yellow) +
    oval(82, 54, 12, 12, yellow) +
    shape('M60 44l10-10 10 10-10 14z', '#4cc9e6') +
    box(12, 58, 96, 50, darkWood) +
    shape('M26 58h10v50H26zM84 58h10v50H84z', yellow) +
    box(50, 56, 20, 22, yellow) +
    oval(60, 66, 3.5, 3.5, '#4a2a12', 0),
  treasure:
    shape('M6 108q8-32 30-40 24-16 48 2 24 8 30 38z', yellow) +
    [
      [28, 94],
      [50, 78],
      [72, 90],
      [92, 98],
      [52, 100],
      [72, 70],
    ]
      .map(([x = 0, y = 0]) => oval(x, y, 11, 8, '#ffdf6b', 3))
      .join('') +
    shape('M34 66L26 26l20 14 14-26 14 26 20-14-8 40z', '#ffdf6b') +
    oval(60, 52, 6, 7, red, 3) +
    shape('M14 90l9-10 9 10-9 12z', '#4cc9e6') +
    shape('M84 84l8-9 8 9-8 11z', colors.purple),
  fridge:
    box(26, 6, 68, 102, '#e6edf2') +
    line('M26 44h68') +
    rod('M36 22v12M36 56v22', grey, 4) +
    box(64, 58, 18, 14, yellow) +
    oval(70, 26, 5, 5, red, 3) +
    shape('M32 108h12v6H32zM76 108h12v6H76z', '#6d7884'),
  stove:
    box(16, 36, 88, 74, '#e6edf2') +
    box(28, 64, 64, 36, '#5b6670') +
    rod('M34 58h52', grey, 3) +
    [30, 50, 70, 90].map((x) => oval(x, 46, 4, 4, '#33383d', 0)).join('') +
    shape('M26 30h24v6H26zM70 30h24v6H70z', '#33383d') +
    shape('M28 12h24v18H28z', red) +
    rod('M54 18h14', '#33383d', 3) +
    line('M36 6q-4-2 0-4M44 6q-4-2 0-4', grey, 3),
  'cash-register':
    shape('M24 56l10-26h52l10 26v20H24z', blue) +
    box(44, 8, 40, 18, '#33383d') +
    box(50, 12, 28, 10, '#9be38a') +
    line('M60 26v6') +
    [0, 1, 2, 3, 4, 5]
      .map((i) => box(38 + (i % 3) * 16, 38 + Math.floor(i / 3) * 15, 10, 8, white))
      .join('') +
    box(10, 76, 100, 32, '#6d7884') +
    rod('M48 92h24', yellow, 5),
  'coat-rack':
    box(8, 22, 104, 16, wood) +
    line('M28 38q0 14 10 12M60 38q0 14 10 12M92 38q0 14 10 12', undefined, 6) +
    shape('M54 50q6-8 12 0l22 16-8 12-6-4v38H46V74l-6 4-8-12z', red) +
    line('M60 54v58'),
  'night-lamp':
    shape('M36 62L46 22h36l10 40z', yellow) +
    flat('M44 58l8-32h8l-4 32z', '#fff', 0.5) +
    rod('M64 64v30', wood, 6) +
    shape('M42 106q0-14 22-14t22 14z', wood) +
    shape('M26 8q-16 6-14 22 6 14 22 8-14-6-8-30z', '#ffe89a') +
    shape('M100 14l3 7 7 1-5 5 1 7-6-3-6 3 1-7-5-5 7-1z', '#ffe89a'),
  lantern:
    line('M42 26q18-28 36 0', undefined, 5) +
    shape('M34 36l10-14h32l10 14z', darkWood) +
    box(36, 36, 48, 58, '#ffe89a') +
    shape('M60 52q16 18 0 32-16-14 0-32z', orange) +
    line('M48 38v54M72 38v54') +
    shape('M28 94h64v14H28z', darkWood),
  'street-lamp':
    rod('M42 112V28q0-14 22-14h14', '#5b6670', 6) +
    shape('M30 104h24v10H30z', '#5b6670') +
    flat('M70 28h32l14 60H54z', '#ffe45c', 0.55) +
    shape('M70 14q16-8 32 14H66z', '#5b6670') +
    oval(84, 30, 9, 5, yellow),
  'fish-bowl':
    shape('M34 20h52q24 20 20 54-6 32-46 34-40-2-46-34-4-34 20-54z', '#d8f0fb') +
    flat('M16 56h88q6 48-44 50-50-2-44-50z', '#6cc4ec', 0.8) +
    shape('M40 72q14-18 34-4l14-12v30L74 78q-18 14-34-6z', orange) +
    oval(50, 70, 3, 3, '#2b1a10', 0) +
    line('M34 20h52', undefined, 6) +
    oval(34, 52, 4, 4, white, 0) +
    oval(42, 42, 3, 3, white, 0),
  'bird-cage':
    line('M60 14q-6-10 0-10t0 10') +
    shape('M22 104V54q2-40 38-40t38 40v50z', '#eaf6fb') +
    shape('M50 58q20-8 22 12-2 16-18 14l-16 8 4-18z', blue) +
    shape('M72 64l10 4-10 5z', yellow) +
    oval(64, 66, 3, 3, '#2b1a10', 0) +
    line('M36 26v78M48 16v88M72 16v88M84 26v78', '#8b949c', 4) +
    line('M44 90h32', darkWood, 5) +
    shape('M14 102h92v12H14z', yellow),
  'tiled-floor':
    shape('M8 8h104v46H8z', '#f2d9a8') +
    shape('M8 54h104v56H8z', '#c98a58') +
    line('M8 72h104M8 92h104M30 54L16 110M52 54l-6 56M72 54l4 56M92 54l14 56', darkWood, 3) +
    arrow(60, 80, 'top'),
  curtains:
    box(10, 14, 100, 92, '#3a2d55') +
    shape('M10 92h100v16H10z', wood) +
    shape('M10 14h100v14q-12 14-25 0-12 14-25 0-12 14-25 0-12 14-25 0z', red) +
    shape('M10 22q26 20 22 70H10zM110 22q-26 20-22 70h22z', red) +
    line('M18 34q6 30 2 56M102 34q-6 30-2 56', '#a8332b', 3) +
    flat('M60 40l-20 50h40z', '#fff3b0', 0.6),
  doors:
    box(10, 12, 44, 98, red) +
    box(66, 12, 44, 98, blue) +
    box(18, 22, 28, 28, '#f0837a') +
    box(74, 22, 28, 28, '#7cc0ea') +
    oval(46, 66, 4, 4, yellow, 3) +
    oval(74, 66, 4, 4, yellow, 3),
  'door-bell':
    box(6, 6, 60, 108, green) +
    box(16, 18, 40, 34, '#8fd17c') +
    oval(56, 70, 4, 4, yellow, 3) +
    box(80, 44, 30, 44, grey) +
    oval(95, 66, 9, 9, red) +
    arrow(95, 38, 'top'),
}
