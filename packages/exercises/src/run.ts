/** The exercise's own rules without its screen, with which a device without a network plays. */
export { collectPlayRules, predictMove } from './run/play-move.ts'
export { predictReset } from './run/predict-reset.ts'
export { listPossibleLines } from './run/lines.ts'
export { toSpokenWord } from './kit/one-speaker.ts'
export { listPossibleSounds } from './run/sounds.ts'
