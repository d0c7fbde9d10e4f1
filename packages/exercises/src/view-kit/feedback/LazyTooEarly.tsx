import { lazy } from 'react'

/** Its own chunk: most children press the button when all is there. */
export const LazyTooEarly = lazy(() =>
  import('./TooEarly.tsx').then(({ TooEarly }) => ({ default: TooEarly })),
)
