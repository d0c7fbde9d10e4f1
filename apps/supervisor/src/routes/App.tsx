import { ErrorBoundary } from '@letterliaan/web/error-boundary'
import type { NavigatorView } from '@letterliaan/web/navigator'
import { useStore } from '@letterliaan/web/use-store'
import { useQuery, useQueryErrorResetBoundary } from '@tanstack/react-query'
import { Suspense, type ReactNode } from 'react'
import { MayChangeContext } from '../app/may-change.ts'
import type { PageMeta } from '../app/navigation/page.ts'
import { ErrorPage } from '../app/shell/ErrorPage.tsx'
import { Shell } from '../app/shell/Shell.tsx'
import { Skeleton } from '../app/shell/Skeleton.tsx'
import { useServices } from '../app/useServices.ts'
import { useMenu } from './useMenu.ts'
import { LoginScreen } from '../features/login/LoginScreen.tsx'
import { AcceptScreen } from '../features/staff/AcceptScreen.tsx'
import { addresses } from './addresses.ts'
import { useSchoolLogin } from './useSchoolLogin.ts'
import { usePageTools } from './usePageTools.tsx'
import { NotFoundPage } from './screens/NotFoundPage.tsx'

/** The page at the current address. Without a login the login form is shown at that address, and then the page. */
export function App() {
  const { session, navigator } = useServices()
  const isLoggedIn = useStore(session.loginId) !== null
  const view = useStore(navigator.view)
  const school = useSchoolLogin()
  if (window.location.pathname === addresses.invitation) return <AcceptScreen home={addresses.today} />
  if (school.isUnderWay) return <Skeleton />
  if (!isLoggedIn) return <LoginPage schoolFailure={school.failure} />
  return <ViewInShell view={view} />
}

function ViewInShell({ view }: { view: NavigatorView<PageMeta> }) {
  const { navigator, queries } = useServices()
  const menu = useMenu(view.kind === 'page' ? view.meta.name : null)
  const tools = usePageTools()
  const { data: me } = useQuery(queries.me)
  return (
    <MayChangeContext value={me?.role !== 'meekijker'}>
      <Shell menu={menu} home={addresses.today} settings={addresses.settings} tools={tools.buttons}>
        {view.kind === 'waiting' && <Skeleton />}
        {view.kind === 'failed' && <ErrorPage error={view.error} onRetry={navigator.open} />}
        {view.kind === 'lost' && <NotFoundPage />}
        {view.kind === 'page' && (
          <PageBoundary key={view.address}>
            <view.Component {...view.params} />
          </PageBoundary>
        )}
      </Shell>
      {tools.dialog}
    </MayChangeContext>
  )
}

function PageBoundary({ children }: { children: ReactNode }) {
  const { reset } = useQueryErrorResetBoundary()
  return (
    <ErrorBoundary Fallback={ErrorPage} onRetry={reset}>
      <Suspense fallback={<Skeleton />}>{children}</Suspense>
    </ErrorBoundary>
  )
}

function LoginPage({ schoolFailure }: { readonly schoolFailure: unknown }) {
  const { logIn } = useServices()
  return <LoginScreen onLogin={logIn} schoolFailure={schoolFailure} />
}
