import { uiTexts } from '@letterliaan/texts/ui'
import { use, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { SpeakerButton } from '../components/SpeakerButton.tsx'
import { HighlightedText } from './HighlightedText.tsx'
import { ReadAloudContext, applyWording, type ReadAloudLine } from './read-aloud.ts'
import styles from './spoken.module.css'

interface Saying {
  readonly line: number
  readonly seconds: number
}

export interface ReadAloudControls {
  readonly speaker: ReactNode
  /** Returns a line with its spoken words highlighted. `shown` replaces its text. */
  readonly textOf: (line: number, shown?: string) => ReactNode
}

export interface ReadAloudOptions {
  readonly auto?: boolean
  readonly onSaid?: (() => void) | undefined
  /** Called after all lines were spoken, or after a short time if they are not. Must be stable. */
  readonly onTold?: (() => void) | undefined
}

/** Time to look at a text that is not spoken (ms). */
const glanceMs = 2500

/** Reads lines aloud when a speaker is pressed, or automatically if the child wants that (GIDS-1). */
export function useReadAloud(
  given: readonly ReadAloudLine[],
  { auto = false, onSaid, onTold }: ReadAloudOptions = {},
): ReadAloudControls {
  const readAloud = use(ReadAloudContext)
  const lines = applyWording(given, readAloud ?? undefined)
  const [saying, setSaying] = useState<Saying | null>(null)
  const [isMissing, setMissing] = useState(false)
  const stop = useRef<() => void>(() => undefined)
  const tellSaid = useRef(onSaid)
  useEffect(() => {
    tellSaid.current = onSaid
  }, [onSaid])
  const texts = JSON.stringify(lines)
  const isByItself = auto && readAloud?.isAutomatic === true
  const say = readAloud?.say

  /** The text that was spoken to its end. It is not read automatically again. */
  const said = useRef('')
  const glance = useRef<ReturnType<typeof setTimeout>>(undefined)
  const tellLater = useCallback(() => {
    if (onTold) glance.current = setTimeout(onTold, glanceMs)
  }, [onTold])

  const begin = useCallback(async () => {
    stop.current()
    clearTimeout(glance.current)
    const page = new AbortController()
    const { signal } = page
    stop.current = () => page.abort()
    let isHeard = false
    for (const [line, spoken] of (JSON.parse(texts) as ReadAloudLine[]).entries()) {
      const onStart = (seconds: number) => !signal.aborted && setSaying({ line, seconds })
      const end = await say?.(spoken, { onStart, signal })
      if (signal.aborted) return
      setSaying(null)
      if (end === 'cleared' || end === 'silent') return tellLater()
      // Without a network, only some lines may be available.
      if (end === 'ended') isHeard = true
    }
    if (!isHeard) {
      setMissing(true)
      return tellLater()
    }
    said.current = texts
    tellSaid.current?.()
    onTold?.()
  }, [say, texts, onTold, tellLater])

  useEffect(() => {
    setMissing(false)
    if (said.current !== texts) said.current = ''
    if (isByItself && said.current === '') void begin()
    else tellLater()
    return () => {
      clearTimeout(glance.current)
      stop.current()
      setSaying(null)
    }
  }, [begin, isByItself, texts, tellLater])

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
        <HighlightedText
          text={shown ?? lines[line]?.text ?? ''}
          seconds={saying?.line === line ? saying.seconds : null}
        />
      ),
    }),
    // `texts` changes if and only if `lines` do.
    // oxlint-disable-next-line react/exhaustive-deps
    [begin, isByItself, isMissing, saying, say, texts],
  )
}
