import { SpeechBubble } from '@letterliaan/ui'
import type { ReactNode } from 'react'

/** What a child is told that may try again: no 'fout!' (look.md). A screen reader says it at once. */
export function Almost({ children }: { readonly children: ReactNode }) {
  return (
    <SpeechBubble tail="below">
      <output>{children}</output>
    </SpeechBubble>
  )
}
