import { usePainted } from '@letterliaan/ui/scenes'
import { use, useEffect } from 'react'
import { loadOnce } from '../load-once.ts'
import type * as endings from './endings.ts'

type Endings = typeof endings

const load = loadOnce(() => import('./endings.ts'))

export const loadEndings = (): Promise<Endings> => load(undefined)

/** In ms after the first paint. */
const laterMs = 400

/** Returns what follows the last word, null before that. Its chunk is fetched while the intro is on screen. */
export function useEndings(isOver: boolean): Endings | null {
  const isPainted = usePainted(laterMs)
  useEffect(() => {
    // A failed fetch is repeated when the outro is needed.
    if (isPainted) loadEndings().catch(() => undefined)
  }, [isPainted])
  return isOver ? use(loadEndings()) : null
}
