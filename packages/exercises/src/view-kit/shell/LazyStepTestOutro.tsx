import { lazy } from 'react'

/** Its own chunk: only a dictation ends with it. */
export const LazyStepTestOutro = lazy(() =>
  import('./StepTestOutro.tsx').then(({ StepTestOutro }) => ({ default: StepTestOutro })),
)
