import { ApiError, NetworkError } from '@letterliaan/contract/client'
import { FlatButton } from '../controls/FlatButton.tsx'
import { PageFrame } from './PageFrame.tsx'

/** A page that could not be made. */
export function ErrorPage({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <PageFrame title={error instanceof NetworkError ? 'Geen verbinding' : 'Dat is niet gelukt'}>
      <p>{explain(error)}</p>
      <p>
        <FlatButton look="primary" onClick={onRetry}>
          Probeer opnieuw
        </FlatButton>
      </p>
    </PageFrame>
  )
}

function explain(error: unknown): string {
  if (error instanceof NetworkError) return 'De server is niet bereikbaar. Controleer uw internetverbinding.'
  return error instanceof ApiError ? error.message : 'Er ging iets mis. Probeer het opnieuw.'
}
