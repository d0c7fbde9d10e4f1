import { createContext } from 'react'
import type { Hearing, UtteranceEnd } from '../sound/speech-queue.ts'

export interface AloudLine {
  readonly text: string
  readonly easier?: string
  /** Beside the usual voice, as factors. */
  readonly tone?: { readonly pitch: number; readonly speed: number }
}

export interface ReadAloud<L extends AloudLine = AloudLine> {
  readonly isAutomatic: boolean
  /** For a child that begins to read: the easier wording, where a line has one. */
  readonly isEasier?: boolean
  /** Never over a word. Never rejects. */
  readonly say: (line: L, hearing: Hearing) => Promise<UtteranceEnd>
  readonly prepare?: (lines: readonly L[]) => void
}

export const ReadAloudContext = createContext<ReadAloud | null>(null)

/** What is shown and said of a line, by this child's level. */
export const wordLines = <L extends AloudLine>(lines: readonly L[], isEasier = false): L[] =>
  lines.map(({ easier, ...line }) => ({ ...line, text: isEasier ? (easier ?? line.text) : line.text }) as L)
