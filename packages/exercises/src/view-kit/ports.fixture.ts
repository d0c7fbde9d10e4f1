import { createManualClock } from './runner/manual-clock.ts'
import type { WritingDraft, WritingDrafts } from './runner/ports.ts'

/** Ports without time and sound. `spoken` lists the words that would be said. */
export const portsFixture = () => {
  const clock = createManualClock()
  const spoken: string[] = []
  return {
    clock,
    spoken,
    ports: {
      clock,
      paceStretch: () => 1,
      unixMs: () => 1_700_000_000_000 + clock.now(),
      speak: ({ word }: { readonly word: string }) => void spoken.push(word),
      preload: () => undefined,
      hold: () => undefined,
      clearSound: () => undefined,
      playEffect: () => undefined,
      reportPlace: () => undefined,
    },
  }
}

/** Stores a draft during a test, as a device does. */
export function draftsFixture(): WritingDrafts {
  let stored: WritingDraft | null = null
  return {
    read: () => stored,
    save: (draft) => void (stored = draft),
    remove: () => void (stored = null),
  }
}
