import { lazy } from 'react'

/** Its own chunk: only a dictation that failed needs it. */
export const LazyMissedWords = lazy(() =>
  import('./MissedWords.tsx').then(({ MissedWords }) => ({ default: MissedWords })),
)
