import { ErrorBoundary } from '@letterliaan/web/error-boundary'
import type { NavigatorView } from '@letterliaan/web/navigator'
import { useStore } from '@letterliaan/web/use-store'
import { useQuery, useQueryErrorResetBoundary } from '@tanstack/react-query'
import { Suspense, useEffect, useState, useRef, type ReactNode } from 'react'
import { removeBasePath } from '@letterliaan/web/base-path'
import { addresses, MayChangeContext, shellTexts, Skeleton, useServices } from '../app/index.ts'
import type { PageMeta } from '../app/navigation/page.ts'
import type { PageName } from '../app/navigation/page-facts.ts'
import { ErrorPage } from '../app/shell/ErrorPage.tsx'
import { Shell } from '../app/shell/Shell.tsx'
import { listBoardMenu, listMenu } from './list-menu.ts'
import { LoginScreen } from '../features/login/LoginScreen.tsx'
import { ConfirmEmailScreen } from '../features/own-account/ConfirmEmailScreen.tsx'
import { AcceptScreen } from '../features/staff/AcceptScreen.tsx'
import { usePageTools } from './usePageTools.tsx'
import { BoardSettingsPage, SchoolsPage } from './screens/BoardPages.tsx'
import { NotFoundPage } from './screens/NotFoundPage.tsx'
import { watchIdle } from '../app/idle-watch.ts'

/** Shows the page at the present address, or the login form there if nobody is logged in. */
export function App() {
  const { session, navigator } = useServices()
  const isLoggedIn = useStore(session.loginId) !== null
  const view = useStore(navigator.view)
  const school = useSchoolLogin()
  const [isIdleOut, setIdleOut] = useState(false)
  if (removeBasePath(window.location.pathname) === addresses.invitation)
    return <AcceptScreen home={addresses.today} />
  if (removeBasePath(window.location.pathname) === addresses.confirmEmailChange)
    return <ConfirmEmailScreen home={addresses.today} />
  if (school.isUnderWay) return <Skeleton />
  if (!isLoggedIn) return <LoginPage schoolFailure={school.failure} isIdleOut={isIdleOut} />
  return <ViewInShell view={view} onIdle={setIdleOut} />
}

interface ViewProps {
  readonly view: NavigatorView<PageMeta>
}

interface ViewInShellProps extends ViewProps {
  /** Called with true after the logout of an idle user. */
  readonly onIdle: (isIdle: boolean) => void
}

/** Loads the user's role first, because a board must not request data about children. */
function ViewInShell({ view, onIdle }: ViewInShellProps) {
  const { navigator, queries } = useServices()
  const { data: me, isPending } = useQuery(queries.me)
  const mustSetUp = me?.needs_second_factor === true && nameOf(view) !== 'account'
  useIdleLogout(me?.idle_minutes ?? null, onIdle)
  useEffect(() => {
    if (mustSetUp) navigator.go(addresses.account, { replace: true })
  }, [mustSetUp, navigator])
  if (isPending || mustSetUp) return <Skeleton />
  return me?.role === 'bestuur' ? (
    <BoardShell view={view} />
  ) : (
    <SchoolShell view={view} mayChange={me?.role !== 'meekijker'} />
  )
}

function SchoolShell({ view, mayChange }: ViewProps & { readonly mayChange: boolean }) {
  const tools = usePageTools(nameOf(view))
  const isLost = isOfBoardOnly(nameOf(view))
  return (
    <MayChangeContext value={mayChange}>
      <Shell
        menu={listMenu(nameOf(view))}
        home={addresses.today}
        account={addresses.account}
        tools={tools.buttons}
      >
        {isLost ? <NotFoundPage /> : <View view={view} />}
      </Shell>
      {tools.dialog}
    </MayChangeContext>
  )
}

function BoardShell({ view }: ViewProps) {
  const name = nameOf(view)
  return (
    <Shell menu={listBoardMenu(name)} home={addresses.schools} account={addresses.account}>
      <PageBoundary key={name}>
        <BoardView view={view} />
      </PageBoundary>
    </Shell>
  )
}

/** The start page and settings of a board have the same addresses as those of a school. */
function BoardView({ view }: ViewProps) {
  const name = nameOf(view)
  if (name === 'today') return <SchoolsPage />
  if (name === 'settings') return <BoardSettingsPage />
  const isShared = name === null || name === 'staff' || name === 'account' || name === 'installation'
  return isShared || isOfBoardOnly(name) ? <View view={view} /> : <NotFoundPage />
}

const nameOf = (view: NavigatorView<PageMeta>): PageName | null =>
  view.kind === 'page' ? view.meta.name : null

const isOfBoardOnly = (name: PageName | null): boolean => name === 'schools' || name === 'school'

function View({ view }: ViewProps) {
  const { navigator } = useServices()
  return (
    <>
      {view.kind === 'waiting' && <Skeleton />}
      {view.kind === 'failed' && <ErrorPage error={view.error} onRetry={navigator.open} />}
      {view.kind === 'lost' && <NotFoundPage />}
      {view.kind === 'page' && (
        <PageBoundary key={view.address}>
          <view.Component {...view.params} />
        </PageBoundary>
      )}
    </>
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
  const { logIn, passSecondFactor, logInByPasskey, navigator } = useServices()
  const isLost = useStore(navigator.view).kind === 'lost'
  // Opens the start page if the address is unknown, such as /begeleider/inloggen.
  useEffect(() => {
    if (isLost) navigator.go(addresses.today, { replace: true })
  }, [isLost, navigator])
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

/** Logs out an idle user (ORG-5). `minutes` is null while unknown. */
function useIdleLogout(minutes: number | null, onIdle: (isIdle: boolean) => void): void {
  const { logOutIdle } = useServices()
  useEffect(() => {
    if (minutes === null) return
    onIdle(false)
    const leave = () => {
      onIdle(true)
      logOutIdle()
    }
    const { stop } = watchIdle({ idleMs: minutes * 60_000, onIdle: leave }, window)
    return stop
  }, [minutes, onIdle, logOutIdle])
}

const readCode = (): string | null => new URLSearchParams(window.location.hash.slice(1)).get('inlogcode')

interface SchoolLoginState {
  readonly isUnderWay: boolean
  /** Undefined if there was no error. */
  readonly failure: unknown
}

/** Logs in with the code after `#` when the school's login redirects back (SSO-1). */
function useSchoolLogin(): SchoolLoginState {
  const { logInBySchool } = useServices()
  const [code] = useState(readCode)
  const [state, setState] = useState<SchoolLoginState>({ isUnderWay: code !== null, failure: undefined })
  const isSent = useRef(false)

  useEffect(() => {
    if (code === null || isSent.current) return
    isSent.current = true
    window.history.replaceState(null, '', window.location.pathname + window.location.search)
    logInBySchool(code)
      .then(() => setState({ isUnderWay: false, failure: undefined }))
      .catch((failure: unknown) => setState({ isUnderWay: false, failure }))
  }, [code, logInBySchool])

  return state
}
