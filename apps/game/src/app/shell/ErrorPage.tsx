import { ApiError, NetworkError, tooOldStatus } from '@letterliaan/contract/client'
import type { SpokenLine } from '@letterliaan/texts'
import { commonTexts } from '@letterliaan/texts/common'
import { shellTexts } from '@letterliaan/texts/shell'
import { Button, getButtonClass, Glyph } from '@letterliaan/ui'
import { SpokenText } from '@letterliaan/ui/spoken'
import { useEffect } from 'react'
import { moveLoginToSupervisorApp } from '@letterliaan/web/app-logins'
import { addBasePath } from '@letterliaan/web/base-path'
import { ChunkLoadError } from '@letterliaan/web/navigator'
import { useStore } from '@letterliaan/web/use-store'
import { Link } from '@letterliaan/web/link'
import { addresses, supervisorHome } from '../addresses.ts'
import { toFailureLine, noNetworkText, NoStudentError } from '../explain-failure.ts'
import { useServices } from '../useServices.ts'
import { MessagePage } from './MessagePage.tsx'

/** Shows every error, so that no page stays blank. */
export function ErrorPage({ error, from = null }: { error: unknown; from?: string | null }) {
  const { navigator, connection, offline, version } = useServices()
  const isOldHere = useStore(version.isTooOld)
  const isMissingCode = error instanceof ChunkLoadError
  const isOld = isTooOld(error) || (isMissingCode && isOldHere)
  // A page opened by its address has no previous page. A device with a step also has the overview.
  const back = from ?? (offline.hasStep() ? addresses.overview : null)

  function saidOf(): SpokenLine | null {
    if (isOld) return shellTexts.newVersion.said
    if (!(error instanceof NetworkError)) return null
    return offline.hasStep() ? shellTexts.notHere : noNetworkText
  }

  /** A browser may not request missing code again, so this reloads the page, unless answers would be lost. */
  function tryAgain() {
    if (isMissingCode && !connection.heldUp.get()) return window.location.reload()
    navigator.open()
  }

  useEffect(() => {
    if (isMissingCode) void version.hasNewer()
  }, [isMissingCode, version])

  useEffect(() => {
    if (!(error instanceof NetworkError)) return
    window.addEventListener('online', tryAgain)
    return () => window.removeEventListener('online', tryAgain)
  })

  if (error instanceof NoStudentError) return <SupervisorPage />
  if (error instanceof ApiError && error.status === 403) return <LockedPage error={error} />
  const said = saidOf()
  return (
    <MessagePage title={titleOf(error, isOld)} {...(said && { said })}>
      {said === null && (
        <p>
          {/* The server's own messages have no recorded speech. */}
          {error instanceof ApiError ? error.message : <SpokenText line={toFailureLine(error)} />}
        </p>
      )}
      <Button size="large" icon={<Glyph name="repeat" />} onClick={isOld ? version.reload : tryAgain}>
        {isOld ? shellTexts.newVersion.get : commonTexts.tryAgain}
      </Button>
      {error instanceof NetworkError && back !== null && (
        <Button variant="quiet" onClick={() => navigator.go(back, { replace: true })}>
          {from === null ? commonTexts.backToMap : shellTexts.goBack}
        </Button>
      )}
    </MessagePage>
  )
}

/** DAG-1 */
function SupervisorPage() {
  useEffect(() => {
    moveLoginToSupervisorApp(window)
    window.location.replace(addBasePath(supervisorHome))
  }, [])
  return (
    <MessagePage title={commonTexts.forSupervisors}>
      <p>{shellTexts.adults.ownPages}</p>
      <a href={addBasePath(supervisorHome)} className={getButtonClass({ size: 'large' })}>
        {shellTexts.goOn}
      </a>
    </MessagePage>
  )
}

/** Returns true if the server needs a newer page (NET-5). */
const isTooOld = (error: unknown): boolean => error instanceof ApiError && error.status === tooOldStatus

function titleOf(error: unknown, isOld: boolean): string {
  if (isOld) return shellTexts.newVersion.title
  return error instanceof NetworkError ? shellTexts.noConnection : shellTexts.failed
}

/** Shown if the address of a locked page was typed (NAV-10). */
function LockedPage({ error }: { readonly error: ApiError }) {
  return (
    <MessagePage title={commonTexts.locked.text} said={shellTexts.lockedPage}>
      <p>{error.message}</p>
      <Link to={addresses.overview} className={getButtonClass({ size: 'large' })}>
        {commonTexts.toMap}
      </Link>
    </MessagePage>
  )
}

export function NotFoundPage() {
  return (
    <MessagePage title={shellTexts.lost} said={shellTexts.notFound}>
      <Link to={addresses.overview} className={getButtonClass({ size: 'large' })}>
        {commonTexts.toMap}
      </Link>
    </MessagePage>
  )
}
