export { countDaysBetween, correctTimeAfter } from './clock.ts'
export { isRecall, type HowAsked, type EvidencePart, type TurnEvidence } from './evidence.ts'
