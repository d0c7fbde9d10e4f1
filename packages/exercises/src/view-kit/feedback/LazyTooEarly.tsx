import { lazy } from 'react'

/** A separate chunk, because most children press the button only when all is filled in. */
export const LazyTooEarly = lazy(() =>
  import('./TooEarly.tsx').then(({ TooEarly }) => ({ default: TooEarly })),
)
