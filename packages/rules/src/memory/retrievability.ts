import { forgetting_curve } from 'ts-fsrs'
import { countDaysBetween } from '../evidence/index.ts'
import { defaultMemoryParameters, type MemoryParameters, type WordMemory } from './word-memory.ts'

/** The chance that the word is remembered at `now` (unix seconds); 0 of a word that never was recalled. */
export const computeRetrievability = (
  memory: Pick<WordMemory, 'stability' | 'last_review'> | null,
  now: number,
  parameters: MemoryParameters = defaultMemoryParameters,
): number =>
  memory === null
    ? 0
    : forgetting_curve([...parameters], countDaysBetween(memory.last_review, now), memory.stability)
