import { ApiError, NetworkError } from '@letterliaan/contract/client'
import { addresses } from '../addresses.ts'
import { FlatButton, FlatLink } from '../controls/FlatButton.tsx'
import { PageFrame } from './PageFrame.tsx'
import { texts as commonTexts } from '../texts/common.ts'
import { texts } from '../texts/shell.ts'

export function ErrorPage({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <PageFrame title={nameError(error)}>
      <p>{explain(error)}</p>
      <p>
        {isRefused(error) ? (
          <FlatLink to={addresses.today} look="primary">
            {texts.notFound.action}
          </FlatLink>
        ) : (
          <FlatButton look="primary" onClick={onRetry}>
            {commonTexts.tryAgain}
          </FlatButton>
        )}
      </p>
    </PageFrame>
  )
}

/** Returns true if the page is for another role, so that a retry would not help. */
const isRefused = (error: unknown): boolean => error instanceof ApiError && error.status === 403

function nameError(error: unknown): string {
  if (isRefused(error)) return texts.notYours
  return error instanceof NetworkError ? texts.noConnection : texts.failedTitle
}

function explain(error: unknown): string {
  if (error instanceof NetworkError) return texts.unreachable
  return error instanceof ApiError ? error.message : texts.wentWrong
}
