import { startTransition, type ReactNode } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { TakeOver } from '../app/first-screen/TakeOver.tsx'

/** React begins while the page's code is on its way, in a task of its own, so keys get through (docs/adr/0016-bytes.md). */
export interface EarlyRoot {
  /** Draws in slices: a child that types or taps meanwhile is heard. */
  readonly draw: (page: ReactNode) => void
}

/** Makes the place of the page in an element of the document. `holdsPage`: the build's page, taken over as it stands. */
export function createEarlyRoot(container: Element, holdsPage: boolean): EarlyRoot {
  let root: Root | undefined = holdsPage ? undefined : createRoot(container)
  return {
    draw(page) {
      const first = <TakeOver>{page}</TakeOver>
      if (root === undefined) root = hydrateRoot(container, first)
      else startTransition(() => root?.render(first))
    },
  }
}
