/** Clothes. */
import { arrow, box, colors, flat, line, oval, shape } from './style.ts'

const { red, blue, sky, green, yellow, orange, white, pink, darkWood } = colors

const shirt = (fill: string): string => shape('M40 14q20 14 40 0l32 18-14 30-12-6v52H34V56l-12 6L8 32z', fill)

export const clothes: Record<string, string> = {
  skirt:
    shape('M38 12h44l28 86q-50 20-100 0z', pink) +
    shape('M36 10h48v14H36z', '#d9608a') +
    line('M46 26L32 100M60 26v80M74 26l14 74', '#d9608a', 3),
  sweater:
    shape('M38 16q22 14 44 0 16 2 20 18l10 56H92l-6-30v48H34V60l-6 30H8l10-56q4-16 20-18z', red) +
    line('M36 52h48M34 66h52', white, 5) +
    shape('M34 100h52v12H34zM8 86h20v10H6zM92 86h20l2 10H92z', '#b53a31') +
    shape('M38 16q22 14 44 0v10q-22 12-44 0z', '#b53a31'),
  cardigan:
    shape('M36 12l24 34 24-34q16 4 20 20l8 56H92l-6-28v50H34V60l-6 28H8l8-56q4-16 20-20z', green) +
    line('M60 46v64') +
    [60, 76, 92].map((y) => oval(66, y, 4, 4, yellow, 3)).join('') +
    shape('M36 12q-4 4 0 12l24 24 24-24q4-8 0-12L60 42z', '#3f8a3a'),
  'knit-cap':
    shape('M22 84q-2-58 38-58t38 58z', blue) +
    shape('M14 82h92v22H14z', white) +
    line('M30 84v18M46 84v18M62 84v18M78 84v18M92 84v18', '#c8d6de', 3) +
    oval(60, 20, 15, 14, white) +
    line('M28 64q32-10 64 0', white, 6),
  clog:
    shape('M8 62q-4 38 22 42h66q18 0 18-16-2-16-28-22-18-4-28-18-26-18-44 0-6 6-6 14z', yellow) +
    shape('M14 58q14-16 38-6 4 16-12 18-20 2-26-12z', '#a87638') +
    shape('M104 70q14-10 12-20-16 2-22 16z', yellow) +
    line('M70 72q10 6 14 16', '#d9a520', 4),
  apron:
    shape('M40 8h40v34l22 14v50H18V56l22-14z', white) +
    line('M40 8q20-8 40 0M18 58L4 52M102 58l14-6', undefined, 4) +
    shape('M42 68h36v26H42z', sky) +
    line('M44 20h32', red, 5) +
    line('M20 100h80', red, 5),
  sole:
    shape('M40 8q26-8 36 18 6 26-4 42-2 10 2 24-2 22-22 22T32 94q2-14-2-28-10-40 10-58z', '#6d7884') +
    line('M40 24h26M36 36h36M36 48h36M38 60h30M40 88h26M40 100h26', '#33383d', 5) +
    arrow(80, 60, 'right'),
  sleeve: shirt(sky) + shape('M80 14l32 18-14 30-16-8q-4-20-2-40z', red) + arrow(84, 80, 'bottom'),
  stain:
    shirt(white) +
    shape('M54 52q4-12 14-4 12-4 10 8 10 6 0 14 0 12-12 8-12 6-14-6-10-8 2-20z', '#7a4a28') +
    arrow(82, 62, 'right'),
  tear:
    shape('M30 6h60l12 106H70L60 46 50 112H18z', blue) +
    line('M32 18h56', '#1d5f96', 4) +
    shape('M76 66l8-8 4 10 8 0-6 10 6 8-12 0-6 6-4-10-8-4z', colors.skin) +
    arrow(66, 74, 'left'),
  knight:
    shape('M30 44h60l8 20-8 46H30l-8-46z', '#c9d0d6') +
    shape('M22 48q-14 2-16 22l14 8 10-16zM98 48q14 2 16 22l-14 8-10-16z', '#aeb6bd') +
    shape('M36 40q-4-34 24-34t24 34q-24 10-48 0z', '#aeb6bd') +
    box(40, 22, 40, 8, '#33383d') +
    line('M60 30v12M60 54v50M40 74h40', '#6d7884', 4) +
    shape('M56 8q4-10 18-6-2 8-10 10z', red),
  ribbon:
    shape('M10 22q30-18 50 0t50 0v26q-30 18-50 0t-50 0z', red) +
    shape('M10 48q10 4 20 0v40q-10-6-20 0zM110 48q-10-4-20 0v60q10-6 20 0z', '#b53a31') +
    flat('M20 26q20-8 34 4-16-2-34 4z', '#fff', 0.4),
  wig:
    shape('M30 96q-22-10-16-40Q16 8 60 8t46 48q6 30-16 40-12 4-14-8 4-40-16-40T44 88q-2 12-14 8z', orange) +
    line('M26 84q6-20 0-30M94 84q-6-20 0-30M36 36q12-14 24-14t24 14', '#b8651f', 4) +
    shape('M52 66h16v28l12 16H40l12-16z', darkWood),
  'ear-ring':
    shape('M44 6q34-4 40 30 0 20-14 28-6 6-8 14-6 12-18 6-8-6-6-20-8-54 6-58z', colors.skin) +
    line('M52 22q18 0 18 18-2 10-12 14', '#c98a58', 4) +
    oval(54, 98, 9, 12, '#4cc9e6') +
    line('M52 76v10', yellow, 5) +
    arrow(70, 98, 'right'),
}
