import { Suspense, useEffect, useRef, useSyncExternalStore } from 'react'
import { Failed } from '../shell/Failed.tsx'
import { NotFound } from '../shell/NotFound.tsx'
import { Waiting } from '../shell/Waiting.tsx'
import { useServices } from '../useServices.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import type { View } from './navigator.ts'
import styles from './Viewport.module.css'

/** Shows the page that the navigator has opened. */
export function Viewport() {
  const { navigator } = useServices()
  const view = useSyncExternalStore(navigator.subscribe, navigator.getView)
  const place = useRef<HTMLDivElement>(null)
  const navigation = view.kind === 'page' ? view.navigation : null

  /** A new page begins at its top, for the eyes and for the keyboard. */
  useEffect(() => {
    if (navigation === null) return
    window.scrollTo(0, 0)
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true })
  }, [navigation])

  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      <ViewOf view={view} />
    </div>
  )
}

function ViewOf({ view }: { view: View }) {
  switch (view.kind) {
    case 'waiting':
      return <Waiting />
    case 'lost':
      return <NotFound />
    case 'failed':
      return <Failed error={view.error} />
    case 'page':
      return (
        <ErrorBoundary key={view.navigation}>
          <Suspense fallback={<Waiting />}>
            <view.Component {...view.params} />
          </Suspense>
        </ErrorBoundary>
      )
  }
}
