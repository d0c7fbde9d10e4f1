/** The Dutch texts of the game as data (ADR 31), and how a line is named and filled in. */
export {
  catalogue,
  exclaimed,
  ofStep,
  saidBy,
  spoken,
  type Catalogue,
  type OfStep,
  type Spoken,
  type Tone,
} from './catalogue.ts'
export { fill } from './fill.ts'
export { listPlainLines } from './list.ts'
export { toStepLine, toToldLine, type SpokenLine } from './spoken-line.ts'
export { normaliseText, computeTextKey } from './compute-text-key.ts'
