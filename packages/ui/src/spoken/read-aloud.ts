import { createContext } from 'react'
import type { Hearing, UtteranceEnd } from '../sound/speech-queue.ts'

/** Something that can be said: the text, and what the app needs to find its sound. */
export interface AloudLine {
  readonly text: string
}

/** How texts are read aloud; the app gives it. It changes when the child's switch does. */
export interface ReadAloud<L extends AloudLine = AloudLine> {
  /** Are texts read by themselves? */
  readonly isAutomatic: boolean
  /** Says a line; never over a word. Never rejects. */
  readonly say: (line: L, hearing: Hearing) => Promise<UtteranceEnd>
  /** Fetches what is likely to be said next. Never rejects. */
  readonly prepare?: (lines: readonly L[]) => void
}

/** Null: nothing can be said here, so there are no speakers. */
export const ReadAloudContext = createContext<ReadAloud | null>(null)
