import { ApiError, NetworkError } from '@letterliaan/contract/client'
import { toldLine } from '@letterliaan/texts'
import * as commonTexts from '@letterliaan/texts/common'
import * as shellTexts from '@letterliaan/texts/shell'
import { Button, buttonClass, Glyph } from '@letterliaan/ui'
import { SpokenText } from '@letterliaan/ui/spoken'
import { useEffect } from 'react'
import { handLoginToSupervisor } from '@letterliaan/web/app-logins'
import { placed } from '@letterliaan/web/place'
import { supervisorHome } from '../addresses.ts'
import { explainFailure, noNetworkText, NoStudentError } from '../explain-failure.ts'
import { ChunkLoadError } from '@letterliaan/web/navigator'
import { useServices } from '../useServices.ts'
import { LockedPage } from './LockedPage.tsx'
import { MessagePage } from './MessagePage.tsx'

/** Never a blank page. */
export function ErrorPage({ error, from = null }: { error: unknown; from?: string | null }) {
  const { navigator, connection } = useServices()

  /** A browser may not ask twice for missing code; a new page does, but loses waiting answers. */
  function tryAgain() {
    if (error instanceof ChunkLoadError && !connection.heldUp.get()) return window.location.reload()
    navigator.open()
  }

  useEffect(() => {
    if (!(error instanceof NetworkError)) return
    window.addEventListener('online', tryAgain)
    return () => window.removeEventListener('online', tryAgain)
  })

  if (error instanceof NoStudentError) return <SupervisorPage />
  if (error instanceof ApiError && error.status === 403) return <LockedPage error={error} />
  return (
    <MessagePage title={titleOf(error)} {...(error instanceof NetworkError && { said: noNetworkText })}>
      {!(error instanceof NetworkError) && (
        <p>
          {/* The server's own sentences have no prepared sound. */}
          {error instanceof ApiError ? error.message : <SpokenText line={toldLine(explainFailure(error))} />}
        </p>
      )}
      <Button size="large" icon={<Glyph name="repeat" />} onClick={tryAgain}>
        {commonTexts.tryAgain}
      </Button>
      {error instanceof NetworkError && from !== null && (
        <Button variant="quiet" onClick={() => navigator.go(from, { replace: true })}>
          {shellTexts.goBack}
        </Button>
      )}
    </MessagePage>
  )
}

/** DAG-1 */
function SupervisorPage() {
  useEffect(() => {
    handLoginToSupervisor(window)
    window.location.replace(placed(supervisorHome))
  }, [])
  return (
    <MessagePage title={commonTexts.forSupervisors}>
      <p>{shellTexts.adults.ownPages}</p>
      <a href={placed(supervisorHome)} className={buttonClass({ size: 'large' })}>
        {shellTexts.goOn}
      </a>
    </MessagePage>
  )
}

const titleOf = (error: unknown): string =>
  error instanceof NetworkError ? shellTexts.noConnection : shellTexts.failed
