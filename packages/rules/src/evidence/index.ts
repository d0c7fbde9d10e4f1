export { countDaysBetween, correctTimeAfter } from './clock.ts'
export { isRecall } from './evidence.ts'
export type { Asked, EvidencePart, TurnEvidence } from './evidence.ts'
