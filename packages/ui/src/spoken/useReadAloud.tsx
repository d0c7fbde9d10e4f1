import * as uiTexts from '@letterliaan/texts/ui'
import { use, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { SpeakerButton } from '../components/SpeakerButton.tsx'
import { LitText } from './LitText.tsx'
import { ReadAloudContext, type AloudLine } from './read-aloud.ts'
import styles from './spoken.module.css'

/** What is said now: which line, and how many seconds it takes. */
interface Saying {
  readonly line: number
  readonly seconds: number
}

export interface Aloud {
  /** The speaker; null where nothing can be said. */
  readonly speaker: ReactNode
  /** The text of a line, in which the words light up while they are said; `shown` where other words stand there. */
  readonly textOf: (line: number, shown?: string) => ReactNode
}

export interface AloudOptions {
  /** Is it said by itself, to a child for whom that is switched on? */
  readonly auto?: boolean
}

/**
 * Reads these lines aloud, one after the other: by a speaker, and by itself where the child wants that (GIDS-1). It stops when
 * the lines change and when they are no longer there.
 */
export function useReadAloud(lines: readonly AloudLine[], { auto = false }: AloudOptions = {}): Aloud {
  const readAloud = use(ReadAloudContext)
  const [saying, setSaying] = useState<Saying | null>(null)
  const [isMissing, setMissing] = useState(false)
  const stop = useRef<() => void>(() => undefined)
  const texts = JSON.stringify(lines)
  const isByItself = auto && readAloud?.isAutomatic === true
  const say = readAloud?.say

  const begin = useCallback(async () => {
    stop.current()
    const page = new AbortController()
    const { signal } = page
    stop.current = () => page.abort()
    for (const [line, spoken] of (JSON.parse(texts) as AloudLine[]).entries()) {
      const onStart = (seconds: number) => !signal.aborted && setSaying({ line, seconds })
      const end = await say?.(spoken, { onStart, signal })
      if (signal.aborted) return
      setSaying(null)
      if (end === 'failed') setMissing(true)
      if (end !== 'ended') return
    }
  }, [say, texts])

  useEffect(() => {
    setMissing(false)
    if (isByItself) void begin()
    return () => {
      stop.current()
      setSaying(null)
    }
  }, [begin, isByItself])

  return useMemo(
    () => ({
      speaker:
        say === undefined || isMissing || lines.length === 0 ? null : (
          <SpeakerButton
            data-read-aloud={isByItself ? 'auto' : ''}
            label={uiTexts.readAloud}
            className={styles.speaker}
            playing={saying !== null}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => void begin()}
          />
        ),
      textOf: (line, shown) => (
        <LitText
          text={shown ?? lines[line]?.text ?? ''}
          seconds={saying?.line === line ? saying.seconds : null}
        />
      ),
    }),
    // The texts say all that there is of the lines.
    // oxlint-disable-next-line react/exhaustive-deps
    [begin, isByItself, isMissing, saying, say, texts],
  )
}
