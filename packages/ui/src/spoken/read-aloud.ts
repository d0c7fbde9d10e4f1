import { createContext } from 'react'
import type { Hearing, UtteranceEnd } from '../sound/speech-queue.ts'

export interface AloudLine {
  readonly text: string
}

export interface ReadAloud<L extends AloudLine = AloudLine> {
  readonly isAutomatic: boolean
  /** Never over a word. Never rejects. */
  readonly say: (line: L, hearing: Hearing) => Promise<UtteranceEnd>
  readonly prepare?: (lines: readonly L[]) => void
}

export const ReadAloudContext = createContext<ReadAloud | null>(null)
