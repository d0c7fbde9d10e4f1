import { lazy } from 'react'

/** A separate chunk, as most children press the button when all is filled in. */
export const LazyTooEarly = lazy(() =>
  import('./TooEarly.tsx').then(({ TooEarly }) => ({ default: TooEarly })),
)
