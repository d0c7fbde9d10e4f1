import { forgetting_curve } from 'ts-fsrs'
import { countDaysBetween } from '../evidence/index.ts'
import { defaultMemoryParameters, type MemoryParameters, type WordMemory } from './word-memory.ts'

/** Returns the chance that a word is recalled at `now` (unix seconds); 0 if it never was recalled. */
export const computeRetrievability = (
  memory: Pick<WordMemory, 'stability' | 'last_review'> | null,
  now: number,
  parameters: MemoryParameters = defaultMemoryParameters,
): number =>
  memory === null
    ? 0
    : forgetting_curve([...parameters], countDaysBetween(memory.last_review, now), memory.stability)
