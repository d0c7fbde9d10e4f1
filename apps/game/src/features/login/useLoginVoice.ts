import type { SpokenLine } from '@letterliaan/texts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

export interface LoginVoice {
  readonly isPlaying: boolean
  /** Stops what was being said. */
  readonly say: (lines: readonly SpokenLine[]) => Promise<void>
}

/** Loads the code that plays sound at the first line: the login has none of its own. */
export function useLoginVoice(): LoginVoice {
  const [isPlaying, setPlaying] = useState(false)
  const current = useRef<AbortController>(null)

  async function say(lines: readonly SpokenLine[]): Promise<void> {
    current.current?.abort()
    const own = (current.current = new AbortController())
    setPlaying(true)
    try {
      const { playTexts } = await import('./play-text.ts')
      await playTexts(lines, own.signal)
    } catch {
      // Without a network the page is only read.
    }
    if (!own.signal.aborted) setPlaying(false)
  }

  return { isPlaying, say }
}

/** Sound is allowed from the first tap on. A button or a link has something else to say. */
export function useFirstTap(onTap: () => void): void {
  const tell = useEffectEvent(onTap)
  useEffect(() => {
    const listen = ({ target }: Event) => {
      if (target instanceof Element && target.closest('a, button') === null) tell()
    }
    document.addEventListener('click', listen, { once: true })
    return () => document.removeEventListener('click', listen)
  }, [])
}
