import { Loading } from '@letterliaan/ui'
import { usePainted } from '@letterliaan/ui/scenes'
import { Suspense, use, useEffect, type ReactNode } from 'react'
import { loadOnce } from '../load-once.ts'
import type * as endings from './endings.ts'

type Endings = typeof endings

const load = loadOnce(() => import('./endings.ts'))

export const loadEndings = (): Promise<Endings> => load(undefined)

/** Delay after the first paint (ms). */
const laterMs = 400

/** Fetches the code for after the last word while the intro is on screen. */
export function usePrefetchEndings(): void {
  const isPainted = usePainted(laterMs)
  useEffect(() => {
    // A failed fetch is repeated when the outro is needed.
    if (isPainted) loadEndings().catch(() => undefined)
  }, [isPainted])
}

interface EndingProps {
  readonly children: (endings: Endings) => ReactNode
}

/** Shows what follows the last word. Only this waits for its code, as waiting restarts an exercise. */
export const Ending = (props: EndingProps) => (
  <Suspense fallback={<Loading />}>
    <LoadedEnding {...props} />
  </Suspense>
)

const LoadedEnding = ({ children }: EndingProps) => children(use(loadEndings()))
