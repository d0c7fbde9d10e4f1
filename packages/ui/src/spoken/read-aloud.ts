import { createContext } from 'react'
import type { PlaybackOptions, UtteranceEnd } from '../sound/speech-queue.ts'

export interface ReadAloudLine {
  readonly text: string
  readonly easier?: string
  readonly sober?: string
  /** Factors relative to the usual voice. */
  readonly tone?: { readonly pitch: number; readonly speed: number }
}

export interface ReadAloud<L extends ReadAloudLine = ReadAloudLine> {
  readonly isAutomatic: boolean
  /** True to use a line's easier wording, for a beginning reader. */
  readonly isEasier?: boolean
  /** True to use a line's sober wording, for the look 10+. */
  readonly isSober?: boolean
  /** Speaks a line, but not during a word. Never rejects. */
  readonly say: (line: L, hearing: PlaybackOptions) => Promise<UtteranceEnd>
  readonly hush?: () => () => void
  readonly prepare?: (lines: readonly L[]) => void
}

export const ReadAloudContext = createContext<ReadAloud | null>(null)

export const applyWording = <L extends ReadAloudLine>(
  lines: readonly L[],
  { isEasier = false, isSober = false }: Pick<ReadAloud, 'isEasier' | 'isSober'> = {},
): L[] =>
  lines.map(({ easier, sober, ...line }) => {
    const other = (isSober ? sober : undefined) ?? (isEasier ? easier : undefined)
    return { ...line, text: other ?? line.text } as L
  })
