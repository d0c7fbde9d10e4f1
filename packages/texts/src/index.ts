/** The Dutch texts of the game as data (ADR 31), and functions to name and fill in a line. */
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
export { toStepLine, toProductLine, type SpokenLine } from './spoken-line.ts'
export { normaliseText, computeTextKey } from './compute-text-key.ts'
