/** What a child does. */
import { box, colors, face, flat, line, oval, rod, shape } from './style.ts'

const { skin, red, blue, sky, green, yellow, white, wood, darkWood, grey, orange, hair } = colors
const trousers = '#3d5f9a'

/** A head with hair, its middle at (x, y). */
const head = (x: number, y: number, r = 17): string =>
  face(x, y, r) +
  shape(`M${x - r - 1} ${y - 2}q0-${r} ${r + 1}-${r}t${r + 1} ${r}q-8-1-10-6-10 7-${2 * r - 8} 6z`, hair)

const limb = (d: string, color: string): string => rod(d, color, 9)

const trunk = (x: number, y: number, height = 34): string =>
  shape(`M${x - 12} ${y}q12-6 24 0l3 ${height}h-30z`, red)

export const actions: Record<string, string> = {
  jumping:
    limb('M50 54L26 34M72 54l24-20', skin) +
    limb('M54 82L30 88l-4 14M68 82l22 4 8-14', trousers) +
    trunk(61, 48) +
    head(61, 30) +
    line('M30 114h62', '#8b949c', 5) +
    line('M14 78v18M108 84v16', sky, 5),
  catching:
    limb('M36 84l-6 28M52 84l8 28', trousers) +
    trunk(44, 50, 36) +
    limb('M50 58l28-8M48 66l32-4', skin) +
    head(44, 32) +
    oval(94, 50, 18, 18, orange) +
    line('M94 32v36M76 50h36') +
    line('M100 16l8-10M112 26l6-6', sky, 4),
  throwing:
    limb('M40 84l-12 28M54 84l14 26', trousers) +
    limb('M40 60L16 72', skin) +
    trunk(47, 50, 36) +
    limb('M54 56l22-28', skin) +
    head(44, 32) +
    oval(94, 18, 14, 14, orange) +
    line('M78 54q10-4 14-14M90 62q14-6 18-20', sky, 4),
  pushing:
    limb('M34 82L16 108M46 84l4 26', trousers) +
    shape('M26 50q14-10 26 2l2 34H28z', red) +
    limb('M44 58l28-2M42 66l30 2', skin) +
    head(40, 34) +
    box(74, 40, 40, 70, wood) +
    line('M74 40l40 70M114 40L74 110', darkWood, 4) +
    line('M8 40v16M4 66v12', sky, 4),
  sitting:
    box(20, 30, 10, 82, wood) +
    box(20, 78, 56, 10, wood) +
    box(66, 88, 10, 24, wood) +
    limb('M48 76h36v34', trousers) +
    trunk(46, 44, 36) +
    limb('M50 54l18 14', skin) +
    head(48, 26),
  reading:
    shape('M24 112q0-46 36-46t36 46z', red) +
    head(60, 38, 28) +
    shape('M14 76q24-10 46 4 22-14 46-4v34q-24-8-46 4-22-12-46-4z', blue) +
    shape('M20 72q22-8 40 6 18-14 40-6v32q-22-6-40 6-18-12-40-6z', white) +
    line('M60 78v32M30 82q10-2 20 4M30 92q10-2 20 4M90 82q-10-2-20 4M90 92q-10-2-20 4', '#8b949c', 3) +
    oval(16, 96, 8, 8, skin) +
    oval(104, 96, 8, 8, skin),
  drinking:
    shape('M14 114q0-40 34-40t34 40z', red) +
    head(48, 44, 30) +
    shape('M60 54l34-12 8 26-34 14z', sky) +
    shape('M66 62l30-10 4 12-30 12z', orange) +
    limb('M78 112l12-30', skin) +
    oval(88, 74, 9, 9, skin),
  eating:
    shape('M20 114q0-34 40-34t40 34z', green) +
    face(60, 46, 32, { mood: 'juicht' }) +
    shape('M26 44q0-34 34-34t34 34q-14-2-18-12-20 14-50 12z', hair) +
    rod('M104 104L76 68', grey, 4) +
    oval(74, 66, 8, 6, '#c9d0d6', 4, 45) +
    shape('M14 96h52l-6 18H20z', white) +
    oval(40, 96, 26, 5, orange),
  pouring:
    shape('M20 12l40-8 18 30-36 30q-16-22-22-52z', blue) +
    line('M24 20Q2 26 10 44t28 16', undefined, 6) +
    shape('M62 8l14 4-6 10z', blue) +
    shape('M74 34q10 18 6 42h-10q2-22-6-38z', white) +
    shape('M54 66h46l-6 48H60z', sky) +
    flat('M58 86h38l-3 25H62z', white) +
    line('M58 86h38', '#8b949c', 3),
  crawling:
    limb('M34 86l-16 22M52 88l-6 22', trousers) +
    shape('M22 64q30-16 58 4l-6 26q-30 8-52-4z', yellow) +
    limb('M72 86l8 24M80 78l22 22', skin) +
    head(88, 46, 22),
  spilling:
    box(4, 92, 112, 12, wood) +
    shape('M20 52l46-10 8 36-46 12q-14-18-8-38z', red) +
    oval(70, 61, 8, 20, white, 4, -12) +
    line('M32 50Q24 30 44 30t10 16', undefined, 6) +
    shape('M72 70q14-2 24 8 20 2 16 14-6 8-24 6v12q-6 8-12 0l-4-14q-14-4-12-14 2-10 12-12z', orange),
  stinking:
    shape('M40 26h34v44q0 8 10 12l18 8q8 6 2 16-6 8-16 6L56 100q-16-6-16-22z', grey) +
    box(38, 22, 38, 14, red) +
    oval(84, 94, 5, 5, '#6d7884', 0) +
    line('M20 90q-10-10 0-20t0-20M26 34q-8-8 0-16M92 66q-8-10 0-18t0-18M108 74q-8-8 0-16', '#7fae3a', 5),
}
