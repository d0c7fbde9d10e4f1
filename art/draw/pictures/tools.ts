/** What a hand takes hold of. */
import { arrow, box, colors, flat, line, oval, rod, shape } from './style.ts'

const { wood, darkWood, red, blue, sky, green, yellow, orange, grey, white, pink } = colors

const pencilColors = [red, orange, yellow, green, blue, colors.purple]

export const tools: Record<string, string> = {
  eraser:
    shape('M12 76l52-56q6-6 14 0l26 22q6 6 0 14L54 108H36L12 88q-4-6 0-12z', pink) +
    shape('M12 76l22-24 42 34-22 22H36L12 88q-4-6 0-12z', blue) +
    flat('M66 26l8-4 22 18-6 4z', '#fff', 0.5),
  'pencil-point':
    shape('M6 30h54l40 30-40 30H6z', yellow) +
    shape('M60 30l40 30-40 30q8-14 0-20 10-10 0-20 8-8 0-20z', '#f2d9a8') +
    flat('M86 50l14 10-14 10z', '#4a2a12') +
    line('M8 50h52M8 70h52', '#d9a520', 3) +
    arrow(104, 52, 'top'),
  'felt-pen':
    shape('M14 90l56-58 18 18-56 58q-10 4-18-2-6-8 0-16z', red) +
    shape('M70 32l10-8 16 16-8 10z', '#33383d') +
    shape('M82 22l18-14 6 6-12 20z', red) +
    line('M30 92l40-42', '#fff', 4),
  button:
    box(12, 54, 96, 48, grey) +
    oval(60, 56, 36, 18, '#6d7884') +
    shape('M30 50q0-30 30-30t30 30q0 14-30 14T30 50z', red) +
    flat('M40 42q4-14 20-16-8 6-10 16z', '#fff', 0.6),
  'piano-key':
    shape('M8 24h104v80H8z', white) +
    line('M34 24v80M60 24v80M86 24v80') +
    shape('M34 24h26v80H34z', '#ffd04a') +
    flat('M26 24h16v46H26zM52 24h16v46H52zM78 24h16v46H78z', '#33383d') +
    arrow(47, 100, 'bottom'),
  zipper:
    shape('M20 8h34v104H20zM66 8h34v104H66z', blue) +
    line('M60 12v40', undefined, 4) +
    [14, 24, 34, 44].map((y) => line(`M52 ${y}h16`, grey, 5)).join('') +
    [72, 84, 96, 108].map((y) => line(`M50 ${y}h6M64 ${y}h6`, grey, 5)).join('') +
    shape('M50 48h20v18H50z', yellow) +
    shape('M56 64h8l4 26H52z', yellow),
  fork:
    shape(
      'M42 8q4-4 6 0v24h8V8q4-4 8 0v24h8V8q4-4 6 0v36q-2 14-12 16l2 46q-8 10-16 0l2-46q-10-2-12-16z',
      '#c9d0d6',
    ) + flat('M48 40q6 10 10 10v-8z', '#fff', 0.7),
  rake:
    rod('M66 8v72', wood, 7) +
    shape('M20 80h88v12H20z', red) +
    line('M26 92v18M42 92v18M58 92v18M74 92v18M90 92v18M102 92v18', undefined, 6),
  beam:
    shape('M6 64l84-40 24 12v26l-84 42-24-12z', wood) +
    shape('M6 64l24 12v28L6 92z', '#f2d9a8') +
    line('M14 76q6 6 4 14M90 24l24 12-84 40', darkWood, 3),
  plank:
    shape('M8 84L92 20l22 16-84 66z', '#d9a866') +
    line('M28 84l60-46M40 88l56-42', '#a87638', 3) +
    oval(30, 84, 3, 3, '#6d7884', 0) +
    oval(96, 38, 3, 3, '#6d7884', 0) +
    shape('M8 84l22 18v8L8 92z', wood),
  cork:
    shape('M44 44h34l8 16v46q0 6-6 6H42q-6 0-6-6V60z', green) +
    box(46, 30, 30, 16, '#7ac266') +
    box(48, 10, 26, 22, '#d9a866') +
    oval(56, 20, 2.5, 2.5, wood, 0) +
    oval(66, 24, 2.5, 2.5, wood, 0) +
    box(40, 72, 42, 22, white) +
    arrow(44, 20, 'left'),
  shovel:
    rod('M60 20v46', wood, 8) +
    rod('M46 14h28', wood, 7) +
    shape('M36 62h48v24q-6 22-24 28-18-6-24-28z', grey) +
    line('M60 70v26', '#6d7884', 4),
  screw:
    shape('M36 10h48v16l-10 8H46l-10-8z', grey) +
    line('M48 14h24', undefined, 5) +
    shape('M48 34h24v56L60 114 48 90z', '#c9d0d6') +
    line('M44 46l32-8M44 60l32-8M44 74l32-8M48 88l24-8', undefined, 4),
  pliers:
    line('M52 52q-30 20-30 58', undefined, 18) +
    line('M68 52q30 20 30 58', undefined, 18) +
    line('M52 52q-30 20-30 58', red, 10) +
    line('M68 52q30 20 30 58', red, 10) +
    shape('M40 52q-8-20 16-46l2 34 6 14-14 8zM80 52q8-20-16-46l-2 34-6 14 14 8z', grey) +
    oval(60, 52, 6, 6, '#6d7884'),
  inkpot:
    shape('M28 60q0-10 14-12V36h36v12q14 2 14 12v42q0 8-8 8H36q-8 0-8-8z', sky) +
    flat('M31 76h58v24q0 6-6 6H37q-6 0-6-6z', '#2a3a8a') +
    shape('M38 26h44v12H38z', '#33383d') +
    shape('M66 24Q72 4 100 4q-4 18-26 22z', white),
  drill:
    shape('M20 26h56q12 0 12 12v12q0 8-8 8H56l-4 46H26l4-46H20q-6 0-6-8V34q0-8 6-8z', orange) +
    shape('M88 34h10v18H88z', '#6d7884') +
    rod('M100 43h14', grey, 3) +
    shape('M22 102h36v10H22z', '#33383d') +
    line('M50 64l-4 10', undefined, 5),
  spear:
    rod('M14 108L84 34', wood, 6) +
    shape('M76 30l-2-4L108 10l-14 36-8-2z', grey) +
    line('M80 40l-8 4-2-8M76 48l-8-2', red, 5),
  bottle:
    shape('M48 8h24v24q16 12 16 30v44q0 6-6 6H38q-6 0-6-6V62q0-18 16-30z', '#8fd1a0') +
    box(46, 6, 28, 12, red) +
    box(32, 66, 56, 28, white) +
    flat('M40 58q2-10 10-16v20H40z', '#fff', 0.6),
  sack:
    shape('M40 30q-34 30-26 66 4 16 46 16t46-16q8-36-26-66z', '#d9b47a') +
    shape('M40 30q-10-14-4-22 10 6 24 6t24-6q6 8-4 22z', '#e6c794') +
    rod('M42 30h36', red, 4) +
    line('M34 60q-8 18-4 32M84 56q6 14 4 30', '#a87638', 3),
  'board-game':
    shape('M6 32h108v76H6z', green) +
    shape('M16 42h88v56H16z', '#fff3c4') +
    [
      [24, 50],
      [42, 50],
      [60, 50],
      [78, 50],
      [96, 50],
      [96, 70],
      [78, 70],
      [60, 70],
      [42, 70],
      [24, 70],
      [24, 90],
      [42, 90],
    ]
      .map(([x = 0, y = 0], i) => oval(x, y, 7, 7, pencilColors[i % 6] ?? red, 3))
      .join('') +
    shape('M52 62q-2-20 8-20t8 20z', red) +
    oval(60, 34, 8, 8, red) +
    shape('M78 76h24v24H78z', white) +
    oval(85, 83, 3, 3, '#2b1a10', 0) +
    oval(95, 93, 3, 3, '#2b1a10', 0) +
    oval(90, 88, 3, 3, '#2b1a10', 0),
  lasso:
    line('M70 66Q20 60 24 34q6-24 44-24 34 2 36 24 0 24-34 32-30 6-30 46', undefined, 12) +
    line('M70 66Q20 60 24 34q6-24 44-24 34 2 36 24 0 24-34 32-30 6-30 46', '#d9a866', 6),
  'wide-brush':
    shape('M50 6h20l4 44H46z', wood) +
    shape('M26 50h68v22H26z', grey) +
    shape('M28 72h64l4 36q-8-6-14 2-8-8-16 0-8-8-14 0-8-6-16 0-6-8-12-2z', '#f2d9a8') +
    flat('M26 92h68l2 16q-8-6-14 2-8-8-16 0-8-8-14 0-8-6-16 0-6-8-12-2z', blue),
  'cooking-pot':
    shape('M18 44h84v50q0 16-16 16H34q-16 0-16-16z', red) +
    rod('M8 60h8M104 60h8', '#33383d', 6) +
    shape('M14 44q6-20 46-20t46 20z', '#f0837a') +
    oval(60, 20, 8, 6, '#33383d') +
    flat('M28 54h8v42q-8-2-8-10z', '#fff', 0.4),
  saucepan:
    shape('M8 44h66v44q0 16-16 16H24q-16 0-16-16z', blue) +
    rod('M80 54h32', darkWood, 8) +
    oval(41, 44, 33, 9, '#5b6670') +
    flat('M18 62h7v30q-7-4-7-10z', '#fff', 0.4),
  'playing-card':
    shape('M24 8h72v104H24z', white) +
    shape('M60 88Q30 66 38 50q12-12 22 4 10-16 22-4 8 16-22 38z', red) +
    shape('M38 32q-9-7-6-12 4-3 6 1 2-4 6-1 3 5-6 12z', red),
  'bicycle-bell':
    rod('M6 100q40-30 108-30', '#6d7884', 9) +
    shape('M24 72q-4-50 38-52 42 2 38 44z', grey) +
    flat('M36 58q0-22 20-28-10 10-10 28z', '#fff', 0.7) +
    shape('M24 72l76-8v8l-76 8z', '#6d7884') +
    oval(62, 22, 6, 6, red) +
    rod('M84 78l18 10', red, 6),
  'bicycle-pump':
    rod('M36 6h48', '#33383d', 8) +
    rod('M60 12v30', grey, 5) +
    shape('M48 40h24v60H48z', blue) +
    shape('M30 100h60v12H30z', '#33383d') +
    line('M72 90q30 8 24-22-2-18-18-20', undefined, 6),
  'garden-hose':
    line('M64 100q-46 0-46-30t40-30 40 26-36 24-24-16 18-14', undefined, 15) +
    line('M64 100q-46 0-46-30t40-30 40 26-36 24-24-16 18-14', green, 8) +
    line('M64 100h24', undefined, 15) +
    line('M64 100h24', green, 8) +
    shape('M86 92l20-4v24l-20-4z', orange) +
    line('M110 92l6-4M112 100h6M110 108l6 4', sky, 4),
  stamp:
    shape('M48 10q12-8 24 0 8 16-4 28v18H52V38q-12-12-4-28z', wood) +
    shape('M26 56h68l6 26H20z', darkWood) +
    shape('M20 82h80v10H20z', red) +
    line('M24 106h72', red, 6),
  horn:
    shape('M34 56Q70 50 104 22v72Q70 70 34 66z', yellow) +
    oval(104, 58, 9, 36, orange) +
    oval(22, 61, 18, 18, '#33383d') +
    flat('M12 56q2-8 10-8-4 4-4 10z', '#fff', 0.5) +
    line('M44 66q-2 30 20 26', undefined, 5),
  'sheet-of-text':
    shape('M22 6h60l18 18v90H22z', white) +
    shape('M82 6v18h18z', '#e6dcc0') +
    line('M34 38h52M34 52h46M34 66h52M34 80h40M34 94h50', '#5b6670', 5),
  letters:
    shape('M22 10h84v56H22z', '#f2d9a8') +
    shape('M10 32h84v56H10z', white) +
    line('M10 34l42 30 42-30') +
    shape('M30 60h84v52H30z', '#d8f0fb') +
    line('M30 62l42 28 42-28'),
  album:
    shape('M10 18h100v88H10z', '#8f5cb0') +
    shape('M22 28h40v34H22z', white) +
    shape('M66 46h36v30H66z', white) +
    shape('M24 72h36v28H24z', white) +
    flat('M26 32h32v24H26zM70 50h28v20H70zM28 76h28v18H28z', sky) +
    flat('M26 56l12-14 8 8 6-6 6 12zM70 70l10-12 8 6 10 6z', green) +
    oval(42, 86, 6, 6, yellow, 0) +
    line('M16 20v84', '#5d3a80', 5),
  atlas:
    shape('M16 14h80q10 0 10 10v84H26q-10 0-10-10z', '#2f7fb8') +
    line('M18 98q0-8 8-8h80', white, 6) +
    oval(62, 52, 28, 28, sky) +
    flat('M46 36q12-12 22-6-2 12-14 12 2 12-6 16-10-8-2-22zM70 50q14-4 16 6-6 14-14 14-6-10-2-20z', green),
  'colouring-book':
    shape('M8 22h104v84H8z', white) +
    line('M60 22v84') +
    line('M22 66q0-14 12-14t12 14-12 20-12-20zM34 52V40M26 44l8 6 8-6', undefined, 3) +
    oval(86, 62, 8, 8, yellow, 3) +
    [
      [86, 46],
      [102, 60],
      [92, 78],
      [76, 76],
      [72, 58],
    ]
      .map(([x = 0, y = 0]) => oval(x, y, 8, 8, red, 3))
      .join('') +
    shape('M64 104l30-18 6 10-30 16-12 2z', blue),
  mask:
    shape('M6 44q28-22 54-6 26-16 54 6-2 42-30 42-18-2-24-16-6 14-24 16-28 0-30-42z', colors.purple) +
    oval(36, 58, 14, 10, white, 4, 12) +
    oval(84, 58, 14, 10, white, 4, -12) +
    shape('M60 38q-16-20-4-32 16 8 12 30z', yellow) +
    shape('M64 38q0-20 16-26 8 16-10 26z', pink),
}
