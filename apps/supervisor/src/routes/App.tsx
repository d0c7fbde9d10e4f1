import { useSyncExternalStore } from 'react'
import { ErrorBoundary } from '../app/shell/ErrorBoundary.tsx'
import { Shell } from '../app/shell/Shell.tsx'
import { useServices } from '../app/useServices.ts'
import { addresses } from './addresses.ts'
import { findPlace, type Place } from './places.ts'
import { LoginPage } from './screens/LoginPage.tsx'
import { MarkedPage } from './screens/MarkedPage.tsx'
import { NotFoundPage } from './screens/NotFoundPage.tsx'
import { StepPage } from './screens/StepPage.tsx'
import { WorldPage } from './screens/WorldPage.tsx'

/** The page that the address names. Who is not logged in logs in there, and then is where it wanted to be. */
export function App() {
  const { session, navigator } = useServices()
  const isLoggedIn = useSyncExternalStore(session.onChange, session.isLoggedIn)
  const path = useSyncExternalStore(navigator.subscribe, navigator.getPath)
  if (!isLoggedIn) return <LoginPage />
  return (
    <Shell path={path} links={{ words: addresses.start, marked: addresses.marked }}>
      <ErrorBoundary key={path}>
        <PlacePage place={findPlace(path)} />
      </ErrorBoundary>
    </Shell>
  )
}

function PlacePage({ place }: { place: Place | null }) {
  switch (place?.name) {
    case 'start':
      return <WorldPage world={1} />
    case 'world':
      return <WorldPage world={place.world} />
    case 'step':
      return <StepPage step_id={place.step_id} />
    case 'marked':
      return <MarkedPage />
    case undefined:
      return <NotFoundPage />
  }
}
