import { startTransition, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'

/** React begins while the page's code is on its way, in a task of its own, so keys get through (docs/adr/0016-bytes.md). */
export interface EarlyRoot {
  /** Draws in slices: a child that types or taps meanwhile is heard. */
  readonly draw: (page: ReactNode) => void
}

/** Makes the place of the page in an element of the document. */
export function createEarlyRoot(container: Element): EarlyRoot {
  const root: Root = createRoot(container)
  return { draw: (page) => startTransition(() => root.render(page)) }
}
