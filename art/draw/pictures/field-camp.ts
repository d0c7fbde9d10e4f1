/** What stands in a game in the look 10+, where the jungle has animals that are friends. */
import { tentPaint as paint } from '../field-camp/tent/paint.ts'
import { flat, line, oval, rod, shape } from './style.ts'

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
}
