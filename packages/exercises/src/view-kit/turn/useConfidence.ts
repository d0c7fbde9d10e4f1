import type { Confidence } from '@letterliaan/contract'
import { useRef, type RefObject } from 'react'
import type { Clock } from '../runner/create-runner.ts'

/** Enter pressed twice in a row is no choice: so long (ms) after the first the second is not one. */
const doublePressMs = 400

export interface ConfidenceChoice {
  /** Enter leads from the word to the choice, with the focus on its first button. */
  readonly ask: () => void
  readonly check: (confidence: Confidence) => void
}

/** How the choice of a turn's frame is reached and made by keyboard and by tap. */
export function useConfidence(
  frame: RefObject<HTMLElement | null>,
  clock: Clock,
  onCheck: (confidence: Confidence) => void,
): ConfidenceChoice {
  const askedAt = useRef(-Infinity)
  return {
    ask() {
      const first = frame.current?.querySelector<HTMLElement>('[data-confidence]:not(:disabled)')
      if (!first) return
      askedAt.current = clock.now()
      first.focus()
    },
    check(confidence) {
      if (clock.now() - askedAt.current > doublePressMs) onCheck(confidence)
    },
  }
}
