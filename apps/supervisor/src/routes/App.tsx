import { ErrorBoundary } from '@letterliaan/web/error-boundary'
import type { NavigatorView } from '@letterliaan/web/navigator'
import { useStore } from '@letterliaan/web/use-store'
import { useQuery, useQueryErrorResetBoundary } from '@tanstack/react-query'
import { Suspense, useEffect, useState, type ReactNode } from 'react'
import { MayChangeContext } from '../app/may-change.ts'
import type { PageMeta } from '../app/navigation/page.ts'
import { ErrorPage } from '../app/shell/ErrorPage.tsx'
import { Shell } from '../app/shell/Shell.tsx'
import { Skeleton } from '../app/shell/Skeleton.tsx'
import * as shellTexts from '../app/texts/shell.ts'
import { useServices } from '../app/useServices.ts'
import { useMenu } from './useMenu.ts'
import { LoginScreen } from '../features/login/LoginScreen.tsx'
import { ConfirmEmailScreen } from '../features/own-account/ConfirmEmailScreen.tsx'
import { AcceptScreen } from '../features/staff/AcceptScreen.tsx'
import { addresses } from './addresses.ts'
import { useIdleLogout } from './useIdleLogout.ts'
import { useSchoolLogin } from './useSchoolLogin.ts'
import { usePageTools } from './usePageTools.tsx'
import { NotFoundPage } from './screens/NotFoundPage.tsx'

/** The page at the current address. Without a login the login form is shown at that address, and then the page. */
export function App() {
  const { session, navigator } = useServices()
  const isLoggedIn = useStore(session.loginId) !== null
  const view = useStore(navigator.view)
  const school = useSchoolLogin()
  const [isIdleOut, setIdleOut] = useState(false)
  if (window.location.pathname === addresses.invitation) return <AcceptScreen home={addresses.today} />
  if (window.location.pathname === addresses.confirmEmail)
    return <ConfirmEmailScreen home={addresses.today} />
  if (school.isUnderWay) return <Skeleton />
  if (!isLoggedIn) return <LoginPage schoolFailure={school.failure} isIdleOut={isIdleOut} />
  return <ViewInShell view={view} onIdle={setIdleOut} />
}

interface ViewProps {
  readonly view: NavigatorView<PageMeta>
  /** True: nobody used the app, and it was left. */
  readonly onIdle: (isIdle: boolean) => void
}

function ViewInShell({ view, onIdle }: ViewProps) {
  const { navigator, queries } = useServices()
  const menu = useMenu(view.kind === 'page' ? view.meta.name : null)
  const tools = usePageTools()
  const { data: me } = useQuery(queries.me)
  const isAccount = view.kind === 'page' && view.meta.name === 'account'
  const mustSetUp = me?.needs_second_factor === true && !isAccount
  useIdleLogout(me?.idle_minutes ?? null, onIdle)
  useEffect(() => {
    if (mustSetUp) navigator.go(addresses.account, { replace: true })
  }, [mustSetUp, navigator])
  if (mustSetUp) return <Skeleton />
  return (
    <MayChangeContext value={me?.role !== 'meekijker'}>
      <Shell
        menu={menu}
        home={addresses.today}
        settings={addresses.settings}
        account={addresses.account}
        tools={tools.buttons}
      >
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

interface LoginPageProps {
  readonly schoolFailure: unknown
  readonly isIdleOut: boolean
}

function LoginPage({ schoolFailure, isIdleOut }: LoginPageProps) {
  const { logIn, passSecondFactor, logInByPasskey } = useServices()
  return (
    <LoginScreen
      onLogin={logIn}
      onSecondStep={passSecondFactor}
      onPasskey={logInByPasskey}
      schoolFailure={schoolFailure}
      notice={isIdleOut ? shellTexts.idle : null}
    />
  )
}
