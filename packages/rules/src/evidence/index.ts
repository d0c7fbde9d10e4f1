export { countDaysBetween, correctTimeAfter } from './clock.ts'
export { isRecall, type Asked, type EvidencePart, type TurnEvidence } from './evidence.ts'
