import type { SpokenLine } from '@letterliaan/texts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

export interface LoginVoice {
  readonly isPlaying: boolean
  /** Stops the current line first. */
  readonly say: (lines: readonly SpokenLine[]) => Promise<void>
}

/** Loads the sound code at the first line, because the login page does not contain it. */
export function useLoginVoice(): LoginVoice {
  const [isPlaying, setPlaying] = useState(false)
  const current = useRef<AbortController>(null)
  useEffect(() => () => current.current?.abort(), [])

  async function say(lines: readonly SpokenLine[]): Promise<void> {
    current.current?.abort()
    const own = (current.current = new AbortController())
    setPlaying(true)
    try {
      const { playTexts } = await import('./play-text.ts')
      await playTexts(lines, own.signal)
    } catch {
      // Offline nothing is spoken.
    }
    if (!own.signal.aborted) setPlaying(false)
  }

  return { isPlaying, say }
}

/** Calls `onTap` at the first tap, which allows sound. Ignores buttons and links with their own sound. */
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
