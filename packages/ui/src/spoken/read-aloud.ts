import { createContext } from 'react'
import type { Hearing, UtteranceEnd } from '../sound/speech-queue.ts'

export interface AloudLine {
  readonly text: string
  readonly easier?: string
  readonly sober?: string
  /** Beside the usual voice, as factors. */
  readonly tone?: { readonly pitch: number; readonly speed: number }
}

export interface ReadAloud<L extends AloudLine = AloudLine> {
  readonly isAutomatic: boolean
  /** For a child that begins to read: the easier wording, where a line has one. */
  readonly isEasier?: boolean
  /** In the look 10+: the sober wording, where a line has one. */
  readonly isSober?: boolean
  /** Never over a word. Never rejects. */
  readonly say: (line: L, hearing: Hearing) => Promise<UtteranceEnd>
  /** Silences music and ambience until the returned function is called. */
  readonly hush?: () => () => void
  readonly prepare?: (lines: readonly L[]) => void
}

export const ReadAloudContext = createContext<ReadAloud | null>(null)

/** Returns the shown and spoken line for this child. */
export const wordLines = <L extends AloudLine>(
  lines: readonly L[],
  { isEasier = false, isSober = false }: Pick<ReadAloud, 'isEasier' | 'isSober'> = {},
): L[] =>
  lines.map(({ easier, sober, ...line }) => {
    const other = (isSober ? sober : undefined) ?? (isEasier ? easier : undefined)
    return { ...line, text: other ?? line.text } as L
  })
