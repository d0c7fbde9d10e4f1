import { lazy } from 'react'

/** Its own chunk: only who missed words needs it. */
export const LazyMissedWords = lazy(() =>
  import('./MissedWords.tsx').then(({ MissedWords }) => ({ default: MissedWords })),
)
