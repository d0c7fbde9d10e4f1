import { ErrorBoundary } from '@letterliaan/web/error-boundary'
import { Suspense, useEffect, useRef } from 'react'
import { ErrorPage, NotFoundPage } from '../shell/ErrorPage.tsx'
import { LoadingPage } from '../shell/LoadingPage.tsx'
import type { GameView } from './create-game-navigator.ts'
import { useShownView } from './useShownView.ts'
import styles from './Viewport.module.css'

export function Viewport() {
  const view = useShownView()
  const place = useRef<HTMLDivElement>(null)
  const navigation = view.kind === 'page' ? view.navigation : null

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

function ViewOf({ view }: { view: GameView }) {
  switch (view.kind) {
    case 'waiting':
      return <LoadingPage />
    case 'lost':
      return <NotFoundPage />
    case 'failed':
      return <ErrorPage error={view.error} from={view.from} />
    case 'page':
      return (
        <ErrorBoundary key={view.navigation} Fallback={ErrorPage}>
          <Suspense fallback={<LoadingPage />}>
            <view.Component {...view.params} />
          </Suspense>
        </ErrorBoundary>
      )
  }
}
