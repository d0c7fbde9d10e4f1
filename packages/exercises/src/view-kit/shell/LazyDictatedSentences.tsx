import { lazy } from 'react'

/** Its own chunk: only a sentence dictation needs it. */
export const LazyDictatedSentences = lazy(() =>
  import('./DictatedSentences.tsx').then(({ DictatedSentences }) => ({ default: DictatedSentences })),
)
