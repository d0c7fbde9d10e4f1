import { useSyncExternalStore } from 'react'
import { ErrorBoundary } from '../app/shell/ErrorBoundary.tsx'
import { Shell } from '../app/shell/Shell.tsx'
import { useServices } from '../app/useServices.ts'
import { findPlace, type Place } from './places.ts'
import { BooksPage } from './screens/BooksPage.tsx'
import { ChildrenPage } from './screens/ChildrenPage.tsx'
import { LoginPage } from './screens/LoginPage.tsx'
import { MarkedPage } from './screens/MarkedPage.tsx'
import { NotFoundPage } from './screens/NotFoundPage.tsx'
import { ReportsPage } from './screens/ReportsPage.tsx'
import { StepPage } from './screens/StepPage.tsx'
import { WorldPage } from './screens/WorldPage.tsx'
import { useMenu } from './useMenu.ts'

/** The page that the address names. Who is not logged in logs in there, and then is where it wanted to be. */
export function App() {
  const { session, navigator } = useServices()
  const isLoggedIn = useSyncExternalStore(session.onChange, session.isLoggedIn)
  const path = useSyncExternalStore(navigator.subscribe, navigator.getPath)
  if (!isLoggedIn) return <LoginPage />
  return <PageInShell path={path} />
}

function PageInShell({ path }: { path: string }) {
  const place = findPlace(path)
  return (
    <Shell menu={useMenu(place)}>
      <ErrorBoundary key={path}>
        <PlacePage place={place} />
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
    case 'books':
      return <BooksPage />
    case 'reports':
      return <ReportsPage />
    case 'children':
      return <ChildrenPage />
    case undefined:
      return <NotFoundPage />
  }
}
