import { ApiError, NetworkError } from '@letterliaan/contract/client'
import { FlatButton } from '../controls/FlatButton.tsx'
import { PageFrame } from './PageFrame.tsx'
import { texts as commonTexts } from '../texts/common.ts'
import { texts } from '../texts/shell.ts'

/** A page that could not be made. */
export function ErrorPage({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <PageFrame title={error instanceof NetworkError ? texts.noConnection : texts.failedTitle}>
      <p>{explain(error)}</p>
      <p>
        <FlatButton look="primary" onClick={onRetry}>
          {commonTexts.tryAgain}
        </FlatButton>
      </p>
    </PageFrame>
  )
}

function explain(error: unknown): string {
  if (error instanceof NetworkError) return texts.unreachable
  return error instanceof ApiError ? error.message : texts.wentWrong
}
