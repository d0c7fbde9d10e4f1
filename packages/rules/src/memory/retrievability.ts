import { forgetting_curve, generatorParameters } from 'ts-fsrs'
import type { WordMemory } from './word-memory.ts'

const { w: weights } = generatorParameters()
const daySeconds = 86_400

/** The chance that a word is remembered now, 0 to 1. `now` in unix seconds. */
export const retrievabilityOf = (
  { stability, last_review }: Pick<WordMemory, 'stability' | 'last_review'>,
  now: number,
): number => forgetting_curve(weights, Math.max(0, now - last_review) / daySeconds, stability)
