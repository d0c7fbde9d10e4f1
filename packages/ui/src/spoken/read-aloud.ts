import { createContext } from 'react'
import type { Hearing, UtteranceEnd } from '../sound/speech-queue.ts'

/** The text, and what the app needs to find its sound. */
export interface AloudLine {
  readonly text: string
}

/** Given by the app; changes with the child's switch. */
export interface ReadAloud<L extends AloudLine = AloudLine> {
  /** Are texts read by themselves? */
  readonly isAutomatic: boolean
  /** Never over a word. Never rejects. */
  readonly say: (line: L, hearing: Hearing) => Promise<UtteranceEnd>
  /** Prefetches. Never rejects. */
  readonly prepare?: (lines: readonly L[]) => void
}

export const ReadAloudContext = createContext<ReadAloud | null>(null)
