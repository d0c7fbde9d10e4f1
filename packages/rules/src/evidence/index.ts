export { daysBetween, timeAfter } from './clock.ts'
export { isRecall, isUnaidedRecall } from './evidence.ts'
export type { Asked, EvidencePart, TurnEvidence } from './evidence.ts'
