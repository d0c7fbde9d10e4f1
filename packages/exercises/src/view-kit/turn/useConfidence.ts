import type { Confidence } from '@letterliaan/contract'
import { useRef, type RefObject } from 'react'
import type { RunnerClock } from '../runner/create-runner.ts'

/** A second Enter within this time (ms) is a double press, not a choice. */
const doublePressMs = 400

export interface ConfidenceChoice {
  readonly ask: () => void
  readonly check: (confidence: Confidence) => void
}

export function useConfidence(
  frame: RefObject<HTMLElement | null>,
  clock: RunnerClock,
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
