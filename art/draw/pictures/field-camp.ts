/** What stands in a game or on a badge in the look 10+, where the jungle has animals that are friends. */
import { tentPaint as paint } from '../field-camp/tent/paint.ts'
import { box, flat, line, oval, pine, rod, shape } from './style.ts'

const back = '#2f7483'

export const fieldCampThings: Record<string, string> = {
  // Caught to be counted: with a ring at its leg.
  'field-bird':
    line('M56 84v22M68 84v22M48 107h14M60 107h14', undefined, 4) +
    shape('M28 30q22-14 38 6 10 16 22 28l26 30-34-8q-38 6-52-20-8-20-6-30 2-4 6-6z', paint.paper) +
    shape('M26 30q22-14 40 6 10 16 22 28l26 30-34-8q-30-10-40-34-10-10-14-22z', back) +
    shape('M46 50q30 2 46 34-30 0-42-14-8-10-4-20z', paint.teal) +
    flat('M54 56q16 4 26 18-16-4-26-18z', paint.tealLight, 0.9) +
    shape('M24 32L6 42l18 4z', paint.brass) +
    oval(37, 36, 4.5, 4.5, paint.ink, 0) +
    oval(38.5, 34.5, 1.5, 1.5, '#fff', 0) +
    shape('M51 92h10v7H51z', paint.brassLight),
  'field-bird-free':
    shape('M54 46Q30 12 4 26q22 8 32 36 8 10 20 4zM66 46q24-34 50-20-22 8-32 36-8 10-20 4z', back) +
    flat('M46 44Q32 26 18 26q16 8 26 26zM74 44q14-18 28-18-16 8-26 26z', paint.tealLight, 0.9) +
    shape('M60 26q10 6 10 26 0 14-2 24l14 36-22-18-22 18 14-36q-2-10-2-24 0-20 10-26z', paint.teal) +
    flat('M60 50q6 8 4 26l-4 8-4-8q-2-18 4-26z', paint.paper, 0.9) +
    shape('M55 28l5-14 5 14z', paint.brass),
  'field-radio':
    rod('M44 44V12', paint.brass, 5) +
    shape('M30 42h44q8 0 8 8v56q0 8-8 8H38q-8 0-8-8z', paint.teal) +
    shape('M40 52h32v16H40z', paint.brassLight) +
    flat('M44 56h12v3H44zM44 61h20v3H44z', paint.ink, 0.7) +
    line('M42 80h28M42 90h28M42 100h16', paint.tealLight, 4) +
    oval(67, 100, 5, 5, paint.red) +
    line('M86 42q6-8 0-18M98 48q12-16 0-32', undefined, 5),
  'field-binoculars':
    shape('M50 40h20v26H50z', paint.woodDark) +
    shape(
      'M20 96l6-52q2-14 14-14t14 14l4 52q-18 12-38 0zM62 96l4-52q2-14 14-14t14 14l6 52q-20 12-38 0z',
      paint.teal,
    ) +
    shape('M28 36q0-16 12-16t12 16zM68 36q0-16 12-16t12 16z', paint.brass) +
    oval(39, 97, 19, 9, paint.brassLight) +
    oval(81, 97, 19, 9, paint.brassLight) +
    oval(39, 97, 12, 5, paint.night, 3) +
    oval(81, 97, 12, 5, paint.night, 3) +
    flat('M34 48q2-8 6-8l-4 40h-6zM76 48q2-8 6-8l-2 40h-6z', paint.tealLight, 0.8) +
    line('M56 48h8M56 58h8', paint.brass, 5),
  'field-rope':
    rod('M78 92q26 4 24 18', paint.canvas, 8) +
    oval(60, 58, 48, 42, paint.canvas) +
    oval(60, 58, 38, 32, paint.canvasLight, 3) +
    oval(60, 58, 28, 23, paint.canvas, 3) +
    oval(60, 58, 17, 13, paint.night) +
    line('M50 84q-4 10 0 16M60 84q-2 10 0 18M70 82q2 10 0 18', paint.canvasDark, 6),
  'field-world-1':
    pine(36, 84, 72, paint.moss) +
    pine(88, 80, 62, paint.teal) +
    shape('M8 84h104v24q-52 8-104 0z', paint.tealLight) +
    line('M18 94q10-6 20 0t20 0M62 102q10-6 20 0t20 0', paint.paper, 4),
  'field-world-2':
    box(12, 12, 20, 96, paint.wood) +
    box(88, 12, 20, 96, paint.woodLight) +
    line('M32 34q28 34 56 0M32 66q28 26 56 0', paint.canvas, 5) +
    line('M44 46v28M60 52v28M76 46v28', paint.canvas, 4) +
    shape('M8 30q2-22 26-22 18 4 16 20-20 10-42 2zM72 26q0-18 20-20 20 4 22 24-22 10-42-4z', paint.moss),
  'field-world-3':
    shape('M46 20h28v20h12v20h12v20h14v28H8V80h14V60h12V40h12z', paint.canvas) +
    shape('M50 62h20v46H50z', paint.night) +
    line('M36 60h48M24 80h24M72 80h24M48 40h24', paint.canvasDark, 4) +
    flat('M84 66q10-6 12 4-4 8-12 4zM20 96q8-8 14 0-4 8-14 6z', paint.moss),
  'field-world-4':
    shape('M6 106l30-52 18 22 20-46 40 76z', paint.teal) +
    shape('M74 30l14 28-12-4-10 8-6-4z', paint.paper) +
    shape('M36 106V84l10-14 10 14v22zM58 106V76l12-18 12 18v30zM84 106V90l8-12 10 12v16z', paint.tealLight) +
    line('M46 70v36M70 58v48M93 78v28', paint.paper, 3),
}
