import { EmptyState, FlatLink } from '../../app/controls/index.ts'
import { addresses, PageFrame, shellTexts } from '../../app/index.ts'

/** For an address that leads nowhere, and for what is not there, or not for this supervisor to see. */
export function NotFoundPage() {
  return (
    <PageFrame title={shellTexts.notFound.title}>
      <EmptyState
        title={shellTexts.notFound.hint}
        buddy={4}
        action={
          <FlatLink to={addresses.today} look="primary">
            {shellTexts.notFound.action}
          </FlatLink>
        }
      >
        {shellTexts.notFound.intro}
      </EmptyState>
    </PageFrame>
  )
}
