import { startTransition, type ReactNode } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { FirstScreenRemover } from '../app/first-screen/FirstScreenRemover.tsx'

/** Starts React in its own task while the page's code is loading, so that keys are handled (ADR 16). */
export interface EarlyRoot {
  /** Renders in slices, so that keys and taps are handled. */
  readonly draw: (page: ReactNode) => void
}

/** Creates the page's root in an element. `holdsPage`: hydrates the build's page in the element. */
export function createEarlyRoot(container: Element, holdsPage: boolean): EarlyRoot {
  let root: Root | undefined = holdsPage ? undefined : createRoot(container)
  return {
    draw(page) {
      const first = <FirstScreenRemover>{page}</FirstScreenRemover>
      if (root === undefined) root = hydrateRoot(container, first)
      else startTransition(() => root?.render(first))
    },
  }
}
